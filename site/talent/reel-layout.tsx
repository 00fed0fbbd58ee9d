import { clsx } from 'clsx'
import type { KeyboardEventHandler, ReactNode } from 'react'

type ReelLayoutProps = {
  /** Beside the film on a wide screen, else beneath it. */
  side: ReactNode
  onKeyDown?: KeyboardEventHandler
  /** Whether the film takes all the room beside the rest; an upright one is as wide as its height allows. */
  isWide: boolean
  /** The film. */
  children: ReactNode
}

/** The film of a reel, as large as the screen allows, and what belongs to it. */
export function ReelLayout({ side, onKeyDown, isWide, children }: ReelLayoutProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside
    <div onKeyDown={onKeyDown} data-reel className="pb-7 lg:flex lg:items-start lg:gap-x-12">
      <div className={clsx('min-w-0', isWide && 'lg:flex-auto')}>{children}</div>
      <div className="grid items-start gap-x-8 gap-y-7 max-lg:pt-5 sm:max-lg:grid-cols-2 lg:w-72 lg:shrink-0 xl:w-96">
        {side}
      </div>
    </div>
  )
}
