import { Icon } from '../ui/icon.tsx'
import type { ReactNode } from 'react'

/** The style of the element that covers a film and starts it. */
export const playStyle = 'group absolute inset-0 flex items-end text-ink -outline-offset-4'

/** The label at a film's foot that starts it. */
export function PlayWord({ children }: { children: ReactNode }) {
  return (
    <span className="label flex items-center gap-2 bg-paper px-4 py-3 underline-offset-4 group-hover:underline">
      <Icon name="play" size={14} />
      {children}
    </span>
  )
}
