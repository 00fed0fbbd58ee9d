import { createServer } from 'node:http'

import { afterAll, expect, it, onTestFinished } from 'vitest'

import { filmLimits } from '#media/films/film-limits.ts'
import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { freePort } from '../free-port.ts'

const talent = { id: 1, name: 'Ana', gender: 'woman', categories: [] }
const films = Array.from({ length: filmLimits.atOnce }, (_, index) => ({
  id: index + 1,
  url: `${index + 1}.mp4`,
}))
const book = [1, 2, 3].map((id) => ({ id, file: `${id}.png`, caption: '' }))

const port = await freePort()
const running = runSiteOver(
  async () => {
    const photo = await picture('red', { width: 60, height: 80 })
    const media = createServer(({ url }, response) => {
      if (url?.endsWith('.png')) return response.end(photo)
      return response.writeHead(200, { 'Content-Length': 1_000_000 }).write('the first second')
    })
    media.listen(port, '127.0.0.1')
    afterAll(() => {
      media.closeAllConnections()
      media.close()
    })
    const answers = {
      'POST /api/talents': pageOf([talent]),
      'GET /api/talent/profile 1': { ...talent, book, video: films },
    }
    return { answers, media: photo }
  },
  wholeIdentity,
  { MEDIA_URL: `http://127.0.0.1:${port}/` },
)

it('pictures come while as many visitors watch films as may, each over a connection', async () => {
  const { site } = running()
  await (await fetch(`${site.url}/modelos/mulheres/all/1/ana`)).text()
  const end = new AbortController()
  onTestFinished(() => end.abort())
  const watched = films.map(({ url }, index) =>
    fetch(`${site.url}/films/${url}`, {
      headers: { 'X-Forwarded-For': `10.0.0.${index}` },
      signal: end.signal,
    }),
  )
  const begun = await Promise.all(watched)
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]))
  const shown = await Promise.all(book.map(({ file }) => fetch(`${site.url}/pictures/640/${file}`)))
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
})
