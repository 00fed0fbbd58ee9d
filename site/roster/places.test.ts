import { describe, expect, it } from 'vitest'

import { createStore } from '../page/tab-storage.ts'
import { createPlaces } from './places.ts'

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

describe('the place in a list', () => {
  it('is kept for each history entry, beyond a reload', () => {
    const storage = storageWith()
    const before = createPlaces(createStore(storage))
    before.keepPlace({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    before.keepPlace({ entry: 'b', list: 'men' }, { shown: 40, scrolled: 800 })
    const after = createPlaces(createStore(storage))
    expect(after.placeAt('a')).toEqual({ shown: 60, scrolled: null })
    expect(after.placeAt('b')).toEqual({ shown: 40, scrolled: 800 })
    expect(after.placeAt('c')).toBeNull()
  })

  it('is that of the same list in another language', () => {
    const { keepPlace, placeIn } = createPlaces(createStore(storageWith()))
    keepPlace({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(placeIn('women')).toEqual({ shown: 60, scrolled: null })
    expect(placeIn('men')).toBeNull()
  })

  it('is the same object until it changes, as React asks for', () => {
    const { keepPlace, placeAt } = createPlaces(createStore(storageWith()))
    keepPlace({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(placeAt('a')).toBe(placeAt('a'))
  })

  it('is kept for the 50 latest entries', () => {
    const storage = storageWith()
    const { keepPlace } = createPlaces(createStore(storage))
    for (let entry = 0; entry < 60; entry += 1) {
      keepPlace({ entry: `${entry}`, list: 'all' }, { shown: 40, scrolled: null })
    }
    const { placeAt } = createPlaces(createStore(storage))
    expect([placeAt('9'), placeAt('10')?.shown]).toEqual([null, 40])
  })

  it('is remembered by the page where there is no storage', () => {
    const { keepPlace, placeAt } = createPlaces(createStore(refused))
    expect(placeAt('a')).toBeNull()
    keepPlace({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(placeAt('a')?.shown).toBe(60)
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
    expect(createPlaces(createStore(storageWith(text))).placeAt('a')).toBeNull()
  })

  it('tells who listens when it changes', () => {
    const { keepPlace, subscribe } = createPlaces(createStore(storageWith()))
    const heard: string[] = []
    subscribe(() => heard.push('first'))
    subscribe(() => heard.push('second'))()
    keepPlace({ entry: 'a', list: 'women' }, { shown: 60, scrolled: null })
    expect(heard).toEqual(['first'])
  })
})
