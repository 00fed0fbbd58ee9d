import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string>()

/** Does something for a visitor: all of it knows the address. */
export function forVisitor<T>(address: string, work: () => T): T {
  return addresses.run(address, work)
}

/** Whose request is being answered; null outside of one, or where the connection does not tell. */
export function visitorsAddress(): string | null {
  return addresses.getStore() ?? null
}
