import { describe, expect, it } from 'vitest'

import { createSlots } from './slots.ts'

/** Three slots, two a holder, and a clock that the test sets. */
function threeSlots() {
  const clock = { nowMs: 0 }
  const evicted: string[] = []
  const limits = { atOnce: 3, byHolder: 2, evictAfterMs: 1_000 }
  const slots = createSlots(limits, () => clock.nowMs)
  const take = (name: string, holder: string | null = null) => {
    const slot = slots.take(holder)
    slot?.evicted.addEventListener('abort', () => evicted.push(name))
    return slot
  }
  return { clock, evicted, take }
}

describe('slots', () => {
  it('are so many, each free again once it is released', () => {
    const { take } = threeSlots()
    const [first] = [take('a'), take('b'), take('c')]
    expect(take('d')).toBeNull()
    first?.release()
    first?.release()
    expect(take('d')).not.toBeNull()
    expect(take('e')).toBeNull()
  })

  it('go to a newcomer where a reader pauses for long, the longest first', () => {
    const { clock, evicted, take } = threeSlots()
    const [first, second] = [take('a'), take('b'), take('c')]
    second?.pause()
    clock.nowMs = 500
    first?.pause()
    expect(take('d')).toBeNull()
    clock.nowMs = 2_000
    expect(take('d')).not.toBeNull()
    expect(evicted).toEqual(['b'])
    second?.release() // which was not its own any more
    first?.resume()
    expect(take('e')).toBeNull()
  })

  it('limit the slots of one holder, who can evict only his own', () => {
    const { clock, evicted, take } = threeSlots()
    const other = take('other', 'them')
    const mine = [take('a', 'me'), take('b', 'me')]
    other?.pause()
    clock.nowMs = 2_000
    expect(take('c', 'me')).toBeNull()
    mine[1]?.pause()
    clock.nowMs = 4_000
    expect(take('c', 'me')).not.toBeNull()
    expect(evicted).toEqual(['b'])
  })
})
