import type { Listener } from '#delivery/http/listener.ts'
import type { Log } from '#delivery/log/log.ts'
import { createStorageErrorLog } from '#delivery/log/log-throttle.ts'
import { createPublishedAssets } from '#delivery/releases/published-assets.ts'
import { publishRelease } from '#delivery/releases/publish-release.ts'
import { servePublishedAssets } from '#delivery/releases/serve-published-assets.ts'
import type { StaticFiles } from '#delivery/static-files.ts'
import type { MediaStore } from '#storage/media-store.ts'

type ReleasesOptions = {
  /** The files of this machine's own build. */
  own: StaticFiles
  store: MediaStore
  log: Log
}

/** Shares the assets of this release with other releases of the site, through the media store. */
export function createReleases({ own, store, log }: ReleasesOptions) {
  const report = createStorageErrorLog(log, 'the assets of other releases could not be read')
  const assets = createPublishedAssets({ store, own, report })
  return {
    serveAssets: (next: Listener) => servePublishedAssets(assets, next),
    /** Never rejects; logs the result. */
    publish: () =>
      publishRelease({
        own,
        store,
        report(event) {
          if (event.kind === 'failed') {
            log.error({ err: event.error }, 'the assets of this release could not be published')
            return
          }
          const { kind: _, ...facts } = event
          log.info(facts, 'the assets of this release are published')
        },
      }),
  }
}
