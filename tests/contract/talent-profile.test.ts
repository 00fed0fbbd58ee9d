import { expect, it } from 'vitest'

import { talentProfile } from '#contract/integration/talents.ts'

import { describeProvider, type Provider } from './providers.ts'

const everything = {
  cover2: true,
  cover_web: true,
  detailed_languages: true,
  nationality: true,
  gallery_item_caption: true,
  albums: [2, 3, 4, 9],
}
const id = expect.any(Number)
const fileEnding = (end: string) => expect.stringMatching(new RegExp(`^[\\da-f/]{35}\\.${end}$`))

describeProvider('a profile', (provider) => {
  it('has the galleries of the talent', async () => {
    const lucia = await profileOf(provider(), { language: 'pt', ...everything })
    expect(lucia).toMatchObject({
      name: 'Lúcia Prado',
      height: '5.10/178',
      book: [
        { id, file: fileEnding('jpg'), caption: 'Lume', width: 60, height: 40 },
        { id, file: fileEnding('png'), caption: null, width: 30, height: 40 },
      ],
      snap: [{ id, file: fileEnding('gif'), caption: null, width: 30, height: 40 }],
      video: [
        {
          id,
          url: fileEnding('mp4'),
          provider: 'vimeo',
          file: '12345/abc',
          caption: 'Walk',
          poster: fileEnding('jpg'),
          tracks: [
            { kind: 'captions', language: null, file: fileEnding('vtt') },
            { kind: 'captions', language: 'pt', file: fileEnding('vtt') },
            { kind: 'chapters', language: null, file: fileEnding('vtt') },
          ],
        },
      ],
      'digital-videos': [{ id, url: null, provider: 'youtube', file: 'dQw4w9WgXcQ', poster: null }],
      instagram: '@lucia',
      models_com: 'https://models.example/lucia',
    })
  })

  it('has the same in the albums that are asked for', async () => {
    const lucia = await profileOf(provider(), { language: 'pt', ...everything })
    const asVideos = (frames: typeof lucia.book) =>
      frames.map((frame) => ({
        ...frame,
        url: null,
        provider: null,
        poster: null,
        tracks: [],
        seconds: null,
      }))
    expect(lucia.albums).toEqual([
      { id: 2, name: 'Book', items: asVideos(lucia.book) },
      { id: 3, name: 'Polaroids', items: asVideos(lucia.snap) },
      { id: 4, name: 'Videos', items: lucia.video },
      { id: 9, name: 'Digital videos', items: lucia['digital-videos'] },
    ])
    const { albums } = await profileOf(provider(), { language: 'pt', albums: [9, 77, 9] })
    expect(albums.map((album) => album.id)).toEqual([9])
  })

  it.each([
    ['pt', 'Brasil', 'Português'],
    ['en', 'Brazil', 'Portuguese'],
    ['es', 'Brasil', 'Portugués'],
  ] as const)('in %s says %s and %s', async (language, country, spoken) => {
    const lucia = await profileOf(provider(), { language, ...everything })
    expect(lucia.nationality).toBe(country)
    expect(lucia.detailed_languages).toEqual([
      { language: spoken, level: 'native' },
      { language: 'Libras', level: null },
    ])
  })

  it('has only what was asked for', async () => {
    const lucia = await profileOf(provider(), { language: 'pt' })
    expect(lucia).toMatchObject({
      cover_web: null,
      cover2: null,
      nationality: null,
      detailed_languages: [],
      albums: [],
      book: [{ caption: null }, { caption: null }],
    })
  })

  it('never contains a date of birth', async () => {
    const address = `/api/talent/profile?language=pt&id=1&birthdate=1&nationality=1`
    const text = await (await provider().sendTo('integration', address)).text()
    expect(text).toContain('Lúcia')
    expect(text).not.toMatch(/birth|2009-02-03/)
  })

  it.each([0, 99, 2_147_483_648, 999_999_999_999_999])(
    'of nobody (%i) is a 404',
    async (nobody) => {
      const address = `/api/talent/profile?language=pt&id=${nobody}`
      const answer = await provider().sendTo('integration', address)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: expect.any(String) })
    },
  )

  it.each([
    ['language=pt', 'id'],
    ['language=pt&id=7e3', 'id'],
    ['language=pt&id=7&albums[]=two', 'albums.0'],
    ['language=xx&id=7', 'language'],
  ])('refuses ?%s by the name of the field', async (search, field) => {
    const answer = await provider().sendTo('integration', `/api/talent/profile?${search}`)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).errors)).toEqual([field])
  })
})

function profileOf(provider: Provider, query: { language: 'pt' | 'en' | 'es'; albums?: number[] }) {
  return provider.ask('integration', talentProfile, { query: { ...query, id: 1 } })
}
