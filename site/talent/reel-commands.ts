/** What a key does to the film of a reel. */
export type ReelCommand =
  | { kind: 'toggle' | 'captions' | 'mute' | 'full-screen' }
  | { kind: 'seek'; by: number }
  | { kind: 'jump'; tenth: number }
  | { kind: 'speed'; step: 1 | -1 }

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>

/** The focused element's own use of keys: none, a button's Space, or all of a drop-down's. */
export type OwnKeys = 'none' | 'space' | 'all'

const commands: Readonly<Record<string, ReelCommand>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  c: { kind: 'captions' },
  m: { kind: 'mute' },
  f: { kind: 'full-screen' },
  arrowleft: { kind: 'seek', by: -5 },
  arrowright: { kind: 'seek', by: 5 },
  j: { kind: 'seek', by: -10 },
  l: { kind: 'seek', by: 10 },
  '<': { kind: 'speed', step: -1 },
  '>': { kind: 'speed', step: 1 },
}

/** The command of a key, unless the browser or the focused element uses it; null if it has none. */
export function commandOf({ key, altKey, ctrlKey, metaKey, repeat }: Key, own: OwnKeys) {
  if (altKey || ctrlKey || metaKey || own === 'all') return null
  if (key === ' ' && own === 'space') return null
  const name = key.toLowerCase()
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined
  const command = found ?? (/^\d$/.test(key) ? { kind: 'jump' as const, tenth: Number(key) } : null)
  return repeat && command?.kind !== 'seek' ? null : command
}

export const speeds = [0.5, 1, 1.5, 2] as const

/** The next faster or slower speed; the same at the end. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const next =
    step === 1 ? speeds.find((each) => each > speed) : speeds.findLast((each) => each < speed)
  return next ?? speed
}

/** A place in a film, within it; 0 while its length is unknown. */
export function placeWithin(length: number, at: number): number {
  return Math.max(0, Math.min(at, length))
}

/** Seconds as a player shows them: `0:04`, `12:30`, `1:02:03`. */
export function filmTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [whole / 3_600, (whole / 60) % 60, whole % 60].map(Math.floor)
  const parts = hours ? [hours, twoDigits(minutes)] : [minutes]
  return [...parts, twoDigits(rest)].join(':')
}

function twoDigits(number = 0): string {
  return String(number).padStart(2, '0')
}
