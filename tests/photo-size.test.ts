import { expect, it } from 'vitest'

import { MOST_PHOTO_BYTES } from '#contract/panel/entries.ts'
import { MOST_PHOTO_BYTES as MOST_IN_BROWSER } from '#site/scouting/photo-limits.ts'

it('the browser sends a photo as large as the contract permits, and no larger', () => {
  expect(MOST_IN_BROWSER).toBe(MOST_PHOTO_BYTES)
})
