import dns from 'node:dns'

const { lookup } = dns

// loaded into a site before all else: names of services that exist nowhere are those of this machine
const lookupHere = (name: string, ...rest: unknown[]): unknown =>
  Reflect.apply(lookup, dns, [name.endsWith('.canary.test') ? '127.0.0.1' : name, ...rest])
Object.defineProperty(dns, 'lookup', { value: lookupHere })
