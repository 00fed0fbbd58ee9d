import {
  type ComponentType,
  createElement,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'

import type { Locale } from '#agency/locale.ts'

import { ErrorLinks } from './error-links.tsx'
import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { useIsLive } from '../ui/use-is-live.ts'

/** Fetches a part's own texts in a language. */
type LoadTexts = (locale: Locale) => Promise<unknown>

/**
 * A part of a page whose script loads after the page's own. The server renders the part with the page. If the script fails to
 * load, the server's HTML stays and works as it does without script. On a page rendered in the browser there is no such HTML: the
 * part shows an error, and the rest of the page works.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly LoadTexts[] = [],
): ComponentType<Props> {
  const parts = new Map<Locale, Loading<Props>>()

  function partIn(locale: Locale): Loading<Props> {
    const known = parts.get(locale)
    if (known !== undefined) return known
    const part = loadingOf(async () => {
      const [whole] = await Promise.all([load(), ...texts.map((each) => each(locale))])
      return whole
    })
    parts.set(locale, part)
    if (import.meta.env.SSR) part.whileServed.catch(() => parts.delete(locale)) // the next request tries again
    return part
  }

  /** Calls no other hook, as `use` is skipped once the part has loaded. */
  function Arrived({ part, awaited, props }: ArrivedProps<Props>) {
    return createElement(part ?? use(awaited), props)
  }

  return function LazyPart(props: Props) {
    const loading = partIn(useLocale())
    const [isMadeHere] = useState(useIsLive()) // false during hydration: the server's HTML is already here
    const [served] = useState(loading)
    const [first] = useState(props)
    const [, renderAnew] = useState({})
    useEffect(() => void loading.orMissing.then(() => renderAnew({})), [loading])
    const isServed = !isMadeHere && loading === served // the server's HTML is in one language
    const awaited = isServed ? loading.whileServed : loading.orMissing
    // React discards the server's HTML if its boundary is rendered again before the part has loaded
    const { part } = loading
    const given = part ? props : first
    return useMemo(
      () => (
        <Suspense>
          <Arrived part={part} awaited={awaited} props={given} />
        </Suspense>
      ),
      [part, awaited, given],
    )
  }
}

type ArrivedProps<Props> = {
  part: ComponentType<Props> | null
  awaited: Promise<ComponentType<Props>>
  props: Props
}

type Loading<Props> = {
  /** Null until it has loaded. */
  part: ComponentType<Props> | null
  /**
   * In the browser it stays pending if loading fails: React keeps the server's HTML as long as the part is pending. On the server it
   * rejects, and the page fails.
   */
  whileServed: Promise<ComponentType<Props>>
  /** Resolves with an error in the part's place if loading fails. */
  orMissing: Promise<ComponentType<Props>>
}

function loadingOf<Props>(fetchWhole: () => Promise<ComponentType<Props>>): Loading<Props> {
  const whole = fetchWhole().then((part) => (loading.part = part))
  const loading: Loading<Props> = {
    part: null,
    whileServed: import.meta.env.SSR ? whole : whole.catch(() => new Promise<never>(() => {})),
    orMissing: whole.catch(() => MissingPart),
  }
  return loading
}

function MissingPart() {
  const { title, hint } = useMessages().errors['page-incomplete']
  return (
    <div className="px-6 py-8">
      <p className="display text-4xl">{title}</p>
      <p className="mt-6 text-grey">{hint}</p>
      <ErrorLinks canRetry />
    </div>
  )
}
