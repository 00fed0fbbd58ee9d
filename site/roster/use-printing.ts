import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { picturesToPrint } from '../ui/pictures-to-print.ts'

/** Whether the page is being printed. The rendering for paper is complete before the browser copies the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => {
      flushSync(() => setPrinting(true))
      picturesToPrint() // cached pictures appear at once, however far down
    }
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
