import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel'

/** Embla computes steps of a sixtieth of a second and interpolates between them when drawing. */
const STEP_MS = 1_000 / 60

/**
 * A plugin for Embla 8: every movement except a drag takes `durationMs`, since Embla's own `duration` is not a time. It replaces
 * the engine's scroll body, as Embla's auto-scroll plugin does; drags keep the engine's physics.
 */
export function timedScroll(durationMs: number): EmblaPluginType {
  let restore: (() => void) | null = null
  return {
    name: 'timedScroll',
    options: {},
    init: (carousel) => {
      restore = takeOver(carousel, Math.max(1, Math.round(durationMs / STEP_MS)))
    },
    destroy: () => restore?.(),
  }
}

/** The progress of a timed scroll: its current step, or `physics` while the engine moves the row. */
type Progress = number | 'physics'

function takeOver(carousel: EmblaCarouselType, steps: number): () => void {
  const engine = carousel.internalEngine()
  const physics = engine.scrollBody
  const { location, previousLocation, target, offsetLocation, options } = engine
  let progress: Progress = 'physics'
  let direction = 0
  const timed: typeof physics = {
    ...physics,
    direction: () => (progress === 'physics' ? physics.direction() : direction),
    settled: () =>
      progress === 'physics'
        ? physics.settled()
        : Math.abs(target.get() - offsetLocation.get()) < 0.001,
    seek() {
      if (progress === 'physics') physics.seek()
      else {
        const left = target.get() - location.get()
        direction = Math.sign(left)
        previousLocation.set(location)
        location.add(left * shareOfRest(progress / steps, (progress + 1) / steps))
        progress += 1
      }
      return timed
    },
    useDuration(duration) {
      progress = duration === options.duration ? 0 : 'physics'
      physics.useDuration(duration)
      return timed
    },
    useBaseDuration() {
      progress = 0
      physics.useBaseDuration()
      return timed
    },
    useFriction(friction) {
      physics.useFriction(friction)
      return timed
    },
    useBaseFriction() {
      physics.useBaseFriction()
      return timed
    },
  }
  engine.scrollBody = timed
  return () => {
    engine.scrollBody = physics
  }
}

/** The share of the remaining way covered between two times; times are from 0 to 1. */
export function shareOfRest(now: number, next: number): number {
  const left = 1 - eased(now)
  return left <= 0 ? 1 : (eased(next) - eased(now)) / left
}

/** Cubic easing, fast at first: the share of the way covered at a time. */
function eased(time: number): number {
  return time >= 1 ? 1 : 1 - (1 - time) ** 3
}
