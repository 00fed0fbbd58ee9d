import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { fillIn, formOf } from '../../tests/durability/send-application.ts'
import { type Attack, keepConnections, pipelined } from './attack.ts'

const HOST = 'Host: vereda.example\r\n'

/** Ten connections send requests without end and read nothing. */
export const unreadAnswers =
  (path: string, bytes: number): Attack =>
  (site, over) =>
    keepConnections(10, site, over, (socket) => {
      socket.pause()
      socket.write(pipelined(path, bytes))
    })

/** Sixteen connections request a film and read none of it. */
export const idleFilmReaders: Attack = async (site, over) => {
  const film = await someFilm(site.url)
  await keepConnections(16, site, over, (socket) => {
    socket.pause()
    socket.write(`GET ${film} HTTP/1.1\r\n${HOST}\r\n`)
  })
}

/** Eight connections send bodies of the application form at 3 kB a second. */
export const slowUploads: Attack = (site, over) =>
  keepConnections(8, site, over, (socket) => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="image_1"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    socket.write(
      `POST /en/scouting/send HTTP/1.1\r\n${HOST}Sec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n${head}`,
    )
    const timer = setInterval(() => socket.write(Buffer.alloc(300, 'x')), 100)
    socket.once('close', () => clearInterval(timer))
  })

/** Four connections send bodies of empty parts only. */
export const emptyParts: Attack = (site, over) => {
  const body = Buffer.from('--b\r\n\r\n\r\n'.repeat(4_000_000))
  return keepConnections(4, site, over, (socket) => {
    socket.write(
      `POST /en/scouting/send HTTP/1.1\r\n${HOST}Sec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.byteLength}\r\n\r\n`,
    )
    socket.write(body)
  })
}

/** Applications without script from ever new networks, fifty at a time, as if through a proxy. */
export const spam: Attack = async (site, over) => {
  const sendOne = async (sender: number) => {
    for (let turn = 0; !over.aborted; turn += 1) {
      const application = await fillIn(site.url, sender * 1_000 + turn)
      await sleep(3_200)
      const address = `198.${18 + (turn % 2)}.${sender}.${turn % 250}`
      const headers = {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      }
      const body = formOf(application)
      // without a signal: aborting a half-read response ends the process (Node 26.10)
      await fetch(`${site.url}/en/be-a-model`, { method: 'POST', body, headers })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined) // the site refused the connection
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, sender) => sendOne(sender)))
}

/** Another program holds the write lock of the site's database for four out of every five seconds. */
export const foreignLock: Attack = async ({ dataFolder }, over) => {
  using database = new DatabaseSync(join(dataFolder, 'passarela.db'), { timeout: 5_000 })
  while (!over.aborted) {
    database.exec('begin immediate')
    await sleep(4_000)
    database.exec('commit')
    await sleep(1_000)
  }
}

/** Cuts every connection to the database once a second. */
export const cutConnections =
  (databaseUrl: string): Attack =>
  async (_, over) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    while (!over.aborted) {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await sleep(1_000)
    }
    await client.end()
  }

async function someFilm(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/modelos/mulheres/all`)).text()
  for (const [, path = ''] of html.matchAll(/href="(\/modelos\/[^"]+\/\d+\/[^"]+)"/g)) {
    const profile = await (await fetch(`${origin}${path}`)).text()
    const [film] = /\/films\/[\w./-]+/.exec(profile) ?? []
    if (film !== undefined) return film
  }
  throw new Error('no profile has a film')
}
