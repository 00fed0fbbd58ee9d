import { useAskMessage } from '../i18n/ask-messages.ts'
import { BRIEF_ID, inkStyle } from '../page/ask-link.tsx'

/** Opens the brief beneath the list: the list's primary action. */
export function AskButton() {
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
