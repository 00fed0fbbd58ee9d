import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clientAddress, ownNetwork } from './client-address.ts'
import { createTrustedProxies, isNetwork } from './trusted-proxies.ts'

const trusted = createTrustedProxies(['10.0.0.0/8', '::1', '2001:db8:1::/48'])

describe("a visitor's address", () => {
  it.each([
    ['203.0.113.5', null, '203.0.113.5'], // nobody between
    ['203.0.113.5', '198.51.100.7', '203.0.113.5'], // a stranger's word for it
    ['10.1.2.3', '198.51.100.7', '198.51.100.7'],
    ['10.1.2.3', '6.6.6.6, 198.51.100.7', '198.51.100.7'], // the visitor's own word is further left
    ['10.1.2.3', '6.6.6.6, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['::ffff:10.1.2.3', '[2a02:1::7]:443', '2a02:1::7'],
    ['::ffff:0a01:0203', '::FFFF:c633:6407', '198.51.100.7'], // the same, in hexadecimal
    ['0:0:0:0:0:ffff:a01:203', '[::ffff:c633:6407]:443', '198.51.100.7'],
    ['::ffff:cb00:7105', '198.51.100.7', '203.0.113.5'],
    ['2001:db8:1::5', '198.51.100.7:1234', '198.51.100.7'],
    ['10.1.2.3', 'unknown', '10.1.2.3'],
    ['10.1.2.3', null, '10.1.2.3'],
    ['10.1.2.3', '10.0.0.9', '10.0.0.9'],
  ])('is read from the right, as far as it is believed: %s %s', (peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor, trusted)).toBe(address)
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2a02:1:2:3:4:5:6:7', '2a02:1:2:3'],
    ['2a02:1:2:3::', '2a02:1:2:3'],
    ['2a02:0001::7', '2a02:1:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts as its network: %s', (address, network) => {
    expect(ownNetwork(address)).toBe(network)
  })
})

it.each([
  ['::ffff:10.0.0.0/104', '10.9.8.7', true],
  ['::ffff:0a00:0/104', '::ffff:10.9.8.7', true],
  ['::ffff:a00:1', '10.0.0.1', true],
  ['::ffff:a00:1', '10.0.0.2', false],
  ['10.0.0.0/8', '::ffff:a09:807', true],
])('a proxy of %s speaks for others from %s: %s', (network, peer, isTrusted) => {
  const address = clientAddress(peer, '198.51.100.7', createTrustedProxies([network]))
  expect(address === '198.51.100.7').toBe(isTrusted)
})

it('an IPv4 address counts as itself, however it is written as IPv6', () => {
  const byte = fc.nat(255)
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), fc.boolean(), ([a, b, c, d], isLong) => {
      const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
      const written = `${isLong ? '0:0:0:0:0' : ':'}:ffff:${hex}`
      expect(clientAddress(written, null, trusted)).toBe([a, b, c, d].join('.'))
    }),
  )
})

it.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['proxy.example', false],
  ['10.0.0', false],
  ['', false],
])('%s is a network: %s', (text, isOne) => {
  expect(isNetwork(text)).toBe(isOne)
})
