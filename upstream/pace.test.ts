import { setTimeout as delay } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createPace } from './pace.ts'

it('a service that takes long is not prompt until it has answered', async () => {
  const pace = createPace(20)
  const work = pace.watch(() => delay(60))
  expect(pace.isPrompt()).toBe(true)
  await delay(40)
  expect(pace.isPrompt()).toBe(false)
  await work
  expect(pace.isPrompt()).toBe(true)
})

it('a service that has answered in time stays prompt', async () => {
  const pace = createPace(20)
  await pace.watch(async () => {})
  await pace.watch(() => Promise.reject(new Error('at once'))).catch(() => {})
  await delay(40)
  expect(pace.isPrompt()).toBe(true)
})
