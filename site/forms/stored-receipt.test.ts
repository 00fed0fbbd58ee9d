import { describe, expect, it } from 'vitest'

import { readReceipt, writeReceipt } from './stored-receipt.ts'
import { createStore } from '../page/tab-storage.ts'

const receipt = { reference: '0197-a', secret: '7KQM-2T9X-0PCV-WH4D', at: 1_700_000_000_000 }
const key = 'passarela:application-receipt'

function shut(): never {
  throw new DOMException('shut', 'SecurityError')
}

function tab() {
  const items = new Map<string, string>()
  const store = createStore(() => ({
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }))
  return { items, store }
}

describe('a receipt', () => {
  it('is kept for the tab until somebody begins anew', () => {
    const { store } = tab()
    writeReceipt(store, key, receipt)
    expect(readReceipt(store, key)).toEqual(receipt)
    store.remove(key)
    expect(readReceipt(store, key)).toBeNull()
  })

  it('is kept without anything that tells who sent it', () => {
    const { items, store } = tab()
    const outcome = { ...receipt, status: 'received', name: 'Ana Canária', formKey: 'k' }
    writeReceipt(store, key, outcome)
    expect(JSON.parse(items.get(key) ?? '')).toEqual(receipt)
  })

  it('of an earlier version has no secret', () => {
    const { items, store } = tab()
    items.set(key, '{"reference":"0197-a","at":1}')
    expect(readReceipt(store, key)).toEqual({ reference: '0197-a', secret: null, at: 1 })
  })

  it.each(['', '{', 'null', '[]', '{"reference":7,"at":1}', '{"reference":"a","at":"1"}'])(
    'that reads %s is none',
    (text) => {
      const { items, store } = tab()
      items.set(key, text)
      expect(readReceipt(store, key)).toBeNull()
    },
  )

  it.each([shut, () => ({ getItem: shut, setItem: shut, removeItem: shut })])(
    'does without a storage that is shut',
    (open) => {
      const store = createStore(open)
      expect(() => writeReceipt(store, key, receipt)).not.toThrow()
      expect(() => store.remove(key)).not.toThrow()
      expect(readReceipt(store, key)).toBeNull()
    },
  )
})
