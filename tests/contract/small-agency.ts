import { choice, pageOf } from './site-over-services.ts'

/** A talent as lists have it. */
export const talent = {
  id: 7,
  name: 'Ana Lima',
  gender: 'woman',
  cover: 'covers/ana.png',
  height: '5.10/178',
  hair: 'Brown',
  eyes: 'Green',
  categories: [{ id: 3000, name: 'Image' }],
}

const post = { id: 1, slug: 'wool', title: 'Wool', date: '2026-02-01', language: 'pt', batch: 'a' }
const slide = { id: 1, type: 'home', image_mobile: 'a.png', image_desktop: 'b.png' }

/** What the services of a small agency answer, but for talents. */
export const answersBesideTalents = {
  'GET /api/talents/attributes': { hair: [choice('Brown')], eyes: [choice('Green')] },
  'GET /api/options': {
    gender: [choice('woman')],
    height: [choice('178/5.10')],
    shoes: [choice('38')],
    hair: [choice('Brown')],
    eyes: [choice('Green')],
    countries: [choice('BR')],
    cities: [{ ...choice('Santos'), state: { value: 'SP', label: 'São Paulo' } }],
  },
  'GET /api/entities/newsletter': [post],
  'GET /api/posts/newsletter/pt': pageOf([post]),
  'GET /api/posts/newsletter/pt/1': { ...post, content: '<p>Warm.</p>' },
  'GET /api/entities/prehome': [slide],
  'GET /api/slides/home': [slide],
  'GET /api/entities/staff': [{ id: 1, name: 'Rui', email: 'r@a.example', language: 'pt' }],
  'GET /api/social-medias': { instagram: { url: 'https://www.instagram.com/agency' } },
}
