import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { picturesToPrint } from '../ui/pictures-to-print.ts'

/** Whether the page is being printed: what is rendered for it is there before the browser makes its copy. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => {
      flushSync(() => setPrinting(true))
      picturesToPrint() // what the browser has already is there at once, however far down
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
