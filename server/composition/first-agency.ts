import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { AgencyIdentity } from '#agency/identity.ts'
import { IMPORT, importFolder, isAgencyImported } from '#provider/agency-folder/import-folder.ts'
import type { Database } from '#storage/database.ts'
import type { MediaStore } from '#storage/media-store.ts'

import type { Settings } from '../environment/env.ts'
import { describeImport } from '../reports/folder-reports.ts'
import type { Log } from '#delivery/log/log.ts'
import { createProgress } from '../reports/progress.ts'
import { isMediaLost } from '#provider/agency-folder/used-media.ts'

type FirstAgency = {
  storage: { database: Database; media: MediaStore }
  identity: AgencyIdentity
  settings: Settings
  isFirst: boolean
  log: Log
}

/**
 * Imports the demo agency if no agency was ever imported and the identity file is the demo's. With any other identity file, the
 * site starts empty and the log says what to do. The log also says so if the database has an agency whose media are lost.
 */
export async function prepareAgency(options: FirstAgency): Promise<void> {
  const { storage, identity, settings, isFirst, log } = options
  if (await isAgencyImported(storage.database)) {
    if (isFirst && (await isMediaLost(storage))) reportLostMedia(log)
    return
  }
  const folder = demoFolderOf(identity, settings.agencyConfig)
  if (folder !== null) await importDemo(folder, options)
  else if (isFirst) warnEmpty(options)
}

/**
 * The demo's folder; null unless the identity file is the demo's. A copy of that file stops being the demo's once it has another
 * brand or a real e-mail address: addresses under `.example` belong to nobody (RFC 2606).
 */
export function demoFolderOf(identity: AgencyIdentity, identityFile: string): string | null {
  const { demo, brand, emails } = identity
  const isDemo = demo?.brand === brand && Object.values(emails).every(isPlaceholder)
  return demo !== undefined && isDemo ? resolve(dirname(identityFile), demo.folder) : null
}

/** What to say of a real agency's site that does not know its own address; null if it knows it, or is the demo. */
export function addressWarning(
  identity: AgencyIdentity,
  { formOrigin, agencyConfig }: Pick<Settings, 'formOrigin' | 'agencyConfig'>,
): string | null {
  if (formOrigin !== null || demoFolderOf(identity, agencyConfig) !== null) return null
  return 'SITE_URL is unset: search engines, feeds and shared links get addresses under http://localhost. Set it to the address that visitors use.'
}

function isPlaceholder(email: string): boolean {
  return email.endsWith('.example')
}

/** How long a first start waits for another machine's, and how often it looks whether that one has ended. */
const WAIT_MS = 120_000
const LOOK_AGAIN_MS = 500

async function importDemo(folder: string, { storage, identity: { boards } }: FirstAgency) {
  await using lock = await waitForLock(storage.database)
  if (lock === null || (await isAgencyImported(storage.database))) return // by another machine that started at the same time
  const onProgress = createProgress('Importing the demo agency')
  const report = await importFolder({ ...storage, folder, boards, onProgress, lock })
  process.stderr.write(describeImport(report))
}

/** Null if another machine still imports: then the site starts, and shows the agency as soon as it is there. */
async function waitForLock(database: Database) {
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_AGAIN_MS) {
    const lock = await database.tryLock(IMPORT)
    if (lock !== null) return lock
    await sleep(LOOK_AGAIN_MS)
  }
  return null
}

function warnEmpty({ identity, settings, log }: FirstAgency) {
  const { dataDir, databaseUrl, agencyConfig } = settings
  const place = databaseUrl.startsWith('sqlite:') ? `the data folder ${dataDir}` : 'DATABASE_URL'
  log.warn(
    `There is no agency in ${place}, so all lists are empty. At a first start, run: npm run agency -- import <folder> ` +
      '(docs/agency-folder.md). If this site had an agency, stop it and check whether its disk is mounted.',
  )
  if (identity.demo === undefined) return
  log.warn(`${agencyConfig} is no longer the demo agency's: remove its field "demo".`)
}

function reportLostMedia(log: Log) {
  log.error(
    'The database has an agency, but MEDIA_STORAGE has none of its pictures: check whether its disk is mounted. ' +
      'If they are lost, import the agency folder again.',
  )
}
