import { useEffect } from 'react'

import { haveOtherCovers } from '../roster-list/held-list.ts'
import type { RosterList } from '../roster-list/roster-list.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { prepareList } from './prepare-list.ts'
import { rosterFromList } from './roster-from-list.ts'

/**
 * Has the list fetched once the page is there and has nothing else to do; where data is saved, not before it is needed. After it
 * the other covers.
 */
export function useListWhenIdle(): void {
  useEffect(() => {
    if (isSavingData()) return undefined
    const ask = async () => {
      const list = await prepareList()
      await rosterFromList(location.href) // code is three times as slow at first: nobody waits for it now
      if (list === null) return
      await haveLetters(list)
      if (matchMedia('(hover: hover)').matches) await haveOtherCovers()
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
 * Has the font's further file fetched when names have letters of it: all text is laid out anew when it comes, which is least while
 * there are few cards. Letters that do not come are shown in another font.
 */
async function haveLetters({ talents }: RosterList): Promise<void> {
  const names = talents.map(({ name }) => name).join('')
  await document.fonts.load("1em 'Instrument Sans'", names).catch(() => [])
}
