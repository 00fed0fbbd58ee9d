import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import {
  KEY_HEADER,
  sendApplication,
  sendContact,
  sendGetScouted,
} from '#contract/panel/entries.ts'
import {
  application,
  contact,
  fourPhotos,
  message,
  someone,
} from '#provider/applications/someone.fixture.ts'
import { findEntries, findEntry } from '#provider/applications/queries.ts'
import { rowsOf } from '#provider/service/tables.ts'

import { describeProvider, type Provider } from './providers.ts'

const { path } = sendApplication

/** How many entries and photos are kept. */
async function countOf({ kept: { database, media } }: Provider) {
  const entries = await findEntries(rowsOf(database))
  return [entries.length, (await media.list('private')).length]
}

const kept = (provider: Provider, key: string) => findEntry(rowsOf(provider.kept.database), key)

describeProvider('an application', (provider) => {
  it.each([path, sendGetScouted.path])(
    'by %s is kept whole, each photo in its slot',
    async (to) => {
      const key = randomUUID()
      const told = provider().announced()
      const answer = await provider().sendTo('panel', to, await application({ key }))
      expect(answer.status).toBe(201)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toEqual({ id: key })

      const entry = await kept(provider(), key)
      expect(entry?.fields).toEqual(someone)
      const photos = Object.values(await fourPhotos())
      const stored = (entry?.photos ?? []).map(async (photo) => {
        const found = await provider().kept.media.get(photo.path)
        return found?.part ? new Uint8Array(await new Response(found.body).arrayBuffer()) : null
      })
      expect(await Promise.all(stored)).toEqual(
        await Promise.all(photos.map(async (photo) => new Uint8Array(await photo.arrayBuffer()))),
      )
      expect(provider().announced()).toBe(told + 1)
    },
  )

  it('may leave out the place of residence', async () => {
    const key = randomUUID()
    const nowhere = { country: null, id_state: null, basedin: null }
    const sent = await application({ key, fields: nowhere })
    expect((await provider().sendTo('panel', path, sent)).status).toBe(201)
    expect((await kept(provider(), key))?.fields).toEqual({ ...someone, ...nowhere })
  })

  it('sent again gets the first answer and is kept once, by either address', async () => {
    const key = randomUUID()
    await provider().sendTo('panel', path, await application({ key }))
    const before = [...(await countOf(provider())), provider().announced()]
    for (const to of [path, sendGetScouted.path]) {
      const again = await provider().sendTo('panel', to, await application({ key }))
      expect([again.status, await again.json()]).toEqual([201, { id: key }])
    }
    expect([...(await countOf(provider())), provider().announced()]).toEqual(before)
  })

  it.each(['fields', 'photos'])('with other %s under the same key is refused', async (what) => {
    const key = randomUUID()
    await provider().sendTo('panel', path, await application({ key }))
    const before = await countOf(provider())
    const { image_1: image_2, image_2: image_1 } = await fourPhotos()
    const other = what === 'fields' ? { fields: { shoes: '39' } } : { photos: { image_1, image_2 } }
    const answer = await provider().sendTo('panel', path, await application({ key, ...other }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: 'This key came with another payload.' })
    expect(await countOf(provider())).toEqual(before)
  })

  it('sent 50 times at once is kept once; who comes too early is told so', async () => {
    const key = randomUUID()
    const [entries = 0, photos = 0] = await countOf(provider())
    const requests = await Promise.all(Array.from({ length: 50 }, () => application({ key })))
    const answers = await Promise.all(
      requests.map((request) => provider().sendTo('panel', path, request)),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses.has(201)).toBe(true)
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(await countOf(provider())).toEqual([entries + 1, photos + 4])
  })
})

describeProvider('a wrong application', (provider) => {
  const errorsOf = async (request: RequestInit) => {
    const before = await countOf(provider())
    const answer = await provider().sendTo('panel', path, request)
    const { errors } = await answer.json()
    expect(await countOf(provider())).toEqual(before)
    return { status: answer.status, fields: Object.keys(errors ?? {}) }
  }

  it('is refused with every field and photo that is wrong', async () => {
    const wrong = await application({
      fields: { email: 'nobody', birthdate: '2005-02-30', phone: '1', realname: ' ' },
      photos: {
        image_2: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
        image_3: new Blob([]),
      },
    })
    const { status, fields } = await errorsOf(wrong)
    expect(status).toBe(422)
    expect(fields.toSorted()).toEqual(
      ['birthdate', 'email', 'image_2', 'image_3', 'phone', 'realname'].toSorted(),
    )
  })

  it('without anything is refused with all that it needs', async () => {
    const body = new FormData()
    const { status, fields } = await errorsOf({ ...(await application()), body })
    expect(status).toBe(422)
    expect(fields).toHaveLength(15)
  })

  it('is refused for a photo above 10 MB, by its slot', async () => {
    const [jpeg] = Object.values(await fourPhotos())
    const image_4 = new Blob([jpeg ?? '', new Uint8Array(10_000_001)])
    expect(await errorsOf(await application({ photos: { image_4 } }))).toEqual({
      status: 413,
      fields: ['image_4'],
    })
  })

  it('is refused for a body that is too large, in too many parts, or cut', async () => {
    const large = await application({ photos: { image_1: new Blob([new Uint8Array(46_000_000)]) } })
    expect((await errorsOf(large)).status).toBe(413)
    const many = await application()
    for (let index = 0; index < 100; index++) many.body.append('more', String(index))
    expect((await errorsOf(many)).status).toBe(413)
    const headers = { ...many.headers, 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAn'
    expect((await errorsOf({ method: 'POST', headers, body })).status).toBe(400)
  })

  it('is refused in another content type, without a key, without a token', async () => {
    const headers = { [KEY_HEADER]: randomUUID() }
    const asJson = { ...contact(), headers: { ...headers, 'content-type': 'application/json' } }
    expect((await errorsOf(asJson)).status).toBe(415)
    const asForm = { method: 'POST', headers, body: new URLSearchParams({ name: 'Ana' }) }
    expect((await errorsOf(asForm)).status).toBe(415)
    const { body } = await application()
    expect((await errorsOf({ method: 'POST', body })).status).toBe(400)
    expect((await errorsOf({ ...(await application({ key: '7' })) })).status).toBe(400)
    expect((await provider().send(path, await application())).status).toBe(401)
  })
})

describeProvider('an entry', (provider) => {
  it.each(['getscouted', 'newsletter', '__proto__', '%00'])('named %s is unknown', async (name) => {
    const answer = await provider().sendTo('panel', `/api/entry/${name}/send`, contact())
    expect(answer.status).toBe(404)
  })

  it('is taken by POST only', async () => {
    const answer = await provider().sendTo('panel', path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('leaves no photo that any address serves', async () => {
    const key = randomUUID()
    await provider().sendTo('panel', path, await application({ key }))
    const photos = (await kept(provider(), key))?.photos ?? []
    expect(photos).toHaveLength(4)
    for (const { path: photo } of photos) {
      const name = photo.slice(photo.lastIndexOf('/') + 1)
      const addresses = [photo, `private/../${photo}`, `private%2Fapplications%2F${name}`, name]
      for (const address of addresses) {
        expect((await provider().sendTo('panel', `/storage/${address}`)).status).toBe(404)
        expect((await provider().send(`/${address}`)).status).toBe(404)
      }
    }
  })
})

describeProvider('a message', (provider) => {
  it('is kept once, and announced', async () => {
    const key = randomUUID()
    const told = provider().announced()
    for (let time = 0; time < 2; time++) {
      const answer = await provider().sendTo('panel', sendContact.path, contact(message, key))
      expect([answer.status, await answer.json()]).toEqual([201, { id: key }])
    }
    expect((await kept(provider(), key))?.fields).toEqual(message)
    expect(provider().announced()).toBe(told + 1)
  })

  it('is refused by the names of wrong fields', async () => {
    const wrong = contact({ ...message, email: 'x', message: '' })
    const answer = await provider().sendTo('panel', sendContact.path, wrong)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).errors)).toEqual(['email', 'message'])
  })

  it('is refused as anything but JSON, or above 64 kB', async () => {
    const asForm = await application()
    expect((await provider().sendTo('panel', sendContact.path, asForm)).status).toBe(415)
    const noJson = { ...contact(), body: '{' }
    expect((await provider().sendTo('panel', sendContact.path, noJson)).status).toBe(400)
    const large = contact({ ...message, message: 'x'.repeat(70_000) })
    expect((await provider().sendTo('panel', sendContact.path, large)).status).toBe(413)
  })

  it('under the key of an application is another payload', async () => {
    const key = randomUUID()
    await provider().sendTo('panel', path, await application({ key }))
    const answer = await provider().sendTo('panel', sendContact.path, contact(message, key))
    expect(answer.status).toBe(422)
  })
})
