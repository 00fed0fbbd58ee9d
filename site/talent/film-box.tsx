import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'

import type { Shape } from './gallery-views.ts'
import { isUpright } from './slides.ts'

type FilmBoxProps = { ref: Ref<HTMLDivElement>; shape: Shape; children: ReactNode }

/**
 * A place of a film's shape, no higher than the screen, whatever comes into it. An empty drawing holds it open: the markup has
 * no style attribute to say its proportions.
 */
export function FilmBox({ ref, shape, children }: FilmBoxProps) {
  return (
    <div ref={ref} className="relative w-fit max-w-full overflow-hidden bg-ink text-paper">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        className={clsx('block max-h-[80svh] max-w-full', isUpright(shape) ? upright : wide)}
      />
      {children}
    </div>
  )
}

/** As high as a film of nine to sixteen that takes half of the carousel. */
const upright = 'h-[calc((100cqw-8px)*8/9)] w-auto'
const wide = 'h-auto w-screen'
