import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator, useRouteError } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { localeOfPath } from '../paths.ts'
import { createProgress, type Progress } from '../ui/progress.ts'

/** Lives outside React, as an error replaces the whole page. */
export const progress = createProgress()

export function useProgress(): Progress {
  return useSyncExternalStore(progress.listen, progress.current, () => 'idle')
}

/** Follows the visitor's navigation from a page in that language. A navigation that ends on an error page has failed. */
export function useNavigationProgress(locale: Locale): void {
  const { state, location } = useNavigation()
  const { state: rest } = useRevalidator() // loads the rest of a page that is shown in part
  const error = useRouteError() ?? null // null or undefined without an error
  const isLoading = state !== 'idle' || rest !== 'idle'
  const isSwitch = location !== undefined && localeOfPath(location.pathname) !== locale
  useEffect(() => {
    if (isLoading) progress.take(isSwitch ? 'switch' : 'start')
    else progress.take(error === null ? 'arrive' : 'fail')
  }, [isLoading, isSwitch, error])
}
