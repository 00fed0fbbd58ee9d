import { redirectDocument } from 'react-router'

import { listSoon } from '../roster-list/list-state.ts'
import { loadAnswers, prepareList } from './prepare-list.ts'
import { isReadable, type RosterText } from './roster-text.ts'

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
