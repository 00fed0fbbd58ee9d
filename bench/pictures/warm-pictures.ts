import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { type Figure, inKb } from '../figures.ts'
import { medianOf, type Name, openContest, type Run, type Runs } from '../pages/contest.ts'
import { recordAnswer } from '../pages/recorded-answer.ts'
import { sendAllItTakes } from '../pages/send.ts'
import type { RunningSite } from '../running-site.ts'
import { askWell } from './ask-picture.ts'
import type { ShownPicture } from './shown-pictures.ts'

const ASSETS = resolve(import.meta.dirname, '../../build/client/assets')

/** A copy in memory, compared with a static file of similar size, node:http and nginx. */
export async function measureWarm(
  site: RunningSite,
  pictures: readonly ShownPicture[],
): Promise<Figure[]> {
  const { picture, file } = await findPair(site, pictures)
  const ofPicture = await contestOf(site, picture.url)
  const ofFile = await contestOf(site, file.url)
  const ratio = (figureOf: (run: Run) => number | null) =>
    (
      (medianOf(ofPicture, 'site', figureOf) ?? 0) / (medianOf(ofFile, 'site', figureOf) ?? 0)
    ).toFixed(2)
  return [
    rateFigure(`a picture from memory, ${inKb(picture.bytes)}: answers a second`, ofPicture),
    rateFigure(`a static file of the site, ${inKb(file.bytes)}: answers a second`, ofFile),
    {
      what: 'the one × the other',
      goal: '0.5',
      measured: `${ratio((run) => run.perSecond)} (by processor time ${ratio(perProcessorMs)})`,
    },
  ]
}

type Sized = { url: string; bytes: number }

/** The picture and the build file nearest in size. The file is a font, since fonts are not compressed further. */
async function findPair({ url }: RunningSite, pictures: readonly ShownPicture[]) {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.woff2'))
  const sizes = await Promise.all(names.map((name) => stat(join(ASSETS, name))))
  const files = names.map((name, at) => ({
    url: `${url}/assets/${name}`,
    bytes: sizes[at]?.size ?? 0,
  }))
  let best: { picture: Sized; file: Sized } | null = null
  const difference = (pair: { picture: Sized; file: Sized }) =>
    Math.abs(Math.log(pair.picture.bytes / pair.file.bytes))
  for (const { addressAt } of pictures) {
    const picture = { url: addressAt(400), bytes: (await askWell(addressAt(400), 'jpeg')).bytes }
    for (const file of files) {
      if (best === null || difference({ picture, file }) < difference(best))
        best = { picture, file }
    }
  }
  if (best === null) throw new Error('no picture, or no font')
  return best
}

/** Requests without AVIF or WebP get JPEG; the format makes no difference here. */
async function contestOf({ pid }: RunningSite, url: string): Promise<Runs> {
  await using contest = await openContest({ url, pid }, await recordAnswer(url), false)
  return await contest.run(sendAllItTakes)
}

function rateFigure(what: string, runs: Runs): Figure {
  const told = [...runs.keys()].map((name) => `${name} ${describe(runs, name)}`)
  const loads = [...runs.keys()].map((name) => medianOf(runs, name, (run) => run.senderLoad) ?? 0)
  const senders = loads.map((load) => `${(load * 100).toFixed(0)} %`).join(', ')
  return { what, goal: '–', measured: `${told.join('; ')}; sender at ${senders}` }
}

function describe(runs: Runs, name: Name): string {
  const rate = Math.round(medianOf(runs, name, (run) => run.perSecond) ?? 0).toLocaleString('en')
  const cost = 1_000 / (medianOf(runs, name, perProcessorMs) ?? 0)
  return `${rate} (${cost.toFixed(0)} µs of its processor each)`
}

function perProcessorMs({ count, processorMs }: Run): number | null {
  return processorMs === null ? null : count / processorMs
}
