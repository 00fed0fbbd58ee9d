import { expect, it } from 'vitest'

import { outboxLimits } from '#outbox/outbox-limits.ts'
import { sendingLimits } from '#site/forms/send-form.ts'

/** The counts of the limits by address wait for the database twice, for two seconds each. */
const COUNTS_MS = 4_000

it('the outbox answers a visitor before the page stops to wait, whatever the storage does', () => {
  expect(outboxLimits.keepMs + COUNTS_MS).toBeLessThan(sendingLimits.answerMs)
})
