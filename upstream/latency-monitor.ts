/** Measures how long calls take: a service is prompt while no call in flight exceeds the limit. */
export type LatencyMonitor = {
  isPrompt: () => boolean
  track: <T>(work: () => Promise<T>) => Promise<T>
}

export function createLatencyMonitor(limitMs: number): LatencyMonitor {
  let overdue = 0
  return {
    isPrompt: () => overdue === 0,
    async track(work) {
      let isOverdue = false
      const timer = setTimeout(() => {
        isOverdue = true
        overdue += 1
      }, limitMs)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        if (isOverdue) overdue -= 1
      }
    },
  }
}
