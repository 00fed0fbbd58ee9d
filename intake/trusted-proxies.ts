import { BlockList, isIP, SocketAddress } from 'node:net'

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return parseNetwork(text) !== null
}

/** Makes the list of trusted proxies from addresses and networks; ignores other texts. */
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

/** Normalizes an address for comparison: an IPv4-mapped IPv6 address, also in hexadecimal, becomes the IPv4 address. */
export function normalizeAddress(text: string): string {
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
  const address = normalizeAddress(given)
  const isWithin = written === 'ipv6' && familyOf(address) === 'ipv4' // an IPv4 network, written as IPv6
  if (isWithin && prefix >= MAPPED_BITS)
    return { address, family: 'ipv4', prefix: prefix - MAPPED_BITS } as const
  return { address: isWithin ? given : address, family: written, prefix }
}

/** The number of bits before the IPv4 address in an IPv4-mapped IPv6 address. */
const MAPPED_BITS = 96
