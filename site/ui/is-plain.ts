type Modifiers = Pick<MouseEvent | KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Whether a key or a click comes alone. With a modifier key it is the browser's: Alt and an arrow go back, and a click on a link opens
 * a tab or a window, or saves the target.
 */
export function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey
}
