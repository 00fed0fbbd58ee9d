import { describe, expect, it } from 'vitest'

import { commandOf, filmTime, nextSpeed, placeWithin } from './reel-commands.ts'

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  ...more,
})

describe('a key of the reel', () => {
  it.each([
    [' ', { kind: 'toggle' }],
    ['k', { kind: 'toggle' }],
    ['K', { kind: 'toggle' }],
    ['ArrowLeft', { kind: 'seek', by: -5 }],
    ['ArrowRight', { kind: 'seek', by: 5 }],
    ['j', { kind: 'seek', by: -10 }],
    ['l', { kind: 'seek', by: 10 }],
    ['<', { kind: 'speed', step: -1 }],
    ['>', { kind: 'speed', step: 1 }],
    ['c', { kind: 'captions' }],
    ['m', { kind: 'mute' }],
    ['f', { kind: 'full-screen' }],
    ['0', { kind: 'jump', tenth: 0 }],
    ['9', { kind: 'jump', tenth: 9 }],
  ])('%j is %j', (key, command) => expect(commandOf(press(key), 'none')).toEqual(command))

  it.each([
    'Tab',
    'Enter',
    'Escape',
    'ArrowUp',
    'ArrowDown',
    'PageDown',
    'Home',
    'x',
    'constructor',
    '12',
  ])('%s is the page’s', (key) => expect(commandOf(press(key), 'none')).toBeNull())

  it.each(['altKey', 'ctrlKey', 'metaKey'])('with %s is the browser’s', (modifier) => {
    expect(commandOf(press('f', { [modifier]: true }), 'none')).toBeNull()
  })

  it('is the focused element’s where that uses it', () => {
    expect(commandOf(press(' '), 'space')).toBeNull()
    expect(commandOf(press('k'), 'space')).toEqual({ kind: 'toggle' })
    for (const key of ['k', ' ', '1', 'ArrowLeft']) expect(commandOf(press(key), 'all')).toBeNull()
  })

  it('that is held goes on through the film, and does nothing else twice', () => {
    expect(commandOf(press('l', { repeat: true }), 'none')).toEqual({ kind: 'seek', by: 10 })
    expect(commandOf(press('k', { repeat: true }), 'none')).toBeNull()
    expect(commandOf(press('5', { repeat: true }), 'none')).toBeNull()
  })
})

it.each([
  [1, 1, 1.5],
  [2, 1, 2],
  [1, -1, 0.5],
  [0.5, -1, 0.5],
  [1.25, 1, 1.5],
] as const)('after speed %d by %d comes %d', (speed, step, next) => {
  expect(nextSpeed(speed, step)).toBe(next)
})

it.each([
  [4.5, -5, 0],
  [4.5, 9, 4.5],
  [4.5, 2, 2],
  [0, 5, 0],
])('in a film of %d s the place %d is %d', (length, at, place) => {
  expect(placeWithin(length, at)).toBe(place)
})

it.each([
  [0, '0:00'],
  [4.99, '0:04'],
  [750, '12:30'],
  [3_723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, words) => expect(filmTime(seconds)).toBe(words))
