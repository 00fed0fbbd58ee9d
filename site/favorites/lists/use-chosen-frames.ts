import { useState, useSyncExternalStore } from 'react'

import { listsStore } from './use-lists.ts'
import {
  type ChosenFrames,
  createFramesStore,
  type FrameChoice,
  noFrames,
  withFrame,
} from './frames-store.ts'

/** The frames that this browser keeps with the visitor's own lists. */
export const framesStore = createFramesStore(() => window)

/** The chosen frames, and what chooses one. */
type Choosing = [chosen: ChosenFrames, choose: (choice: FrameChoice) => void]

/** The frames chosen in a list. One of the visitor's own keeps them; in any other, they last as long as the page. */
export function useChosenFrames(listId: string | null): Choosing {
  const [shown, setShown] = useState(noFrames)
  const kept = useSyncExternalStore(
    framesStore.subscribe,
    () => (listId === null ? noFrames : framesStore.of(listId)),
    () => noFrames,
  )
  if (listId === null) return [shown, (choice) => setShown((now) => withFrame(now, choice))]
  return [kept, (choice) => framesStore.choose(listId, choice, listsStore.current().lists)]
}
