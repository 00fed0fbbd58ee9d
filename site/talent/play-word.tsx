import type { ReactNode } from 'react'

import { Icon } from '../ui/icon.tsx'

/** The style of the element that covers a film and starts it. */
export const playStyle = 'group absolute inset-0 text-ink -outline-offset-4'

/** The sign in the middle of a film, and the line at its foot, which says what starts. */
export function PlayWord({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-paper pl-1">
        <Icon name="play" size={24} />
      </span>
      <span className="label absolute bottom-0 left-0 max-w-full truncate bg-paper px-4 py-3 underline-offset-4 group-hover:underline">
        {children}
      </span>
    </>
  )
}
