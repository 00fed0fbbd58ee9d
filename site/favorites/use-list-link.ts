import { useEffect, useEffectEvent, useState } from 'react'

import { searchOfIds } from './heart/shared-ids.ts'
import { listFragment, type SentList } from './lists/list-link.ts'
import { noRemark, remarkOf, type NamedList } from './lists/named-lists.ts'
import { useShell } from '../page/shell.ts'

/** What the visitor's list is in a link: without talents who left, and with notes and marks only if they are to go along. */
export function sentListOf(
  list: NamedList,
  ids: readonly number[],
  { sender, withRemarks }: { sender: string; withRemarks: boolean },
): SentList {
  const talents = ids.map((id) => ({
    id,
    sent: withRemarks ? remarkOf(list, id) : noRemark,
    answered: noRemark,
  }))
  return { title: list.title, sender, answerer: null, talents }
}

/**
 * The address of a list on the favorites page. A list that is talents alone has a short one, which needs no script to be opened.
 * Empty until it is made, which takes a few milliseconds.
 */
export function useListLink(list: SentList, path: string): string {
  const { brand, origin } = useShell()
  const isPlain =
    list.answerer === null &&
    list.title === '' &&
    list.sender === '' &&
    list.talents.every(({ sent }) => sent.note === '' && sent.mark === null)
  const ids = list.talents.map(({ id }) => id)
  const key = isPlain ? null : JSON.stringify([brand, list])
  const [made, setMade] = useState<{ key: string; fragment: string } | null>(null)
  const make = useEffectEvent(() => listFragment(list, brand))
  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    void make().then((fragment) => isWanted && setMade({ key, fragment }))
    return () => {
      isWanted = false
    }
  }, [key])
  if (isPlain) return origin + path + searchOfIds(ids)
  return made?.key === key ? origin + path + made.fragment : ''
}
