import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { ShareLink } from '../ui/share-link.tsx'
import { useShell } from '../page/shell.ts'
import { useAskMessage } from '../i18n/ask-messages.ts'
import { BRIEF_ID, inkStyle } from '../page/ask-link.tsx'
import { useFavorites } from './heart/use-favorites.ts'

type ListActionsProps = {
  /** The link to share; null if there is nobody to share. Empty until it is made. */
  link: string | null
  /** An action after those of the link, and what it opens beneath the row. */
  options?: ReactNode
  beneath?: ReactNode
  /** Further actions, last in the row. */
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
          'flex flex-wrap items-center gap-x-7 gap-y-1',
          keeping === 'unknown' && 'invisible',
        )}
      >
        {link !== null && <AskButton />}
        {link !== null && <ShareLink link={link} title={text.shareTitle(brand)} />}
        {options}
        <PrintButton words={text.print} />
        {children}
      </div>
      {beneath}
    </div>
  )
}

/** Opens the brief beneath the list: the list's primary action. */
function AskButton() {
  return (
    <button type="button" onClick={goToBrief} className={inkStyle}>
      {useAskMessage()}
    </button>
  )
}

function goToBrief(): void {
  const brief = document.getElementById(BRIEF_ID)
  brief?.querySelector('details')?.setAttribute('open', '')
  brief?.querySelector('summary')?.focus()
  brief?.scrollIntoView()
}
