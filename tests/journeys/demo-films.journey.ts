import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from '@playwright/test'

import { mostFlashes } from './flashes.ts'
import { luminance } from './measured-contrast.ts'

/** Of each of the demo's films. */
const FRAMES_IN_A_SECOND = 24
const CELLS = 16 * 9

const demo = resolve(import.meta.dirname, '../../demo')
const films = globSync('**/*.mp4', { cwd: demo })

test('no film of the demo agency flashes more than three times in a second', async ({ page }) => {
  await page.route('**/demo-films/**', (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/demo-films/')
    return route.fulfill({ path: resolve(demo, path) })
  })
  await page.goto('/acessibilidade')
  expect(films.length).toBeGreaterThan(3)
  for (const film of films) {
    const bytes = await page.evaluate(framesOf, {
      source: `/demo-films/${film}`,
      framesInASecond: FRAMES_IN_A_SECOND,
    })
    const frames = bytes.map(luminancesOf)
    expect(frames.length, film).toBeGreaterThan(FRAMES_IN_A_SECOND)
    expect(frames.flat().filter((light) => light > 0).length, film).toBeGreaterThan(CELLS)
    expect(mostFlashes(frames, FRAMES_IN_A_SECOND), film).toBeLessThanOrEqual(3)
  }
})

test('a film that flashes is found, but not on an eighth of the picture', () => {
  const strobe = (cells: number, period: number) =>
    Array.from({ length: 2 * FRAMES_IN_A_SECOND }, (_, frame) =>
      Array.from({ length: 16 }, (__, cell) => (cell < cells && frame % period === 0 ? 0.9 : 0.1)),
    )
  expect(mostFlashes(strobe(16, 2), FRAMES_IN_A_SECOND)).toBe(12)
  expect(mostFlashes(strobe(16, 6), FRAMES_IN_A_SECOND)).toBe(4)
  expect(mostFlashes(strobe(2, 2), FRAMES_IN_A_SECOND)).toBe(0)
})

/** The luminance of each cell of a frame. */
function luminancesOf(bytes: readonly number[]): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, cell) =>
    luminance(bytes.slice(4 * cell, 4 * cell + 3)),
  )
}

/** Runs in the page: red, green, blue and opacity, up to 255, of 16 × 9 cells of each frame of a film. */
async function framesOf({ source, framesInASecond }: { source: string; framesInASecond: number }) {
  const film = document.createElement('video')
  film.muted = true
  film.src = source
  document.body.append(film)
  await new Promise((done) => film.addEventListener('loadeddata', done, { once: true }))
  const canvas = document.createElement('canvas')
  canvas.width = 16
  canvas.height = 9
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const frames: number[][] = []
  for (let frame = 0; frame < film.duration * framesInASecond; frame += 1) {
    film.currentTime = (frame + 0.5) / framesInASecond
    await new Promise((done) => film.addEventListener('seeked', done, { once: true }))
    let data: readonly number[] = []
    while (!data[3]) {
      // a frame that has been sought may come to the canvas later: until then nothing is drawn
      await new Promise(requestAnimationFrame)
      pen?.clearRect(0, 0, canvas.width, canvas.height)
      pen?.drawImage(film, 0, 0, canvas.width, canvas.height)
      data = [...(pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])]
    }
    frames.push([...data])
  }
  film.remove()
  return frames
}
