import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/** The series of a scrape, `name{labels}`, with their values. */
export type Scrape = { text: string; series: ReadonlyMap<string, number> }

/** Reads a site's metrics as Prometheus does. */
export async function scrape(port: number): Promise<Scrape> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const said = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} ${said}`)
  const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const series = lines.map((line) => {
    const space = line.lastIndexOf(' ')
    return [line.slice(0, space), Number(line.slice(space + 1))] as const
  })
  return { text: said, series: new Map(series) }
}

/** The sum of a metric over all series whose labels contain this. */
export function sumOf({ series }: Scrape, name: string, labels = ''): number {
  const own = [...series].filter(([key]) => key.split('{')[0] === name && key.includes(labels))
  return own.reduce((sum, [, value]) => sum + value, 0)
}

/** What a port answers to a path. */
export function statusAt(port: number, path: string, host = '127.0.0.1'): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request({ host, port, path, agent: false }, (answer) => {
      void text(answer).then(() => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(null))
    asked.end()
  })
}
