type Modifiers = Pick<MouseEvent | KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Whether a modifier key is down during a key press or a click. Such an event is the browser's: Alt and an arrow go back, and a click
 * on a link opens a tab or a window, or saves the target.
 */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
