import { type RefObject, useEffect, useRef, useState } from 'react'

import { nextAnimationFrame } from './next-animation-frame.ts'

/** Whether an element is on screen or within a margin around it. An element with the focus stays near. */
export function useNear<E extends Element>(
  startsNear: boolean,
  margin: string,
): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(startsNear)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    return whenVisible(watched, margin, (isVisible) =>
      setNear(isVisible || watched.contains(document.activeElement)),
    )
  }, [margin])
  return [element, isNear]
}

const callbacks = new WeakMap<Element, (isVisible: boolean) => void>()
const observers = new Map<string, IntersectionObserver>()

/**
 * Calls `onChange` when an element enters or leaves the screen with a margin around it; serves a few elements each frame. Returns a
 * function that stops it.
 */
export function whenVisible(
  element: Element,
  margin: string,
  onChange: (isVisible: boolean) => void,
): () => void {
  // one for all cards: a thousand observers would be a thousand tasks
  const observer =
    observers.get(margin) ?? new IntersectionObserver(keepForNextFrame, { rootMargin: margin })
  observers.set(margin, observer)
  callbacks.set(element, onChange)
  observer.observe(element)
  return () => {
    observer.unobserve(element)
    pending.delete(element)
  }
}

const pending = new Map<Element, boolean>()

function keepForNextFrame(entries: readonly IntersectionObserverEntry[]): void {
  if (pending.size === 0) nextAnimationFrame(callSome)
  for (const { target, isIntersecting } of entries) pending.set(target, isIntersecting)
}

/** The number of cards that a slow phone can render in one frame. */
const AT_ONCE = 2

/** Serves elements that enter before those that leave. */
function callSome(): void {
  const next = [...pending].toSorted(([, one], [, other]) => Number(other) - Number(one))
  for (const [target, isVisible] of next.slice(0, AT_ONCE)) {
    pending.delete(target)
    callbacks.get(target)?.(isVisible)
  }
  if (pending.size > 0) nextAnimationFrame(callSome)
}
