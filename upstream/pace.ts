/** Whether a service answers promptly: none of the work under way has taken longer than it should. */
export type Pace = { isPrompt: () => boolean; watch: <T>(work: () => Promise<T>) => Promise<T> }

export function createPace(limitMs: number): Pace {
  let overdue = 0
  return {
    isPrompt: () => overdue === 0,
    async watch(work) {
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
