type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click on a link leads away from this page. With a modifier key, browsers open a tab or a window, or save the target. */
export function opensHere({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey
}
