import { EventEmitter } from 'node:events'

import { expect, it } from 'vitest'

import { clusterMessagesOf } from './join-cluster.ts'

it('the pictures of who left are forgotten, also if that was told before the process could forget any', () => {
  const own = Object.assign(new EventEmitter(), { id: 2, send: () => true })
  const peers = clusterMessagesOf(own)
  own.emit('message', { kind: 'gone', paths: ['ana.jpg'] })
  const forgotten: string[] = []
  peers.onGone((paths) => void forgotten.push(...paths))
  expect(forgotten).toEqual(['ana.jpg'])
  own.emit('message', { kind: 'gone', paths: ['bia.jpg'] })
  expect(forgotten).toEqual(['ana.jpg', 'bia.jpg'])
})

it('covers are made ready by the process that the primary chooses', () => {
  const own = Object.assign(new EventEmitter(), { id: 4, send: () => true })
  const peers = clusterMessagesOf(own)
  let begun = 0
  peers.onPrepareCovers(() => {
    begun += 1
  })
  expect(begun).toBe(0)
  own.emit('message', { kind: 'prepare-covers' })
  expect(begun).toBe(1)
})
