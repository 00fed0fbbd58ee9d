import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/**
 * `pointed` while pointer or focus are on a card; `asked` and `dismissed` are what a visitor has said about it; `untouched` before
 * all of that.
 */
type MeasuresShown = 'untouched' | 'resting' | 'pointed' | 'asked' | 'dismissed'

/** Whether a card's measures are to be seen, beyond what the style sheet does under pointer and focus: Esc, and a tap on the button. */
export function useMeasuresShown() {
  const [shown, setShown] = useState<MeasuresShown>('untouched')
  const canDismiss = shown === 'pointed' || shown === 'asked'
  useEffect(() => {
    if (!canDismiss) return undefined
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown('dismissed')
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [canDismiss])
  return {
    shown,
    toggle: () => setShown(shown === 'asked' ? 'dismissed' : 'asked'),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setShown('pointed')
    },
    onFocus: () =>
      setShown((before) => (before === 'untouched' || before === 'resting' ? 'pointed' : before)),
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'mouse' && !currentTarget.matches(':focus-within')) setShown('resting')
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) {
        setShown('resting')
      }
    },
  }
}
