import {
  type ComponentType,
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'

import type { Locale } from '#agency/locale.ts'

import { WaysOn } from './error-page/ways-on.tsx'
import { useLocale, useMessages } from './i18n/use-messages.ts'

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

  function Inside(props: Props) {
    const isServed = useSyncExternalStore(listenToNothing, isMadeHere, isFromServer)
    const coming = partIn(useLocale())
    return <Arrived {...{ coming, isServed, props }} />
  }

  /** Calls no other hook: `use` is passed over once the part is there, also by a rendering that had been waiting in it. */
  function Arrived({ coming, isServed, props }: ArrivedProps<Props>) {
    const Part = coming.here() ?? use(isServed ? coming.whileServed : coming.orMissing)
    return createElement(Part, props)
  }

  return function LatePart(props: Props) {
    const coming = partIn(useLocale())
    const [isHere, setIsHere] = useState(() => coming.here() !== null)
    const [first] = useState(props)
    useEffect(() => {
      void coming.orMissing.then(() => setIsHere(coming.here() !== null))
    }, [coming])
    // React throws away what the server sent when its boundary is rendered anew before the part is there
    const given = isHere ? props : first
    return useMemo(
      () => (
        <Suspense>
          <Inside {...given} />
        </Suspense>
      ),
      [given],
    )
  }
}

type ArrivedProps<Props> = { coming: Coming<Props>; isServed: boolean; props: Props }

type Coming<Props> = {
  /** Once it is there. */
  here: () => ComponentType<Props> | null
  /** Never fulfilled where it does not come: React leaves what the server sent alone while a part of it is awaited. */
  whileServed: Promise<ComponentType<Props>>
  orMissing: Promise<ComponentType<Props>>
}

function comingOf<Props>(fetchWhole: () => Promise<ComponentType<Props>>): Coming<Props> {
  let part: ComponentType<Props> | null = null
  async function fetchPart() {
    part = memo(await fetchWhole()) // not rendered again only because it was taken over
    return part
  }
  const whole = fetchPart()
  return {
    here: () => part,
    whileServed: whole.catch(() => new Promise<never>(() => {})),
    orMissing: whole.catch(() => MissingPart),
  }
}

const listenToNothing = () => () => {}
const isMadeHere = () => false
const isFromServer = () => true

function MissingPart() {
  const { title, hint } = useMessages().errors['page-incomplete']
  return (
    <div className="px-6 py-8">
      <p className="display text-4xl">{title}</p>
      <p className="mt-6 text-grey">{hint}</p>
      <WaysOn mayPass />
    </div>
  )
}
