import type { LoaderFunctionArgs, ServerBuild } from 'react-router'

import { unexpectedFailure } from '#site/page/failures.server.ts'
import { referenceContext, reportContext } from '#site/page/request-context.ts'

/**
 * The pages, whose loaders tell the log of a mistake of ours and the visitor under which reference it stands there. React
 * Router would cut out all that the error says, and where only a page's data is asked for nothing else reaches the visitor.
 */
export function tellingErrors(build: ServerBuild): ServerBuild {
  const routes = { ...build.routes }
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader
    if (route === undefined || loader === undefined) continue
    const telling = async (args: LoaderFunctionArgs) => {
      try {
        return await loader(args)
      } catch (error) {
        throw failureFor(error, args)
      }
    }
    routes[id] = { ...route, module: { ...route.module, loader: telling } }
  }
  return { ...build, routes }
}

/** What is thrown on purpose (redirects, 404, 503) is no error. */
function failureFor(error: unknown, { request, context }: LoaderFunctionArgs): unknown {
  if (!(error instanceof Error) || request.signal.aborted) return error
  context.get(reportContext)(error)
  return unexpectedFailure(context.get(referenceContext))
}
