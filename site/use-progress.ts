import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation, useRouteError } from 'react-router'

import { MissingModule } from './error-page/missing-module.ts'
import { useLocale } from './i18n/use-messages.ts'
import { localeOfPath } from './paths.ts'
import { createProgress, type Progress } from './ui/progress.ts'

/** Lives outside of React: an error takes the whole page away and puts another one there. */
export const progress = createProgress()

/** How far the visitor's navigation is; an error page that it ends in is its failure. */
export function useProgress(): Progress {
  const { state, location } = useNavigation()
  const locale = useLocale()
  const error = useRouteError()
  const isLoading = state !== 'idle'
  const isSwitch = location !== undefined && localeOfPath(location.pathname) !== locale
  useEffect(() => {
    if (isLoading) progress.take(isSwitch ? 'switch' : 'start')
    else if (error === undefined) progress.take('arrive')
    else if (!(error instanceof MissingModule)) progress.take('fail') // that one may still reload
  }, [isLoading, isSwitch, error])
  return useSyncExternalStore(progress.listen, progress.current, () => 'idle')
}
