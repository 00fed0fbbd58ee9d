import { nextTask } from '../ui/next-task.ts'
import { listSoon } from '../roster-list/held-list.ts'
import { loadAnswers, prepareList } from './prepare-list.ts'

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
  await nextTask()
  const answer = answers === null ? null : answers.answerFrom(list, new URL(address))
  await nextTask()
  return answer
}
