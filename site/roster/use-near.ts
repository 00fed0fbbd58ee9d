import { type RefObject, useEffect, useRef, useState } from 'react'

/** A screen's height above and below what is on screen: as far as a flick goes until pictures are there. */
const NEAR = '100% 0px'

/** Whether an element is on screen or near it. What has the focus stays near. */
export function useNear<E extends Element>(startsNear: boolean): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(startsNear)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    return whenVisible(watched, NEAR, (isVisible) =>
      setNear(isVisible || watched.contains(document.activeElement)),
    )
  }, [])
  return [element, isNear]
}

const tellers = new WeakMap<Element, (isVisible: boolean) => void>()
const observers = new Map<string, IntersectionObserver>()

/** Tells of an element when it comes within a margin around the screen and when it leaves it. Returns how to stop. */
export function whenVisible(
  element: Element,
  margin: string,
  tell: (isVisible: boolean) => void,
): () => void {
  const observer = observers.get(margin) ?? observerOf(margin)
  observers.set(margin, observer)
  tellers.set(element, tell)
  observer.observe(element)
  return () => observer.unobserve(element)
}

/** One for all cards: a thousand observers would be a thousand tasks. */
function observerOf(margin: string): IntersectionObserver {
  return new IntersectionObserver(tellAll, { rootMargin: margin })
}

function tellAll(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting)
}
