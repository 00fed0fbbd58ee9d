/** How often something that pages are made from has changed since the start. */
export type News = { count: () => number; note: () => void }

export function createNews(): News {
  let count = 0
  return {
    count: () => count,
    note() {
      count += 1
    },
  }
}
