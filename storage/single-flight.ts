/** Shares one call per key: all callers during the call get its result. */
type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

/** Creates a {@link SingleFlight}. It does not limit the number of calls in flight; the queues behind it do. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, work) => {
    const flight = flights.get(key) ?? work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
