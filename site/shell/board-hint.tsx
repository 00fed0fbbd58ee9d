import { type ReactNode, useEffect, useState } from 'react'

import type { BoardDescriptions, BoardName } from '#agency/board.ts'
import { textIn } from '#agency/locale.ts'

import { useLocale } from '../i18n/use-messages.ts'
import { BOARD_DESCRIPTIONS_ADDRESS } from '../roster-list/roster-list.ts'

type BoardHintProps = { id: string; board: BoardName }

/** What a board is, in a sentence, beside the boards of the menu; nothing if the agency wrote none, or if it does not come. */
export function BoardHint({ id, board }: BoardHintProps): ReactNode {
  const locale = useLocale()
  const [descriptions, setDescriptions] = useState<BoardDescriptions>({})
  useEffect(() => void fetchDescriptions().then(setDescriptions), [])
  const texts = descriptions[board]
  return (
    <p id={id} className="absolute top-[0.25em] right-0 hidden md:block">
      <span className="block max-w-[20rem] text-right font-sans text-base leading-snug tracking-normal text-balance text-silver">
        {texts !== undefined && textIn(texts, locale)}
      </span>
    </p>
  )
}

let fetched: Promise<BoardDescriptions> | null = null

/** Fetches the descriptions once; none if that fails, and then again the next time. Never rejects. */
function fetchDescriptions(): Promise<BoardDescriptions> {
  fetched ??= fetch(BOARD_DESCRIPTIONS_ADDRESS)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error('no answer'))))
    .catch(() => {
      fetched = null
      return {}
    })
  return fetched
}
