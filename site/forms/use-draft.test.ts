import { describe, expect, it } from 'vitest'

import { createStore } from '../page/tab-storage.ts'
import { DRAFT_IDLE_MS, readDraft, writeDraft } from './use-draft.ts'

const DRAFT_KEY = 'passarela:application'

const NOW = 1_800_000_000_000

function tab() {
  const kept = new Map<string, string>()
  const store = createStore(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }))
  return { kept, store }
}

const shut = createStore(() => ({
  getItem: () => {
    throw new Error('shut')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('shut')
  },
}))

describe('a draft', () => {
  it('is what was typed, under one key', () => {
    const { kept, store } = tab()
    writeDraft(store, DRAFT_KEY, { email: 'ana@a.example' }, NOW)
    expect([...kept.keys()]).toEqual([DRAFT_KEY])
    expect(readDraft(store, DRAFT_KEY, NOW + 1_000)).toEqual({ email: 'ana@a.example' })
  })

  it('is gone after two hours of nobody typing, also from the storage', () => {
    const { kept, store } = tab()
    writeDraft(store, DRAFT_KEY, { email: 'ana@a.example' }, NOW)
    expect(readDraft(store, DRAFT_KEY, NOW + DRAFT_IDLE_MS)).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('is gone once it is cleared', () => {
    const { kept, store } = tab()
    writeDraft(store, DRAFT_KEY, { email: 'ana@a.example' }, NOW)
    store.remove(DRAFT_KEY)
    expect(kept.size).toBe(0)
  })

  it.each(['', 'x', '[]', '{"at":1}', '{"at":"1","values":{}}', `{"at":${NOW},"values":{"a":1}}`])(
    'that cannot be read (%s) is none, and thrown away',
    (text) => {
      const { kept, store } = tab()
      kept.set(DRAFT_KEY, text)
      expect(readDraft(store, DRAFT_KEY, NOW)).toBeNull()
      expect(kept.size).toBe(0)
    },
  )

  it('is nothing that a form could fail of, where the browser keeps nothing', () => {
    writeDraft(shut, DRAFT_KEY, { email: 'ana@a.example' }, NOW)
    shut.remove(DRAFT_KEY)
    expect(readDraft(shut, DRAFT_KEY, NOW)).toBeNull()
  })
})
