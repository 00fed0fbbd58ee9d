import { expect, it } from 'vitest'

import { MAX_PHOTO_BYTES } from '#contract/panel/entries.ts'
import { MAX_PHOTO_BYTES as MAX_IN_BROWSER } from '#site/scouting/use-photos.ts'

it('the browser sends a photo as large as the contract permits, and no larger', () => {
  expect(MAX_IN_BROWSER).toBe(MAX_PHOTO_BYTES)
})
