import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { SPLASH_MS } from '../ui/visit.ts'
import { indexOfStill, SLIDE_MS, type MediumView } from './slide-view.ts'

const facts = { path: 'a.webp', version: null, width: null, height: null, colour: null }
const picture: MediumView = { kind: 'picture', picture: facts }
const film: MediumView = { kind: 'film', address: '/films/a.mp4' }

it('where nothing may move, the first slide stands that is a picture on every screen', () => {
  const slides = [
    { id: 1, upright: film, wide: film },
    { id: 2, upright: picture, wide: film },
    { id: 3, upright: picture, wide: picture },
  ]
  expect(indexOfStill(slides)).toBe(2)
  expect(indexOfStill(slides.slice(0, 2))).toBe(-1)
})

it('the splash turns and closes at its times', () => {
  const style = readFileSync(join(import.meta.dirname, 'splash.css'), 'utf8')
  const times = (name: string) => [...style.matchAll(new RegExp(`animation: ${name}(.*);`, 'g'))]
  expect([SPLASH_MS, SLIDE_MS]).toEqual([5_000, 2_500])
  expect(times('splash-close').map(([, time]) => time)).toEqual([
    ` ${SPLASH_MS}ms step-end forwards`,
    ` ${SPLASH_MS}ms ease-out forwards`,
  ])
  expect(times('splash-turn')[0]?.[1]).toMatch(new RegExp(` ${SLIDE_MS}ms backwards$`))
})
