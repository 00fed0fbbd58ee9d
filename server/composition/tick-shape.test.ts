import { createHook } from 'node:async_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { keepTickShape } from './tick-shape.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** How many of the objects that were made for ticks meanwhile live on after a collection. */
async function ticksAlive(act: () => void): Promise<number> {
  const ticks: WeakRef<object>[] = []
  const hook = createHook({
    init: (_id, type, _cause, tick: object) => {
      if (type === 'TickObject') ticks.push(new WeakRef(tick))
    },
  }).enable()
  act()
  hook.disable()
  await turn()
  collectGarbage()
  await turn()
  return ticks.filter((tick) => tick.deref() !== undefined).length
}

it('one tick outlives a collection, as no other does', async () => {
  expect(await ticksAlive(() => process.nextTick(() => undefined))).toBe(0)
  expect(await ticksAlive(keepTickShape)).toBe(1)
})
