import { fetchList } from '../roster-list/list-state.ts'
import type * as answerFromList from './answer-from-list.ts'

/** Fetches the list and the script that answers from it. No page needs them for its first rendering. */
export async function prepareList() {
  const [{ list }] = await Promise.all([fetchList(), loadAnswers()])
  return list
}

/** Kept here, as each `import()` costs a task, even of a script that is loaded. */
let answers: typeof answerFromList | null = null

/** Null if the script does not load; then the server answers. */
export async function loadAnswers() {
  answers ??= await import('./answer-from-list.ts').catch(() => null)
  return answers
}
