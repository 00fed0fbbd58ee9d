import type { Page } from '@playwright/test'

/** A place on the screen, in CSS pixels. */
type Point = readonly [x: number, y: number]

/** The time between two events, as they have it: fingers are as fast on a busy machine, too. */
const STEP_SECONDS = 0.016

/** A finger that moves over the screen. */
export async function drag(page: Page, { from, to }: { from: Point; to: Point }): Promise<void> {
  const between = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  await gesture(page, [[from], ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => [between(part)]), []])
}

/** A finger that taps a place twice. */
export async function tapTwice(page: Page, place: Point): Promise<void> {
  await gesture(page, [[place], [], [place], []])
}

/** Two fingers beside each other that part or close, from one distance to another. */
export async function pinch(
  page: Page,
  { at: [x, y], from, to }: { at: Point; from: number; to: number },
): Promise<void> {
  const apart = (part: number): Point[] => {
    const half = (from + (to - from) * part) / 2
    return [
      [x - half, y],
      [x + half, y],
    ]
  }
  await gesture(page, [...[0, 0.25, 0.5, 0.75, 1].map(apart), []])
}

/** Where fingers are, one time after another; none: they leave the screen. */
async function gesture(page: Page, times: readonly (readonly Point[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1_000
  let before = 0
  for (const fingers of times) {
    const moved = before === 0 ? 'touchStart' : 'touchMove'
    const type = fingers.length === 0 ? 'touchEnd' : moved
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }))
    await client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    timestamp += STEP_SECONDS
    before = fingers.length
  }
  await client.detach()
}
