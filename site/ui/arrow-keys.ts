import { hasModifierKey } from './has-modifier-key.ts'

/** Elements that use arrow keys themselves: fields, films, players, dialogs, and anything that scrolls sideways. */
const hasOwnUse =
  'input, select, textarea, video, iframe, dialog, [contenteditable], [tabindex="0"]'

/** The direction of an arrow key that is meant for the page, not for the focused element; null for any other key. */
export function arrowForThePage(event: KeyboardEvent): 'left' | 'right' | null {
  const isTaken = event.defaultPrevented || isIn(event.target, hasOwnUse)
  if (hasModifierKey(event) || isTaken || document.querySelector('dialog:modal') !== null)
    return null
  if (event.key === 'ArrowLeft') return 'left'
  return event.key === 'ArrowRight' ? 'right' : null
}

/** Whether an event's target is inside an element that matches the selector. */
export function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
