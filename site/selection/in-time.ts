/** So long a visitor looks at names alone; then what the browser keeps must do. */
const WAIT_MS = 5_000

/** An answer of the server, or null where none comes, or none in time. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null))
  return Promise.race([answer.catch(() => null), timeout])
}
