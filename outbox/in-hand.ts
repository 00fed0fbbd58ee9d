/** Work by key: who asks for a key that is being worked at shares that work and its end. */
export function createInHand<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const inHand = new Map<string, Promise<T>>()
  return (key, work) => {
    const before = inHand.get(key)
    if (before !== undefined) return before
    const begun = work().finally(() => inHand.delete(key))
    inHand.set(key, begun)
    return begun
  }
}
