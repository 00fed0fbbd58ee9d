import { expect, test } from '@playwright/test'

import { examplePages } from '../example-pages.ts'
import { openSettled } from './settled.ts'

declare global {
  interface Window {
    moved?: string[]
  }
}

/** What shows a thing that was not there yet, without moving it: a dialog once its style has come, the drawer’s fields one by one. */
const appearing = ['held', 'in-turn']

const pages = [
  '/', // first, so that its splash opens
  ...Object.values(examplePages),
  '/es/modelos/mujeres/all?filters=open',
  '/modelos/mulheres/all?height=200-200',
  '/kids',
  '/modelos/mulheres/image/4/aurelia-montes#book-2',
  '/modelos/mulheres/image/4/aurelia-montes#video',
  '/modelos/mulheres/image/9/dandara-quirino',
  '/favoritos?ids=1,2,3',
  '/en/documents/list?ids=1,2',
  '/nowhere',
]

test('under reduced motion nothing moves on any kind of page, from its first byte to its foot', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(watchWhatMoves, appearing)
  for (const path of pages) {
    await openSettled(page, path)
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(whatMoved, appearing), path).toEqual([])
  }
})

test('where motion is welcome, it is found', async ({ page }) => {
  await page.addInitScript(watchWhatMoves, appearing)
  for (const [path, moving] of [
    ['/', /^animation /],
    ['/modelos/mulheres/image/9/dandara-quirino', /^film /],
  ] as const) {
    await openSettled(page, path)
    await expect
      .poll(() => page.evaluate(whatMoved, appearing), path)
      .toContainEqual(expect.stringMatching(moving))
  }
})

/** Runs in the page before its scripts: keeps what begins to move. */
function watchWhatMoves(names: readonly string[]): void {
  const moved: string[] = []
  window.moved = moved
  for (const [kind, event] of [
    ['animation', 'animationstart'],
    ['transition', 'transitionrun'],
    ['film', 'play'],
  ] as const) {
    const keep = (what: Event) => {
      if (what instanceof AnimationEvent && names.includes(what.animationName)) return
      moved.push(
        `${kind} ${what.target instanceof Element ? what.target.outerHTML.slice(0, 80) : ''}`,
      )
    }
    addEventListener(event, keep, { capture: true })
  }
}

/** Runs in the page: what has begun to move since it was opened, and what moves now. */
function whatMoved(names: readonly string[]): string[] {
  const running = document.getAnimations().filter((each) => {
    const appears = each instanceof CSSAnimation && names.includes(each.animationName)
    return each.playState === 'running' && !appears
  })
  const playing = [...document.querySelectorAll('video')].filter(({ paused }) => !paused)
  return [
    ...(window.moved ?? []),
    ...running.map(() => 'a running animation'),
    ...playing.map(({ src }) => `a playing film ${src}`),
  ]
}
