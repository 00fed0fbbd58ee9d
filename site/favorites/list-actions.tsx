import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { useFavorites } from './heart/use-favorites.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { inTime } from '../page/in-time.ts'
import { picturesToPrint } from '../ui/pictures-to-print.ts'
import { ShareLink } from '../ui/share-link.tsx'
import { useShell } from '../page/shell.ts'

type ListActionsProps = {
  /** The link to share; null if there is nobody to share. Empty until it is made. */
  link: string | null
  /** An action after those of the link, and what it opens beneath the row. */
  options?: ReactNode
  beneath?: ReactNode
  /** Further actions, at the row's right end. */
  children: ReactNode
}

/** Actions for the whole list, as words in a row. The row keeps its place until script takes over. */
export function ListActions({ link, options, beneath, children }: ListActionsProps) {
  const { brand } = useShell()
  const { keeping } = useFavorites()
  const text = useSelectionMessages()
  return (
    <div className="border-b border-hairline px-margin pb-3 noscript:hidden print:hidden">
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-7',
          keeping === 'unknown' && 'invisible',
        )}
      >
        {link !== null && <ShareLink key={link} link={link} title={text.shareTitle(brand)} />}
        {options}
        <PrintButton words={text.print} />
        {children}
      </div>
      {beneath}
    </div>
  )
}

/** Prints the page as a contact sheet. */
export function PrintButton({ words }: { words: string }) {
  return (
    <button type="button" onClick={() => void printSheet()} className="label py-1.5">
      {words}
    </button>
  )
}

/** How long printing waits for pictures; then the sheet is printed without the missing ones. */
const WAIT_MS = 5_000

/** Prints the page once its pictures have loaded, also the lazy ones. */
async function printSheet(): Promise<void> {
  const loaded = picturesToPrint().map(
    (picture) => picture.decode().catch(() => undefined), // a picture that never loads leaves its frame
  )
  await inTime(Promise.all(loaded), WAIT_MS)
  window.print()
}
