import {
  generatePath,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router'

import { type Locale, locales } from '#agency/locale.ts'
import { createApp } from '#delivery/app.ts'
import { type PageHandler, createPages } from '#delivery/pages/pages.ts'
import { createLog, type Log } from '#delivery/log/log.ts'
import { documentsApp } from '#delivery/routes/documents-app.ts'
import { formsApp } from '#delivery/routes/forms-app.ts'
import { agencyWhere } from '#site/page/agency-where.fixture.ts'
import * as entry from '#site/entry.server.tsx'
import { identityContext, mediaContext, upstreamContext } from '#site/page/request-context.ts'
import routes from '#site/routes.ts'

import { closedIntake } from './closed-intake.ts'

/** A route's file as it is written, before the compiler hands its components their props. */
type PageModule = Omit<ServedModule, 'default' | 'ErrorBoundary'> & {
  default: Parameters<typeof withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

type ServedModule = NonNullable<ServerBuild['routes'][string]>['module']

const ROOT = 'root.tsx'

const modules = import.meta.glob<PageModule>(
  ['../../site/root.tsx', '../../site/**/*.route.{ts,tsx}'],
  { eager: true },
)

const moduleOf = (file: string): PageModule => {
  const module = modules[`../../site/${file}`]
  if (module === undefined) throw new Error(`no module ${file}`)
  return module
}

// a route that shows nothing is no page
const routesOfPages = routes.filter(({ file }) => moduleOf(file).default !== undefined)

/** A pattern of an address, its file, and an address in English that it answers. */
const placeOf = ({ file, path = '' }: (typeof routes)[number]) => ({
  file,
  path,
  address: generatePath(`/${path}`, {
    locale: 'en',
    gender: 'women',
    category: 'all',
    id_model: '7',
    name: 'someone',
    slug: 'some-post',
    kind: 'book',
    '*': 'en/nothing',
  }),
})

/** Every pattern of the site's pages. */
export const pages = routesOfPages.map(placeOf)

/** Every pattern that takes what a visitor sends, and whether it is a page's. */
export const formRoutes = routes
  .filter(({ file }) => moduleOf(file).action !== undefined)
  .map((route) => ({ ...placeOf(route), isPage: moduleOf(route.file).default !== undefined }))

/** What takes the place of a module's own exports, by its file in `site/`. */
export type Injection = Record<string, Partial<PageModule>>

/** The real site in this process, but for what is injected, of an agency whose services cannot be reached; and its log. */
export function siteWith(injection: Injection) {
  const agency = agencyWhere({})
  return siteAround((log) =>
    createPages({
      catalogues: null,
      socialFeed: () => null,
      build: buildWith(injection),
      upstream: agency.get(upstreamContext),
      intake: closedIntake,
      documentPause: async () => null,
      identity: agency.get(identityContext),
      media: agency.get(mediaContext),
      origin: 'https://vereda.example',
      log,
    }),
  )
}

/** The site around whatever makes its pages. */
export function siteAround(
  pagesFor: (log: Log) => PageHandler,
  languages: readonly Locale[] = locales,
) {
  const logged: { reference: string; err: { message: string } }[] = []
  const log = createLog('warn', { write: (text) => logged.push(JSON.parse(text)) })
  const handler = pagesFor(log)
  const app = createApp({
    languages,
    pages: handler,
    apps: [
      documentsApp({ pages: handler, origin: null, onForeignForm: () => {} }),
      formsApp({ pages: handler, origin: null, onForeignForm: () => {}, log }),
    ],
    frames: () => [],
    readiness: async () => 'ready',
    log,
  })
  return {
    get: async (address: string) => app.request(address),
    /** Sends a form of this site. */
    post: async (address: string) => {
      const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
      return app.request(address, { method: 'POST', headers, body: new FormData() })
    },
    logged,
  }
}

/** What React Router's compiler would make of the routes, as far as the server needs it. */
function buildWith(injection: Injection): ServerBuild {
  const route = (id: string, file: string, path: string, parentId?: string) => {
    const written: PageModule = { ...moduleOf(file), ...injection[file] }
    const { default: Page, ErrorBoundary, ...module } = written
    return {
      id,
      path,
      ...(parentId !== undefined && { parentId }),
      caseSensitive: true,
      hasLoader: module.loader !== undefined,
      hasAction: module.action !== undefined,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: ErrorBoundary !== undefined,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
      module: {
        ...module,
        default: withComponentProps(Page),
        ...(ErrorBoundary !== undefined && {
          ErrorBoundary: withErrorBoundaryProps(ErrorBoundary),
        }),
      },
    }
  }
  const made = [
    route('root', ROOT, ''),
    ...routes.map(({ id = '', file, path = '' }) =>
      route(id === '' ? file : id, file, path, 'root'),
    ),
  ]
  return {
    entry: { module: entry },
    routes: Object.fromEntries(made.map((each) => [each.id, each])),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(
        made.map(({ module: _, ...each }) => [each.id, { ...each, module: '/assets/page.js' }]),
      ),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}
