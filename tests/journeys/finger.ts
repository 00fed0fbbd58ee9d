import type { Page } from '@playwright/test'

/** A place on the screen, in CSS pixels. */
type Point = readonly [x: number, y: number]

/** A finger that moves over the screen. */
export async function drag(page: Page, { from, to }: { from: Point; to: Point }): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', [x, y]: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  const between = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  await touch('touchStart', from)
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', between(part))
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

/** Two fingers beside each other that part or close, from one distance to another. */
export async function pinch(
  page: Page,
  { at: [x, y], from, to }: { at: Point; from: number; to: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart / 2, y, id: 0 },
        { x: x + apart / 2, y, id: 1 },
      ],
    })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
