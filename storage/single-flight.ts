/**
 * Shares one call per key: all callers during the call get its result. It does not limit the number of calls in flight; the queues
 * behind it do.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const flight = flights.get(key) ?? work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
