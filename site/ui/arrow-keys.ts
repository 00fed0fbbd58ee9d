/** What has its own use of arrow keys: fields, films, players, dialogs, and whatever scrolls sideways. */
const hasOwnUse =
  'input, select, textarea, video, iframe, dialog, [contenteditable], [tabindex="0"]'

/** Where an arrow key points that is for the page itself and not for what has the focus; null for any other key. */
export function arrowForThePage(event: KeyboardEvent): 'left' | 'right' | null {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const isTaken = event.defaultPrevented || isIn(event.target, hasOwnUse)
  if (!isPlain || isTaken || document.querySelector('dialog:modal') !== null) return null
  if (event.key === 'ArrowLeft') return 'left'
  return event.key === 'ArrowRight' ? 'right' : null
}

/** Whether something happened in an element that a selector names. */
export function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
