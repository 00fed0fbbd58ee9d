import { join } from 'node:path'
import { readFile } from 'node:fs/promises'

import type { ServerBuild } from 'react-router'
import * as v from 'valibot'

import { listenerOf } from '#delivery/http/listener.ts'
import { serveCached, serveHits } from '#delivery/page-cache/serve-cached.ts'
import { serveStaticFiles, readStaticFiles } from '#delivery/static-files.ts'
import { withRequestScope } from '#delivery/http/with-request-scope.ts'
import { withTiming } from '#delivery/http/with-timing.ts'
import type { CutCounts } from '#delivery/connections/connection-guard.ts'
import type { Log } from '#delivery/log/log.ts'
import { createStorageErrorLog } from '#delivery/log/log-throttle.ts'
import { createPublishedAssets, servePublishedAssets } from '#delivery/releases/published-assets.ts'
import { publishRelease } from '#delivery/releases/publish-release.ts'
import { servePictures } from '#delivery/routes/serve-pictures.ts'
import type { CatalogueAddresses } from '#site/page/request-context.ts'

import type { Settings } from '../environment/env.ts'
import { addressWarning } from './first-agency.ts'
import { openServer } from './listen.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { openMetricsServer } from '../metrics/metrics-server.ts'
import { type ClusterMessages, joinCluster } from '../processes/join-cluster.ts'
import type { Shutdown } from '../processes/shutdown.ts'
import { reportPublication } from '../reports/report-events.ts'
import { openSite } from './site.ts'

type Process = { log: Log; shutdown: Shutdown }

/** Starts the built site. The browser's files are in `client`, beside the server's folder. */
export async function startSite(settings: Settings, { log, shutdown }: Process): Promise<void> {
  const cluster = joinCluster()
  const metrics = await openMetrics(settings, cluster, log)
  const serverOptions = { ...settings, onCut: (cuts: CutCounts) => countCuts(cuts, metrics) }
  const firstServer = cluster.isFirst ? await openServer(serverOptions, log) : null
  const files = await readStaticFiles(clientFolder)
  const site = await openSite({
    settings,
    cluster,
    metrics,
    log,
    build: await loadBuild(),
    files,
    catalogues: await readCatalogueAddresses(),
  })
  const server = firstServer ?? (await openServer(serverOptions, log)) // until now, other processes serve visitors
  const pages = serveCached(site.pageCache, listenerOf(site.fetch))
  const release = { own: files, store: site.store }
  const onError = createStorageErrorLog(log, 'the assets of other releases could not be read')
  const assets = createPublishedAssets({ ...release, report: onError })
  const media = servePublishedAssets(assets, servePictures(site.pictures, pages))
  const scoped = withRequestScope({ ...settings, log }, serveStaticFiles(files, media))
  const all = serveHits(site.pageCache, scoped)
  server.serve(metrics === null ? all : withTiming(metrics.answered, all))
  server.closeAt(shutdown, site)
  cluster.reportReady()
  void publishRelease({ ...release, report: reportPublication(log) })
  if (!cluster.isFirst) return
  const warning = addressWarning(site.identity, settings)
  if (warning !== null) log.warn(warning)
  process.stderr.write(`${site.identity.brand} is at http://localhost:${server.port}\n`)
}

/** Serves the metrics of a single process, or hands those of one of several to the primary; null without METRICS_PORT. */
async function openMetrics(
  { metricsPort }: Settings,
  cluster: ClusterMessages,
  log: Log,
): Promise<Metrics | null> {
  if (metricsPort === null) return null
  // loaded only if needed: most sites are not watched
  const { createMetrics, toMetricsText } = await import('../metrics/metrics.ts')
  const metrics = createMetrics()
  if (cluster.onReadMetrics !== null) cluster.onReadMetrics(metrics.read)
  else await openMetricsServer(metricsPort, async () => toMetricsText([await metrics.read()]), log)
  return metrics
}

function countCuts(cuts: CutCounts, metrics: Metrics | null) {
  for (const times of Object.values(cuts)) metrics?.refuse('connections', times)
}

const clientFolder = join(import.meta.dirname, '../../client') // from `build/server/assets`

/** Loads the built pages. Omits undefined fields: the handler's type does not allow undefined. */
async function loadBuild(): Promise<ServerBuild> {
  const {
    basename,
    unstable_getCriticalCss: _,
    allowedActionOrigins,
    ...build
  } = await import('virtual:react-router/server-build')
  return {
    ...build,
    ...(basename !== undefined && { basename }),
    ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
  }
}

const script = v.pipe(
  v.object({ file: v.string() }),
  v.transform(({ file }) => `/${file}`),
)
const BuildNotes = v.object({
  'site/i18n/messages/pt.ts': script,
  'site/i18n/messages/en.ts': script,
  'site/i18n/messages/es.ts': script,
})

/** Reads the addresses of the text catalogues from the build's manifest. Throws if the manifest lacks them. */
async function readCatalogueAddresses(): Promise<CatalogueAddresses> {
  const notes = await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')
  const files = v.parse(BuildNotes, JSON.parse(notes))
  return {
    pt: files['site/i18n/messages/pt.ts'],
    en: files['site/i18n/messages/en.ts'],
    es: files['site/i18n/messages/es.ts'],
  }
}
