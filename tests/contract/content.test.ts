import { expect, it } from 'vitest'

import { newsletter, prehome, slides, socialMedias, staff } from '#contract/panel/entities.ts'
import { post, posts } from '#contract/panel/posts.ts'

import { describeProvider } from './providers.ts'

const id = expect.any(Number)
const type = 'newsletter'
const fileEnding = (end: string) => expect.stringMatching(new RegExp(`^[\\da-f/]{35}\\.${end}$`))

describeProvider('posts', (provider) => {
  const fourAt = (page: number) =>
    provider().ask('panel', posts, { params: { type }, query: { paginate: 4, page } })

  it('come newest first, in all languages, translations together', async () => {
    const query = { paginate: 10 }
    const page = await provider().ask('panel', posts, { params: { type }, query })
    expect(page.data.map(({ date, language }) => `${date} ${language}`)).toEqual([
      '2026-06-30 pt',
      '2026-06-30 en',
      '2026-06-30 es',
      '2026-05-01 pt',
      '2026-05-01 en',
      '2026-05-01 es',
    ])
    expect(page.data.map(({ batch }) => batch).join(' ')).toBe('felt felt felt wool wool wool')
    expect(page).toMatchObject({ current_page: 1, last_page: 1, per_page: 10, total: 6 })
  })

  it('come in pages that together are the whole', async () => {
    const [first, second] = [await fourAt(1), await fourAt(2)]
    const ids = [...first.data, ...second.data].map((one) => one.id)
    expect([first.data.length, second.data.length, new Set(ids).size]).toEqual([4, 2, 6])
  })

  it('are there one by one, with content and cover', async () => {
    const { data } = await provider().ask('panel', posts, {
      params: { type },
      query: { paginate: 10 },
    })
    const wool = data.find(({ slug, language }) => slug === 'wool' && language === 'en')
    const found = await provider().ask('panel', post, { params: { type, id: wool?.id ?? 0 } })
    expect(found).toEqual(wool)
    expect(found).toEqual({
      id,
      slug: 'wool',
      title: 'wool en',
      description: 'About wool',
      date: '2026-05-01',
      content: expect.stringMatching(/^<h1>Wool<\/h1><img src="[\da-f/]{35}\.png" alt="">$/),
      cover: fileEnding('avif'),
      language: 'en',
      batch: 'wool',
    })
  })

  it.each(['0', '99', 'wool', '7e0', '99999999999999', '%00', '-1', '1.0'])(
    'with the number %s do not exist',
    async (number) => {
      const answer = await provider().sendTo('panel', `/api/posts/newsletter/pt/${number}`)
      expect(answer.status).toBe(404)
    },
  )

  it('of another type there are none', async () => {
    const page = await provider().ask('panel', posts, {
      params: { type: 'x' },
      query: { paginate: 10 },
    })
    expect(page).toMatchObject({ data: [], total: 0, last_page: 1 })
    expect((await provider().sendTo('panel', '/api/posts/x/pt/1')).status).toBe(404)
  })

  it('are refused without a page size', async () => {
    const answer = await provider().sendTo('panel', '/api/posts/newsletter/pt')
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toHaveProperty('paginate')
  })
})

describeProvider('entities', (provider) => {
  it('have the newsletter, newest first', async () => {
    const home = await provider().ask('panel', newsletter, {})
    const page = await provider().ask('panel', posts, { params: { type }, query: { paginate: 10 } })
    expect(home).toEqual(page.data)
  })

  it('have the slides of the splash', async () => {
    expect(await provider().ask('panel', prehome, {})).toEqual([
      { id, image_mobile: fileEnding('jpg'), image_desktop: fileEnding('mp4') },
    ])
  })

  it('have the staff in each language', async () => {
    const rui = { id, name: 'Rui', email: 'rui@agency.example' }
    expect(await provider().ask('panel', staff, {})).toEqual([
      { ...rui, role: 'Diretor', phone: '11 5550-1', language: 'pt' },
      { ...rui, role: null, phone: null, language: 'en' },
    ])
  })

  it.each(['nothing', 'talents', 'newsletter/', 'newsletter/1', '__proto__'])(
    'have no %s',
    async (name) => {
      const answer = await provider().sendTo('panel', `/api/entities/${name}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: expect.any(String) })
    },
  )
})

describeProvider('slides and social media', (provider) => {
  it('are those of a type', async () => {
    expect(await provider().ask('panel', slides, { params: { type: 'home' } })).toEqual([
      {
        id,
        type: 'home',
        title: 'Winter',
        url: null,
        image_mobile: fileEnding('webp'),
        image_desktop: fileEnding('jpg'),
      },
    ])
    expect(await provider().ask('panel', slides, { params: { type: 'nothing' } })).toEqual([])
  })

  it('are keyed by network', async () => {
    expect(await provider().ask('panel', socialMedias, {})).toEqual({
      instagram: { url: 'https://instagram.example/agency' },
    })
  })
})
