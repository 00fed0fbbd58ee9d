import type { BlockList } from 'node:net'

import { familyOf, normalizeAddress } from './trusted-proxies.ts'

/**
 * The address of a request's client (docs/product.md: Security): the connection's peer, or, while that is a trusted proxy, the
 * last remaining address in `X-Forwarded-For`. Reads the header from the right only: any client can write addresses further left.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trusted: BlockList,
): string {
  const hops = (forwardedFor ?? '').split(',')
  let address = plainAddress(peer)
  while (isTrusted(address, trusted)) {
    const next = plainAddress(hops.pop()?.trim() ?? '')
    if (familyOf(next) === null) break
    address = next
  }
  return address
}

/** The part of an address that belongs to one visitor: a whole IPv4 address, or the first 64 bits of an IPv6 address. */
export function ownNetwork(address: string): string {
  if (familyOf(address) !== 'ipv6') return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...new Array<string>(Math.max(0, missing)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** A visitor's own network and those around it: /24 and /16 of IPv4; /56 and /48 of IPv6, which any customer may get. */
export function networksOf(own: string): readonly [own: string, around: string, widest: string] {
  if (own.includes('.')) {
    const [first, second, third] = own.split('.')
    return [own, `${first}.${second}.${third}.0/24`, `${first}.${second}.0.0/16`]
  }
  const [first, second, third, fourth = '0'] = own.split(':')
  const subnet = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [own, `${first}:${second}:${third}:${subnet}::/56`, `${first}:${second}:${third}::/48`]
}

/** Whether an address is a trusted proxy, which carries many visitors. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = familyOf(address)
  return family !== null && trusted.check(address, family)
}

/** The address without a zone, brackets or a port. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([\da-f.:]+)\]/i.exec(text) ?? []
  const bare = bracketed ?? text.replace(/%.*$/, '').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return normalizeAddress(bare)
}
