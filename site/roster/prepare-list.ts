import { fetchList } from '../roster-list/list-state.ts'

/** Fetches the list and the script that answers from it. No page needs them for its first rendering. */
export async function prepareList() {
  const [{ list }] = await Promise.all([fetchList(), loadAnswers()])
  return list
}

/** Null if the script does not load; then the server answers. */
export function loadAnswers() {
  return import('./answer-from-list.ts').catch(() => null)
}
