import { clsx } from 'clsx'

import type { Progress } from './progress.ts'

const still = 'motion-reduce:scale-x-100 motion-reduce:transition-none'
const growing = `scale-x-95 transition-[scale,opacity] duration-5000 ease-[cubic-bezier(0.1,0.6,0.2,1)] ${still}`

const looks: Readonly<Record<Progress, string>> = {
  idle: 'scale-x-0',
  waiting: 'scale-x-0',
  running: growing,
  lingering: growing,
  switching: 'scale-x-100 transition-[scale,opacity] duration-600 ease-out motion-reduce:hidden',
  switched: 'scale-x-100 transition-[scale,opacity] duration-600 ease-out motion-reduce:hidden',
  done: 'scale-x-100 opacity-0 transition-[scale,opacity] duration-200 [transition-delay:0s,200ms] motion-reduce:hidden',
  failed: 'scale-x-100 motion-safe:opacity-0 motion-safe:transition-opacity delay-700 duration-500',
}

/** The line at the top of the page while the next page loads (docs/product.md: Waiting and motion); red if loading fails. */
export function ProgressBar({ progress }: { progress: Progress }) {
  return (
    <div
      aria-hidden="true"
      data-progress={progress}
      className={clsx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left',
        progress === 'failed' ? 'bg-danger' : 'bg-ink',
        looks[progress],
      )}
    />
  )
}
