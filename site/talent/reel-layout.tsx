import { clsx } from 'clsx'
import type { KeyboardEventHandler, ReactNode } from 'react'

import type { Shape } from './gallery-views.ts'

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

type ReelScreenProps = {
  shape: Shape
  isUpright: boolean
  /** The film. */
  children: ReactNode
}

/**
 * The film's place: of its shape, as wide as a telephone, elsewhere no higher than the screen. An empty SVG keeps it open, as in
 * the carousel.
 */
export function ReelScreen({ shape, isUpright, children }: ReelScreenProps) {
  return (
    <div className="relative overflow-hidden bg-ink text-paper outline-offset-2 outline-ink has-[video:focus-visible]:outline-2 in-[:fullscreen]:flex-auto">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        className={clsx(
          'block h-auto w-full in-[:fullscreen]:hidden sm:max-h-[calc(100svh-12.5rem)]',
          isUpright && 'sm:h-[calc(100svh-12.5rem)] sm:w-auto',
        )}
      />
      {children}
    </div>
  )
}
