import { describe, expect, it } from 'vitest'

import { takeReload } from './missing-page.tsx'

const NOON = Date.UTC(2026, 10, 21, 12)

describe('a page that came incomplete', () => {
  it('is loaded anew once in 60 s', () => {
    const tab = storage()
    const times = [0, 1, 59_999, 60_000, 60_001].map((ms) => takeReload(() => tab, NOON + ms))
    expect(times).toEqual([true, false, false, true, false])
    expect(tab.getItem('passarela:reloaded-at')).toBe(String(NOON + 60_000))
  })

  it('is loaded anew where the clock was set back', () => {
    const tab = storage()
    takeReload(() => tab, NOON)
    expect(takeReload(() => tab, NOON - 3_600_000)).toBe(true)
  })

  it('is loaded anew where something else was kept', () => {
    const tab = storage()
    tab.setItem('passarela:reloaded-at', 'yesterday')
    expect(takeReload(() => tab, NOON)).toBe(true)
  })

  it('is never loaded anew where the browser keeps nothing, lest it go on for ever', () => {
    const full = () => Object.assign(storage(), { setItem: closed })
    expect([takeReload(closed, NOON), takeReload(full, NOON)]).toEqual([false, false])
  })
})

const closed = () => {
  throw new DOMException('not here', 'SecurityError')
}

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}
