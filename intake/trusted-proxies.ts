import { BlockList, isIP, SocketAddress } from 'node:net'

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return parseNetwork(text) !== null
}

/** Addresses that speak for others, made of addresses and networks; what is none is left out. */
export function createTrustedProxies(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of networks) {
    const network = parseNetwork(text)
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family)
  }
  return list
}

export function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}

/** An address in the one form that it is compared in: an IPv4 address within IPv6, also in hexadecimal, is that IPv4 address. */
export function oneForm(text: string): string {
  if (isIP(text) !== 6) return text.toLowerCase()
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

function parseNetwork(text: string) {
  const [, given = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const written = familyOf(given)
  if (written === null) return null
  const whole = written === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? whole : Number(bits)
  if (prefix > whole) return null
  const address = oneForm(given)
  const isWithin = written === 'ipv6' && familyOf(address) === 'ipv4' // a network of IPv4 addresses, written as IPv6
  if (isWithin && prefix >= MAPPED_BITS)
    return { address, family: 'ipv4', prefix: prefix - MAPPED_BITS } as const
  return { address: isWithin ? given : address, family: written, prefix }
}

/** So many bits stand before an IPv4 address within IPv6. */
const MAPPED_BITS = 96
