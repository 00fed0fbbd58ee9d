/** Waits for the promise; if the signal aborts first, rejects with code `ETIMEDOUT`, and the late result is dropped. */
export function raceAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
