import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { searchOfIds } from './heart/shared-ids.ts'
import { useFavorites } from './heart/use-favorites.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { inTime } from '../page/in-time.ts'
import { picturesToPrint } from '../ui/pictures-to-print.ts'
import { ShareLink } from '../ui/share-link.tsx'
import { useShell } from '../page/shell.ts'

type ListActionsProps = {
  /** Of the favorites' page. */
  path: string
  /** Who is handed on; without anybody there is no link. */
  ids: readonly number[]
  /** What else can be done, at the row's right end. */
  children: ReactNode
}

/** What can be done with the whole list, as words in a row, which keeps its place until script is there. */
export function ListActions({ path, ids, children }: ListActionsProps) {
  const { brand, origin } = useShell()
  const { keeping } = useFavorites()
  const text = useSelectionMessages()
  const link = origin + path + searchOfIds(ids)
  return (
    <div className="border-b border-hairline px-margin pb-3 noscript:hidden print:hidden">
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-7',
          keeping === 'unknown' && 'invisible',
        )}
      >
        {ids.length > 0 && <ShareLink key={link} link={link} title={text.shareTitle(brand)} />}
        <button type="button" onClick={() => void printSheet()} className="label py-1.5">
          {text.print}
        </button>
        {children}
      </div>
    </div>
  )
}

/** Longer than this nobody waits for pictures; the sheet is printed without those that are missing. */
const WAIT_MS = 5_000

/** Prints the page once its pictures are there, also those that wait to be scrolled to. */
async function printSheet(): Promise<void> {
  const loaded = picturesToPrint().map(
    (picture) => picture.decode().catch(() => undefined), // one that never comes leaves its frame
  )
  await inTime(Promise.all(loaded), WAIT_MS)
  window.print()
}
