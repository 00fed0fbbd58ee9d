import { flushSync } from 'react-dom'
import type { NavigateFunction } from 'react-router'

import { keepsFocus } from '../page/use-focus-on-navigation.ts'
import { listSoon } from '../roster-list/list-state.ts'
import { addressOfSearch } from './brief-address.ts'
import { prepareList, rosterFromList } from './roster-from-list.ts'
import type { RosterData } from './roster-data.ts'

/** The state of a list to which typing led: the text, and the address of the list before it. */
export type Typed = { typed: string; before: string }

/** The field, and the list that is on screen. */
export type SearchOnScreen = {
  input: HTMLInputElement
  /** Takes the focus when the visitor presses Enter. */
  results: HTMLElement | null
  /** The path and query of the list. */
  address: string
  /** What was typed to get to it; null for a list reached otherwise. */
  origin: Typed | null
  /** The name that it is searched for. */
  name: string
  navigate: NavigateFunction
  /** Shows a list on this page while its address is not loaded yet. */
  show: (data: RosterData) => void
}

/** Between two addresses: Safari refuses more than a hundred in half a minute. */
const LEAST_MS = 300

/** The text in the field while it has the focus. */
let typing: Typed | null = null
/** The list whose address follows when the visitor pauses. */
let pending: { timer: ReturnType<typeof setTimeout>; go: () => void } | null = null
/** The last address that was asked for, by which text, and when, by `performance.now()`. */
let last = { address: '', typed: '', at: -LEAST_MS }
/** The text that is on screen before its address, and the address of the page at that time. */
let shown: { asked: Typed; address: string } | null = null

/** Fetches the list and reads a text, as code runs three times as slowly at first: the visitor's first key does not wait for it. */
export async function onFocus({ address }: SearchOnScreen): Promise<void> {
  addressOfSearch('a', { before: address, address }, await prepareList())
}

/** Lists what the text means at once; the address follows when the visitor pauses. */
export async function onType(screen: SearchOnScreen): Promise<void> {
  const asked = textIn(screen)
  typing = asked
  cancelPending()
  const outcome = await showAtOnce(asked, screen)
  if (isOutdated(asked)) return
  const go = () => {
    pending = null
    void goTo(asked, screen)
  }
  const waitMs = outcome === 'shown' ? LEAST_MS : last.at + LEAST_MS - performance.now()
  if (outcome === 'another path' || waitMs <= 0) go()
  else pending = { timer: setTimeout(go, waitMs), go }
}

/** Lists what the text means and focuses the results. Answers whether this tab could tell; else the server does. */
export async function onSearch(screen: SearchOnScreen): Promise<boolean> {
  typing = null
  cancelPending()
  if (!(await goTo(textIn(screen), screen))) return false
  if (typing === null) screen.results?.focus({ preventScroll: true }) // else the visitor types on
  return true
}

/** Not called for a field that disappears with its page. */
export function onLeave(): void {
  typing = null
  const waiting = pending
  cancelPending()
  waiting?.go() // the visitor may leave by a link, and come back to this address
}

function cancelPending(): void {
  clearTimeout(pending?.timer)
  pending = null
}

/** Shows in a field that nobody types in what its list was searched for. All lists have the same field. */
export function follow(screen: SearchOnScreen): void {
  const { input, origin, name } = screen
  if (input === document.activeElement) showAgain(screen)
  else input.value = origin?.typed ?? name
}

/** Shows the typed list again after the address of an earlier text has taken its place. */
function showAgain(screen: SearchOnScreen): void {
  if (typing === null || screen.origin === null || screen.origin.typed === typing.typed) return
  if (shown?.asked === typing && shown.address === screen.address) return
  void showAtOnce(typing, screen)
}

/**
 * Whether a text's list is on screen. One of another path is not, as this page's links are relative to its own; its address does not
 * wait, since few keys lead to another path. `unknown`: only the server can tell.
 */
type Outcome = 'shown' | 'another path' | 'unknown'

/** Shows what a text means on this page, if it can. */
async function showAtOnce(asked: Typed, { address, show }: SearchOnScreen): Promise<Outcome> {
  await prepareList()
  const to = addressOfSearch(asked.typed, { ...asked, address }, await listSoon())
  if (to === null || isOutdated(asked)) return 'unknown'
  const answer = await rosterFromList(new URL(to, location.href).href)
  if (answer === null || isOutdated(asked)) return 'unknown'
  if (pathOf(to) !== pathOf(address)) return 'another path'
  shown = { asked, address }
  flushSync(() => show(answer))
  return 'shown'
}

/** Goes to the list that a text means, unless the visitor did something else meanwhile. Answers whether this tab could tell the list. */
async function goTo(asked: Typed, { address, navigate }: SearchOnScreen): Promise<boolean> {
  const to = addressOfSearch(asked.typed, { ...asked, address }, await prepareList())
  if (to === null) return false
  const here = location.pathname + location.search
  const isElsewhere = here !== address && here !== last.address // the visitor went on meanwhile
  const isOfOtherText = last.address === to && last.typed !== asked.typed // its page has yet to learn the new text
  const isThere = to === here && !isOfOtherText
  if (isElsewhere || isOutdated(asked) || isThere) return true
  last = { address: to, typed: asked.typed, at: performance.now() }
  const state = { ...keepsFocus, ...asked }
  await navigate(to, { replace: true, preventScrollReset: true, state })
  return true
}

/** Whether the visitor typed on meanwhile. */
function isOutdated(asked: Typed): boolean {
  return typing !== null && typing !== asked
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, '')
}

function textIn({ input, address, origin }: SearchOnScreen): Typed {
  return { typed: input.value, before: origin?.before ?? address }
}
