import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the line of a navigation', () => {
  it('is not seen when the page comes within 200 ms', () => {
    const progress = createProgress()
    const seen = watch(progress)
    progress.take('start')
    vi.advanceTimersByTime(199)
    progress.take('arrive')
    vi.runAllTimers()
    expect(seen).toEqual(['waiting', 'idle'])
  })

  it('is seen from then on, and for a moment after the page has come', () => {
    const progress = createProgress()
    progress.take('start')
    vi.advanceTimersByTime(200)
    expect(progress.current()).toBe('running')
    progress.take('arrive')
    expect(progress.current()).toBe('done')
    vi.runAllTimers()
    expect(progress.current()).toBe('idle')
  })

  it('lets the content step back where it takes long, for as long as it takes', () => {
    const progress = createProgress()
    const seen = watch(progress)
    progress.take('start')
    vi.runAllTimers()
    expect(seen).toEqual(['waiting', 'running', 'lingering'])
  })

  it('goes on where another page is wished for meanwhile', () => {
    const progress = createProgress()
    progress.take('start')
    vi.advanceTimersByTime(200)
    progress.take('start')
    expect(progress.current()).toBe('running')
  })

  it.each([0, 200, 1200])('fails, then goes: after %i ms', (ms) => {
    const progress = createProgress()
    progress.take('start')
    vi.advanceTimersByTime(ms)
    progress.take('fail')
    expect(progress.current()).toBe('failed')
    vi.runAllTimers()
    expect(progress.current()).toBe('idle')
  })

  it.each([
    ['at once', 'start', 0, 0],
    ['at once, which is found out long after', 'start', 0, 5000],
    ['after a while', 'start', 200, 0],
    ['in another language', 'switch', 0, 0],
  ] as const)('fails also where a page has come without its script: %s', (_, begin, ms, later) => {
    const progress = createProgress()
    progress.take(begin)
    vi.advanceTimersByTime(ms)
    progress.take('arrive')
    vi.advanceTimersByTime(later)
    progress.take('miss')
    expect(progress.current()).toBe('failed')
    vi.runAllTimers()
    expect(progress.current()).toBe('idle')
  })

  it('says nothing of an error page that was loaded as such', () => {
    const progress = createProgress()
    progress.take('fail')
    expect(progress.current()).toBe('idle')
  })

  it('begins anew whatever the last one came to', () => {
    const progress = createProgress()
    progress.take('start')
    progress.take('fail')
    progress.take('start')
    vi.advanceTimersByTime(200)
    expect(progress.current()).toBe('running')
  })
})

describe('the line of another language', () => {
  it.each([0, 300, 599])('is seen at once and for 600 ms, come it after %i', (ms) => {
    const progress = createProgress()
    progress.take('switch')
    expect(progress.current()).toBe('switching')
    vi.advanceTimersByTime(ms)
    progress.take('arrive')
    expect(progress.current()).toBe('switched')
    vi.advanceTimersByTime(599 - ms)
    expect(progress.current()).toBe('switched')
    vi.advanceTimersByTime(1)
    expect(progress.current()).toBe('idle')
  })

  it('becomes that of any navigation where it takes longer', () => {
    const progress = createProgress()
    progress.take('switch')
    vi.advanceTimersByTime(600)
    expect(progress.current()).toBe('running')
  })
})

it('who listens no more is told nothing', () => {
  const progress = createProgress()
  const listener = vi.fn<() => void>()
  const stop = progress.listen(listener)
  progress.take('start')
  stop()
  progress.take('arrive')
  expect(listener).toHaveBeenCalledOnce()
})

function watch(progress: ReturnType<typeof createProgress>): string[] {
  const seen: string[] = []
  progress.listen(() => seen.push(progress.current()))
  return seen
}
