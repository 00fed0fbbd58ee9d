import { describe, expect, it } from 'vitest'

import { createStore } from '../page/tab-storage.ts'
import { createListPositions } from './list-position.ts'

/** A tab's storage. */
function storageWith(text: string | null = null) {
  let kept = text
  return () => ({
    getItem: () => kept,
    setItem: (_: string, written: string) => {
      kept = written
    },
    removeItem: () => {},
  })
}

const refused = (): never => {
  throw new DOMException('The operation is insecure.')
}

describe('the position in a list', () => {
  it('is kept for each history entry, beyond a reload', () => {
    const storage = storageWith()
    const before = createListPositions(createStore(storage))
    before.keepPosition({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    before.keepPosition({ entry: 'b', list: 'men' }, { shown: 40, scrolled: 800 })
    const after = createListPositions(createStore(storage))
    expect(after.positionAt('a')).toEqual({ shown: 60, scrolled: null })
    expect(after.positionAt('b')).toEqual({ shown: 40, scrolled: 800 })
    expect(after.positionAt('c')).toBeNull()
  })

  it('is that of the same list in another language', () => {
    const { keepPosition, positionIn } = createListPositions(createStore(storageWith()))
    keepPosition({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(positionIn('women')).toEqual({ shown: 60, scrolled: null })
    expect(positionIn('men')).toBeNull()
  })

  it('is the same object until it changes, as React asks for', () => {
    const { keepPosition, positionAt } = createListPositions(createStore(storageWith()))
    keepPosition({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(positionAt('a')).toBe(positionAt('a'))
  })

  it('is kept for the 50 latest entries', () => {
    const storage = storageWith()
    const { keepPosition } = createListPositions(createStore(storage))
    for (let entry = 0; entry < 60; entry += 1) {
      keepPosition({ entry: `${entry}`, list: 'all' }, { shown: 40, scrolled: null })
    }
    const { positionAt } = createListPositions(createStore(storage))
    expect([positionAt('9'), positionAt('10')?.shown]).toEqual([null, 40])
  })

  it('is remembered by the page where there is no storage', () => {
    const { keepPosition, positionAt } = createListPositions(createStore(refused))
    expect(positionAt('a')).toBeNull()
    keepPosition({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(positionAt('a')?.shown).toBe(60)
  })

  it.each([
    '',
    '{',
    '{"a":1}',
    '[["a"]]',
    '[["a",{"shown":"60"}]]',
    '[["a",{"shown":1e400}]]',
    '7',
  ])('is none where something else was stored: %s', (text) => {
    expect(createListPositions(createStore(storageWith(text))).positionAt('a')).toBeNull()
  })

  it('tells who listens when it changes', () => {
    const { keepPosition, subscribe } = createListPositions(createStore(storageWith()))
    const heard: string[] = []
    subscribe(() => heard.push('first'))
    subscribe(() => heard.push('second'))()
    keepPosition({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(heard).toEqual(['first'])
  })
})
