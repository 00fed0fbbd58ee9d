import { AsyncLocalStorage } from 'node:async_hooks'

const networks = new AsyncLocalStorage<string>()

/** Runs work for a visitor: {@link visitorNetwork} returns the visitor's network during the work. */
export function runForVisitor<T>(network: string, work: () => T): T {
  return networks.run(network, work)
}

/** The own network (`ownNetwork`) of the visitor whose request is being answered; null outside a request, or if it is unknown. */
export function visitorNetwork(): string | null {
  return networks.getStore() ?? null
}
