import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string>()

/** Runs work for a visitor: {@link visitorsAddress} returns the address during the work. */
export function forVisitor<T>(address: string, work: () => T): T {
  return addresses.run(address, work)
}

/** The address of the visitor whose request is being answered; null outside a request, or if it is unknown. */
export function visitorsAddress(): string | null {
  return addresses.getStore() ?? null
}
