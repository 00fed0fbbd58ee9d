import { haveList } from '../roster-list/held-list.ts'

/** Has the list fetched, and the script that answers from it: no page needs them before it is there. */
export async function prepareList() {
  const [{ list }] = await Promise.all([haveList(), loadAnswers()])
  return list
}

/** Null where it cannot be had: then the server answers. */
export function loadAnswers() {
  return import('./answer-from-list.ts').catch(() => null)
}
