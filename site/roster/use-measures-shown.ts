import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/**
 * `untouched`: at first. `pointed`: pointer or focus is on the card. `asked`: shown by the button. `dismissed`: closed by the
 * button or Esc. `resting`: pointer and focus have left the card.
 */
type MeasuresShown = 'untouched' | 'resting' | 'pointed' | 'asked' | 'dismissed'

/** Whether a card's measures are shown. Handles Esc and taps on the button; the style sheet handles hover and focus. */
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
