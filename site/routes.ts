import { route, type RouteConfig } from '@react-router/dev/routes'

import { documentPatterns } from './page/document-addresses.ts'
import { formPatterns } from './page/form-addresses.ts'
import { pagePatterns, type Page } from './paths.ts'
import { FEED_PATTERN } from './newsletter/post-addresses.ts'

const ROSTER = 'roster/roster.route.tsx'

const files = {
  home: 'home/home.route.tsx',
  models: ROSTER,
  modelsOf: 'roster/models-of.route.ts',
  board: ROSTER,
  talentById: 'talent/talent-by-id.route.ts',
  talent: 'talent/talent.route.tsx',
  newsletter: 'newsletter/newsletter.route.tsx',
  post: 'newsletter/post.route.tsx',
  favorites: 'favorites/selection.route.tsx',
  scouting: 'scouting/scouting.route.tsx',
  about: 'about/about.route.tsx',
  contact: 'contact/contact.route.tsx',
  privacy: 'privacy/privacy.route.tsx',
  accessibility: 'accessibility/accessibility.route.tsx',
  scoutCheck: 'scout-check/scout-check.route.tsx',
  compare: 'compare/compare.route.tsx',
  myApplication: 'my-application/my-application.route.tsx',
  actors: ROSTER,
  new_faces: ROSTER,
  international: ROSTER,
  curvy: ROSTER,
  talents: ROSTER,
  creative: ROSTER,
  kids: ROSTER,
} as const satisfies Record<Page, string>

export default [
  ...pagePatterns.map(({ page, path, ...options }) => route(path, files[page], options)),
  route(FEED_PATTERN, 'newsletter/feed.route.ts'),
  route(documentPatterns.order, 'documents/order.route.ts'),
  route(documentPatterns.refusal, 'documents/refusal.route.tsx'),
  route(formPatterns.send, 'scouting/send.route.ts'),
  route(formPatterns.cities, 'scouting/cities.route.ts'),
  route(formPatterns.message, 'contact/send.route.ts'),
  route(formPatterns.brief, 'favorites/brief.route.ts'),
  route('*', 'error-page/not-found.route.ts'),
] satisfies RouteConfig
