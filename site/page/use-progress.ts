import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator, useRouteError } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { localeOfPath } from '../paths.ts'
import { createProgress, type Progress } from '../ui/progress.ts'

/** Lives outside of React: an error takes the whole page away and puts another one there. */
export const progress = createProgress()

/** How far the visitor's navigation from a page in that language is; an error page that it ends in is its failure. */
export function useProgress(locale: Locale): Progress {
  const { state, location } = useNavigation()
  const { state: rest } = useRevalidator() // of a page that is there in part
  const error = useRouteError() ?? null // null where there is none, whatever its type says
  const isLoading = state !== 'idle' || rest !== 'idle'
  const isSwitch = location !== undefined && localeOfPath(location.pathname) !== locale
  useEffect(() => {
    if (isLoading) progress.take(isSwitch ? 'switch' : 'start')
    else progress.take(error === null ? 'arrive' : 'fail')
  }, [isLoading, isSwitch, error])
  return useSyncExternalStore(progress.listen, progress.current, () => 'idle')
}
