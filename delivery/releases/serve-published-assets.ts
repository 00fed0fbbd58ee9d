import type { ServerResponse } from 'node:http'

import type { Listener } from '../http/listener.ts'
import { isReading, requestTarget } from '../http/request-target.ts'
import { barePolicy, commonHeaders } from '../http/security-headers.ts'
import { giveStaticFile } from '../static-files.ts'
import type { PublishedAssets } from './published-assets.ts'
import { assetNameOf } from './release-file.ts'

const RETRY_AFTER_SECONDS = '10'

/**
 * Answers requests for assets that this machine's build does not have, with those of other releases, or with 404 or 503; calls
 * `next` for everything else (docs/product.md: Start, processes and end).
 */
export function servePublishedAssets(assets: PublishedAssets, next: Listener): Listener {
  return async (request, response) => {
    const name = isReading(request) ? assetNameOf(requestTarget(request).path) : null
    if (name === null) return next(request, response)
    const asset = await assets.find(name)
    switch (asset.status) {
      case 'found':
        return giveStaticFile(asset.file, request, response)
      case 'missing':
        return sendError(response, 404, {})
      case 'unavailable':
        return sendError(response, 503, { 'Retry-After': RETRY_AFTER_SECONDS })
    }
  }
}

/** Never cached: the next moment, another machine may publish the asset. */
function sendError(response: ServerResponse, status: number, more: Record<string, string>) {
  const headers = { ...commonHeaders, 'Content-Security-Policy': barePolicy, ...more }
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
