import { route, type RouteConfig } from '@react-router/dev/routes'

import { routePatterns, type Page } from './paths.ts'

const files = {
  home: 'home/home.route.tsx',
  models: 'roster/models.route.tsx',
  modelsOf: 'roster/models-of.route.ts',
  board: 'roster/board.route.tsx',
  talentById: 'talent/talent-by-id.route.ts',
  talent: 'talent/talent.route.tsx',
} as const satisfies Record<Page, string>

export default [
  ...pagesOf('home'),
  ...pagesOf('models'),
  ...pagesOf('modelsOf'),
  ...pagesOf('board'),
  ...pagesOf('talentById'),
  ...pagesOf('talent'),
  route('*', 'error-page/not-found.route.ts'),
] satisfies RouteConfig

function pagesOf(page: Page) {
  return routePatterns(page).map((pattern) =>
    route(pattern, files[page], { id: `${page} ${pattern}`, caseSensitive: true }),
  )
}
