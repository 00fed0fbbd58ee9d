/**
 * The imports that each folder may have (docs/architecture.md). A folder imports the folders on its line and no others of ours;
 * its packages are closed to all other folders. This table defines the lint rules and a test.
 */
export type FolderRule = {
  /** The folders of ours that may be imported. */
  mayImport: readonly string[]
  /** The folders of which only types may be imported. */
  mayImportTypesOf?: readonly string[]
}

/** The rooms: the folders at the project's root. */
export const folderRules = {
  agency: { mayImport: [] },
  contract: { mayImport: [] },
  storage: { mayImport: [] },
  upstream: { mayImport: ['agency', 'contract', 'storage'] },
  outbox: { mayImport: ['agency', 'storage'], mayImportTypesOf: ['upstream'] },
  media: { mayImport: ['agency', 'contract', 'storage'], mayImportTypesOf: ['upstream'] },
  provider: { mayImport: ['agency', 'contract', 'storage', 'media'] },
  site: { mayImport: ['agency'], mayImportTypesOf: ['upstream', 'outbox', 'media'] },
  intake: { mayImport: ['contract', 'storage', 'media', 'site'], mayImportTypesOf: ['outbox'] },
  delivery: {
    mayImport: ['agency', 'contract', 'storage', 'media', 'site', 'intake'],
    mayImportTypesOf: ['upstream'],
  },
  server: {
    mayImport: [
      'agency',
      'contract',
      'storage',
      'upstream',
      'outbox',
      'media',
      'provider',
      'site',
      'intake',
      'delivery',
    ],
  },
} as const satisfies Record<string, FolderRule>

/** What most folders of pages import. */
const parts = ['site/paths.ts', 'site/i18n', 'site/ui', 'site/page'] as const

/**
 * The folders within a room: each lists the folders of the same room that it may import. A key that ends in `.ts` is a single
 * file, separate from its folder.
 */
export const innerFolderRules = {
  agency: { mayImport: [] },
  'agency/casting-brief': { mayImport: ['agency'] },
  contract: { mayImport: [] },
  'contract/integration': { mayImport: ['contract'] },
  'contract/panel': { mayImport: ['contract', 'contract/integration'] },
  'upstream/mappers': { mayImport: [] },
  upstream: { mayImport: ['upstream/mappers'] },
  'media/files': { mayImport: [] },
  'media/icons': { mayImport: [] },
  'media/pictures': { mayImport: [] },
  'media/films': { mayImport: ['media/files', 'media/pictures'] },
  'media/photos': { mayImport: ['media/pictures'] },

  'provider/service': { mayImport: [] },
  'provider/applications': { mayImport: ['provider/service'] },
  'provider/content': { mayImport: ['provider/service'] },
  'provider/feed': { mayImport: [], mayImportTypesOf: ['provider/service'] },
  'provider/media': { mayImport: ['provider/service'] },
  'provider/sign-in': { mayImport: ['provider/service'] },
  'provider/talents': { mayImport: ['provider/service'] },
  'provider/agency-folder': {
    mayImport: ['provider/service', 'provider/media', 'provider/talents'],
  },
  'provider/downloads': {
    mayImport: ['provider/service', 'provider/talents'],
  },
  provider: {
    mayImport: [
      'provider/service',
      'provider/agency-folder',
      'provider/applications',
      'provider/content',
      'provider/downloads',
      'provider/feed',
      'provider/media',
      'provider/sign-in',
      'provider/talents',
    ],
  },

  'site/paths.ts': { mayImport: [] },
  'site/i18n/messages': { mayImport: [] },
  'site/i18n/forms': { mayImport: [] },
  'site/i18n/message-form': { mayImport: [] },
  'site/i18n/scouting': { mayImport: [] },
  'site/i18n': {
    mayImport: [
      'site/paths.ts',
      'site/i18n/forms',
      'site/i18n/message-form',
      'site/i18n/messages',
      'site/i18n/scouting',
    ],
  },
  'site/ui': { mayImport: ['site/i18n'] },
  'site/ui/carousel': { mayImport: ['site/i18n', 'site/ui'] },
  'site/page': { mayImport: ['site/paths.ts', 'site/i18n', 'site/ui'] },
  'site/error-page': { mayImport: ['site/i18n', 'site/page'] },
  'site/forms': { mayImport: ['site/i18n', 'site/ui', 'site/page'] },
  'site/forms/message': { mayImport: ['site/page', 'site/forms'] },
  'site/favorites/heart': {
    mayImport: ['site/paths.ts', 'site/i18n', 'site/ui'],
    mayImportTypesOf: ['site/i18n/messages'],
  },
  'site/favorites/lists': { mayImport: ['site/favorites/heart', 'site/ui'] },
  'site/documents/dialog': {
    mayImport: ['site/i18n', 'site/ui', 'site/page'],
  },
  'site/documents/list-dialog': {
    mayImport: [...parts, 'site/documents/dialog', 'site/favorites/lists'],
  },
  'site/roster-list': { mayImport: ['site/paths.ts', 'site/page'], mayImportTypesOf: ['site/ui'] },
  'site/newsletter': { mayImport: [...parts, 'site/talent'] },
  'site/home': { mayImport: [...parts, 'site/newsletter', 'site/talent'] },
  'site/talent': {
    mayImport: [
      'site/paths.ts',
      'site/i18n',
      'site/ui',
      'site/ui/carousel',
      'site/page',
      'site/favorites/heart',
      'site/roster-list',
      'site/documents/dialog',
    ],
    mayImportTypesOf: ['site/i18n/messages'],
  },
  'site/documents': {
    mayImport: [...parts, 'site/documents/list-dialog', 'site/favorites/heart', 'site/talent'],
  },
  'site/roster': {
    mayImport: [...parts, 'site/favorites/heart', 'site/roster-list', 'site/talent'],
    mayImportTypesOf: ['site/i18n/messages'],
  },
  'site/favorites': {
    mayImport: [
      ...parts,
      'site/documents/list-dialog',
      'site/favorites/heart',
      'site/favorites/lists',
      'site/offline',
      'site/roster',
      'site/talent',
      'site/forms',
      'site/forms/message',
    ],
    mayImportTypesOf: ['site/i18n/messages'],
  },
  'site/scouting': {
    mayImport: [...parts, 'site/forms'],
  },
  'site/about': { mayImport: parts },
  'site/contact': {
    mayImport: [...parts, 'site/forms', 'site/forms/message'],
  },
  'site/privacy': { mayImport: ['site/i18n', 'site/page'] },
  'site/accessibility': { mayImport: ['site/page'] },
  'site/scout-check': { mayImport: parts },
  'site/compare': {
    mayImport: [...parts, 'site/favorites/heart', 'site/talent'],
    mayImportTypesOf: ['site/i18n/messages'],
  },
  'site/my-application': { mayImport: [...parts, 'site/forms', 'site/scouting'] },
  'site/search-engines': {
    mayImport: [
      'site/paths.ts',
      'site/i18n',
      'site/page',
      'site/newsletter',
      'site/roster',
      'site/talent',
    ],
  },
  'site/shell': {
    mayImport: [
      ...parts,
      'site/favorites/heart',
      'site/home',
      'site/newsletter',
      'site/roster-list',
    ],
  },
  'site/offline': {
    mayImport: [...parts, 'site/favorites/heart', 'site/favorites/lists', 'site/documents/dialog'],
  },
  site: {
    mayImport: [...parts, 'site/shell', 'site/error-page', 'site/newsletter', 'site/offline'],
  },

  'delivery/log': { mayImport: [] },
  'delivery/connections': { mayImport: [] },
  'delivery/http': { mayImport: ['delivery/log'] },
  'delivery/page-cache': { mayImport: ['delivery/http'] },
  'delivery/pages': { mayImport: ['delivery/http', 'delivery/log'] },
  'delivery/static-files.ts': { mayImport: ['delivery/http'] },
  'delivery/releases': { mayImport: ['delivery/http', 'delivery/static-files.ts'] },
  'delivery/routes': { mayImport: ['delivery/http', 'delivery/log', 'delivery/pages'] },
  delivery: { mayImport: ['delivery/http', 'delivery/log', 'delivery/pages'] },

  'server/environment': { mayImport: [] },
  'server/backup': { mayImport: [] },
  'server/reports': { mayImport: [] },
  'server/mail': { mayImport: [], mayImportTypesOf: ['server/environment'] },
  'server/metrics': { mayImport: ['server/environment'] },
  'server/processes': { mayImport: ['server/environment', 'server/metrics'] },
  'server/composition': {
    mayImport: [
      'server/environment',
      'server/mail',
      'server/metrics',
      'server/processes',
      'server/reports',
    ],
  },
  'server/commands': {
    mayImport: [
      'server/environment',
      'server/backup',
      'server/composition',
      'server/processes',
      'server/reports',
    ],
  },
  server: {
    mayImport: ['server/environment', 'server/composition', 'server/commands', 'server/processes'],
  },
} as const satisfies Record<string, FolderRule>

/** The folders of `site/` that belong to no single page: `intake`, `delivery` and `server` may import these. */
const sharedFolders = ['i18n', 'ui', 'page', 'roster-list', 'search-engines', 'shell', 'offline']

/** The folders of pages: all others. `intake`, `delivery` and `server` may import none of them. */
export const pageFolders: readonly string[] = Object.keys(innerFolderRules).flatMap((key) => {
  const [, folder] = /^site\/([^/.]+)$/.exec(key) ?? []
  return folder === undefined || sharedFolders.includes(folder) ? [] : [folder]
})

/** Packages that only the listed folders may import. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  valibot: Object.keys(folderRules).filter((room) => room !== 'agency' && room !== 'storage'), // in the site: the form's shared schema
  kysely: ['storage', 'outbox', 'provider', 'intake'],
  pg: ['storage'],
  '@aws-sdk/client-s3': ['storage'],
  undici: ['upstream'],
  'lru-cache': ['upstream', 'media', 'intake', 'delivery', 'site'],
  'sanitize-html': ['upstream'],
  'altcha-lib': ['intake', 'site'],
  hono: ['provider', 'delivery', 'server'],
  '@hono/node-server': ['server', 'delivery'],
  sharp: ['provider', 'media', 'intake', 'delivery'],
  fontkit: ['provider', 'media'],
  '@fastify/busboy': ['provider', 'intake'],
  nodemailer: ['server'],
  pdfkit: ['provider'],
  yazl: ['provider', 'site'], // in the site: tables and archives of a list, for any panel
  pino: ['delivery'],
  'prom-client': ['server'],
  react: ['site'],
  'react-dom': ['site'],
  'react-router': ['site', 'delivery', 'server'],
  clsx: ['site'],
  'embla-carousel': ['site'],
  'lean-qr': ['site'],
  'schema-dts': ['site'],
  feed: ['site'],
  '@maskito/core': ['site'],
  '@maskito/react': ['site'],
  '@brazilian-utils/brazilian-utils': ['provider'],
}
