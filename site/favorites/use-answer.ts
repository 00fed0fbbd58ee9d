import { useState } from 'react'

import { isRecord } from './heart/stored-favorites.ts'
import { noRemark, type Remark, type Remarks } from './lists/named-lists.ts'
import { readRemarks, readTitle } from './lists/stored-lists.ts'
import { tabStorage } from '../page/tab-storage.ts'

/** The visitor's answer to a list: a name, and what is said of each talent. */
type Answer = { name: string; remarks: Remarks }

/** The answer to each list, for the life of the tab: it survives a reload and Back. The end of the link tells lists apart. */
const keyOf = (packed: string) => `passarela:answer:${packed.slice(-32)}`

/** The answer to the list in a link. It changes none of the visitor's own lists. */
export function useAnswer(packed: string, name: string) {
  const [answer, setAnswer] = useState<Answer>(() => storedAnswer(packed) ?? { name, remarks: {} })
  const change = (next: Answer) => {
    setAnswer(next)
    tabStorage.write(keyOf(packed), { link: packed, ...next })
  }
  return {
    answer,
    remarkOf: (id: number): Remark => answer.remarks[id] ?? noRemark,
    signAs: (text: string) => change({ ...answer, name: text }),
    say: (id: number, part: Partial<Remark>) => {
      const remark = { ...(answer.remarks[id] ?? noRemark), ...part }
      change({ ...answer, remarks: { ...answer.remarks, [id]: remark } })
    },
  }
}

function storedAnswer(packed: string): Answer | null {
  const kept = tabStorage.read(keyOf(packed))
  if (!isRecord(kept) || kept['link'] !== packed) return null
  return { name: readTitle(kept['name']), remarks: readRemarks(kept['remarks']) }
}
