/** Does the work of a key once, for all who ask while it is being done. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

/** Makes a {@link SingleFlight}. As many are under way as the queues behind it let in. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, work) => {
    const flight = flights.get(key) ?? work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
