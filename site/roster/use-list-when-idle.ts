import { useEffect } from 'react'

import { haveOtherCovers } from '../roster-list/held-list.ts'
import { isSavingData } from '../saves-data.ts'
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
      if (list !== null && matchMedia('(hover: hover)').matches) await haveOtherCovers()
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => void ask(), 1_000)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => void ask())
    return () => cancelIdleCallback(request)
  }, [])
}
