import { redirectDocument } from 'react-router'

import { fetchList, listSoon } from '../roster-list/list-state.ts'
import { isReadable, type RosterText } from './roster-text.ts'
import type * as answerFromList from './answer-from-list.ts'

type InTab = { request: Request; serverLoader: () => Promise<RosterText> }

/**
 * A models page's data in the browser: from the list in this tab, or else from the server. If the server is newer than this tab's
 * script, throws a redirect that loads the whole page, and with it the newer script.
 */
export async function rosterInTab({ request, serverLoader }: InTab) {
  const answer = await rosterFromList(request.url)
  if (answer !== null) return answer
  const text = await serverLoader()
  if (!isReadable(text)) throw redirectDocument(request.url)
  return text
}

/**
 * A models page's data from the list in this tab: at once, on any connection. Null if the server has to answer; a missing list is
 * then fetched for the next time.
 */
export async function rosterFromList(address: string) {
  const list = await listSoon()
  if (list === null) {
    void prepareList()
    return null
  }
  const answers = await loadAnswers()
  return answers === null ? null : answers.answerFrom(list, new URL(address))
}

/** Fetches the list and the script that answers from it. No page needs them for its first rendering. */
export async function prepareList() {
  const [{ list }] = await Promise.all([fetchList(), loadAnswers()])
  return list
}

/** Kept here, as each `import()` costs a task, even of a script that is loaded. */
let answers: typeof answerFromList | null = null

/** Null if the script does not load; then the server answers. */
async function loadAnswers() {
  answers ??= await import('./answer-from-list.ts').catch(() => null)
  return answers
}
