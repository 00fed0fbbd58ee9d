import { useEffect } from 'react'

import { fetchOtherCovers } from '../roster-list/list-state.ts'
import type { RosterList } from '../roster-list/roster-list.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { prepareList } from './prepare-list.ts'
import { rosterFromList } from './roster-from-list.ts'

/**
 * Fetches the list, then the hover covers, once the browser is idle. If the visitor saves data, fetches nothing before it is
 * needed.
 */
export function useListWhenIdle(): void {
  useEffect(() => {
    if (isSavingData()) return undefined
    const ask = async () => {
      const list = await prepareList()
      await rosterFromList(location.href) // a warm-up, as code runs three times as slowly at first: no visitor waits for this run
      if (list === null) return
      await fetchLetterFont(list)
      if (matchMedia('(hover: hover)').matches) await fetchOtherCovers()
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => void ask(), 1_000)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => void ask())
    return () => cancelIdleCallback(request)
  }, [])
}

/**
 * Fetches the font's extended file if names have letters of it. All text is laid out again when the file arrives, which is
 * cheapest while there are few cards. If the file does not arrive, another font shows these letters.
 */
async function fetchLetterFont({ talents }: RosterList): Promise<void> {
  const names = talents.map(({ name }) => name).join('')
  await document.fonts.load("1em 'Instrument Sans'", names).catch(() => [])
}
