import { clip, picture, talentNamed } from '#provider/agency-folder/fresh-agency.fixture.ts'

/** The agency that the contract's tests ask about. */
export async function exampleAgency() {
  const files = {
    'lucia/cover.webp': await picture('red', { format: 'webp' }),
    'lucia/walk.mp4': clip('x'.repeat(200_000)),
    'lucia/walk.vtt': captions('Walking'),
    'lucia/walk.pt.vtt': captions('Andando'),
    'lucia/walk.chapters.vtt': captions('<b>The</b> hall'),
    'lucia/book-1.jpg': await picture('green', { width: 60, format: 'jpeg' }),
    'lucia/book-2.png': await picture('blue'),
    'lucia/polaroid.gif': await picture('grey', { format: 'gif' }),
    'wool.avif': await picture('brown', { format: 'avif' }),
    'wool.html': '<h1>Wool</h1><img src="lucia/book-2.png" alt="">',
  }
  const agency = {
    talents: [lucia, ...otherTalents],
    posts: [
      ...translations('wool', '2026-05-01'),
      ...translations('felt', '2026-06-30'),
      ...translations('hidden', '2026-06-30').map((post) => ({ ...post, hidden: true })),
      ...translations('later', '2999-01-01'),
    ],
    prehome: [{ mobile: 'lucia/book-1.jpg', desktop: 'lucia/walk.mp4' }],
    slides: [
      { type: 'home', mobile: 'lucia/cover.webp', desktop: 'lucia/book-1.jpg', title: 'Winter' },
      { type: 'about', mobile: 'lucia/cover.webp', desktop: 'lucia/book-1.jpg' },
    ],
    staff: [
      {
        name: 'Rui',
        role: 'Diretor',
        email: 'rui@agency.example',
        phone: '11 5550-1',
        language: 'pt',
      },
      { name: 'Rui', email: 'rui@agency.example', language: 'en' },
    ],
    social: { instagram: { url: 'https://instagram.example/agency' } },
  }
  return [agency, files] as const
}

const lucia = talentNamed('lucia', {
  name: 'Lúcia Prado',
  boards: ['image', 'new_faces'],
  measures: { height: 178, bust: 82, waist: 61, hips: 89.5, jeans: '36', shoes: '39x9' },
  hair: 'Dark Brown',
  eyes: 'Hazel',
  birthdate: '2009-02-03',
  nationality: 'BR',
  languages: [{ language: 'pt', level: 'native' }, { language: 'Libras' }],
  instagram: '@lucia',
  modelsCom: 'https://models.example/lucia',
  cover: 'lucia/walk.mp4',
  coverWeb: 'lucia/cover.webp',
  cover2: 'lucia/book-1.jpg',
  book: [{ file: 'lucia/book-1.jpg', caption: 'Lume' }, { file: 'lucia/book-2.png' }],
  polaroids: [{ file: 'lucia/polaroid.gif' }],
  videos: [
    {
      file: 'lucia/walk.mp4',
      provider: 'vimeo',
      id: '12345/abc',
      caption: 'Walk',
      poster: 'lucia/book-1.jpg',
    },
  ],
  digitalVideos: [{ provider: 'youtube', id: 'dQw4w9WgXcQ' }],
})

const otherTalents = [
  talentNamed('otto', { gender: 'man', boards: ['new_faces'], measures: { chest: 96 } }),
  talentNamed('sky', { gender: null }),
  ...Array.from({ length: 9 }, (_, index) => talentNamed(`extra-${index}`)),
  // of all tests none may see her
  talentNamed('hidden', {
    boards: ['mainboard'],
    hidden: true,
    book: [{ file: 'lucia/cover.webp' }],
  }),
]

function translations(slug: string, date: string) {
  return (['pt', 'en', 'es'] as const).map((language) => ({
    slug,
    batch: slug,
    language,
    date,
    title: `${slug} ${language}`,
    description: `About ${slug}`,
    content: slug === 'wool' ? 'file: wool.html' : `<p>${slug}</p>`,
    cover: 'wool.avif',
  }))
}

function captions(text: string): string {
  return `WEBVTT\n\n00:00.000 --> 00:01.000\n${text}\n`
}
