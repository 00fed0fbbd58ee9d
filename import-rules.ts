/**
 * Who may import whom (docs/architecture.md). A folder imports what stands on its line and nothing else of ours; the
 * packages on its line are closed to all other folders. Lint rules and a test are made from this table.
 */
export type FolderRule = {
  /** Folders of ours that may be imported. */
  mayImport: readonly string[]
  /** Of these only types. */
  mayImportTypesOf?: readonly string[]
}

export const folderRules = {
  agency: { mayImport: [] },
  contract: { mayImport: [] },
  storage: { mayImport: [] },
  upstream: { mayImport: ['agency', 'contract', 'storage'] },
  outbox: { mayImport: ['agency', 'storage'], mayImportTypesOf: ['upstream'] },
  provider: { mayImport: ['contract', 'storage'] },
  site: { mayImport: ['agency'], mayImportTypesOf: ['upstream', 'outbox'] },
  server: {
    mayImport: ['agency', 'contract', 'storage', 'upstream', 'outbox', 'provider', 'site'],
  },
} as const satisfies Record<string, FolderRule>

/** Within `site/`: which page folder may reach into which other; all may use the files of `site/` itself, `ui` and `i18n`. */
export const siteFolderRules = {
  i18n: { mayImport: [] },
  ui: { mayImport: ['i18n'] },
  'error-page': { mayImport: ['ui', 'i18n'] },
  favorites: { mayImport: ['ui', 'i18n'] },
  form: { mayImport: ['ui', 'i18n'] },
  writing: { mayImport: ['form'] },
  menu: { mayImport: ['ui', 'i18n', 'favorites'] },
  newsletter: { mayImport: ['ui', 'i18n'] },
  home: { mayImport: ['ui', 'i18n', 'newsletter'] },
  'roster-list': { mayImport: ['ui'] },
  ordering: { mayImport: ['ui', 'i18n'] },
  talent: { mayImport: ['ui', 'i18n', 'favorites', 'roster-list', 'ordering'] },
  roster: { mayImport: ['ui', 'i18n', 'favorites', 'talent', 'roster-list'] },
  selection: { mayImport: ['ui', 'i18n', 'favorites', 'roster', 'form', 'writing'] },
  scouting: { mayImport: ['ui', 'i18n', 'form'] },
  about: { mayImport: ['ui', 'i18n'] },
  contact: { mayImport: ['ui', 'i18n', 'form', 'writing'] },
  privacy: { mayImport: ['ui', 'i18n'] },
  documents: { mayImport: ['ui', 'i18n', 'talent', 'ordering'] },
  'search-engines': { mayImport: ['i18n', 'roster', 'talent', 'newsletter'] },
} as const satisfies Record<string, FolderRule>

/** The pages' own folders: the server knows the rest of `site/`, but none of these. */
export const pageFolders = [
  'home',
  'roster',
  'talent',
  'favorites',
  'form',
  'writing',
  'documents',
  'ordering',
  'selection',
  'newsletter',
  'scouting',
  'about',
  'contact',
  'privacy',
  'error-page',
] as const

/** Packages that stay inside the folders named. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  valibot: ['contract', 'outbox', 'provider', 'server', 'site'], // in the site: the form's one schema
  kysely: ['storage', 'outbox', 'provider'],
  pg: ['storage'],
  undici: ['upstream'],
  'lru-cache': ['upstream', 'server', 'site'],
  cockatiel: ['upstream'],
  'sanitize-html': ['upstream'],
  'altcha-lib': ['server', 'site'],
  hono: ['provider', 'server'],
  '@hono/node-server': ['server'],
  sharp: ['provider', 'server'],
  fontkit: ['provider', 'server'],
  '@fastify/busboy': ['provider', 'server'],
  nodemailer: ['server'],
  pdfkit: ['provider'],
  yazl: ['provider'],
  pino: ['server'],
  react: ['site'],
  'react-dom': ['site'],
  'react-router': ['site', 'server'],
  clsx: ['site'],
  'embla-carousel': ['site'],
  'schema-dts': ['site'],
  feed: ['site'],
  '@conform-to/react': ['site'],
  '@conform-to/valibot': ['site'],
  '@maskito/core': ['site'],
  '@maskito/react': ['site'],
  '@brazilian-utils/brazilian-utils': ['provider'],
}
