import { BlockList, isIP } from 'node:net'

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

function parseNetwork(text: string) {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const family = familyOf(address)
  if (family === null) return null
  const whole = family === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? whole : Number(bits)
  return prefix <= whole ? { address, family, prefix } : null
}
