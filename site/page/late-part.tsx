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

/** Fetches texts of a part's own in a language. */
type LateTexts = (locale: Locale) => Promise<unknown>

/**
 * A part of a page that comes after the page's own script. The server renders it with the page; if its script does not come, what
 * the server sent stays as it is and works as without script. Only on a page that was made in the browser there is nothing to stay:
 * then the part says so, and the page around it goes on.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly LateTexts[] = [],
): ComponentType<Props> {
  const parts = new Map<Locale, Coming<Props>>()

  function partIn(locale: Locale): Coming<Props> {
    const known = parts.get(locale)
    if (known !== undefined) return known
    const part = comingOf(async () => {
      const [whole] = await Promise.all([load(), ...texts.map((each) => each(locale))])
      return whole
    })
    parts.set(locale, part)
    return part
  }

  /** Calls no other hook, since `use` is passed over where the part is there. */
  function Arrived({ part, awaited, props }: ArrivedProps<Props>) {
    return createElement(part ?? use(awaited), props)
  }

  return function LatePart(props: Props) {
    const coming = partIn(useLocale())
    const [isMadeHere] = useState(useIsLive()) // on a page that is taken over, what the server sent stands here
    const [served] = useState(coming)
    const [first] = useState(props)
    const [, renderAnew] = useState({})
    useEffect(() => void coming.orMissing.then(() => renderAnew({})), [coming])
    const isServed = !isMadeHere && coming === served
    const awaited = isServed ? coming.whileServed : coming.orMissing // the server sent one language
    // React throws away what the server sent when its boundary is rendered anew before the part is there
    const { part } = coming
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

type Coming<Props> = {
  /** Null until it is there. */
  part: ComponentType<Props> | null
  /** Never fulfilled where it does not come: React leaves what the server sent alone while a part of it is awaited. */
  whileServed: Promise<ComponentType<Props>>
  orMissing: Promise<ComponentType<Props>>
}

function comingOf<Props>(fetchWhole: () => Promise<ComponentType<Props>>): Coming<Props> {
  const whole = fetchWhole().then((part) => (coming.part = part))
  const coming: Coming<Props> = {
    part: null,
    whileServed: whole.catch(() => new Promise<never>(() => {})),
    orMissing: whole.catch(() => MissingPart),
  }
  return coming
}

function MissingPart() {
  const { title, hint } = useMessages().errors['page-incomplete']
  return (
    <div className="px-6 py-8">
      <p className="display text-4xl">{title}</p>
      <p className="mt-6 text-grey">{hint}</p>
      <ErrorLinks mayPass />
    </div>
  )
}
