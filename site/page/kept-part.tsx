import { type ComponentType, createContext, useContext } from 'react'

import { useLocale } from '../i18n/use-messages.ts'

/** Where a part stands in a page that is being made, and whether its text is there already. */
export type PartPlace = { isKept: true; mark: string } | { isKept: false; from: string; to: string }

/** Finds the place of the part that such a key stands for. */
export type PlacePart = (key: string) => PartPlace

/** Null where parts are not kept: in the browser, in development, and in tests that are not of the built site. */
export const PlacePartContext = createContext<PlacePart | null>(null)

/**
 * A component whose HTML follows from the page's language and from what `keyOf` tells of its props: the server makes it once for
 * all pages, where the key is not null (`kept-parts.server.ts`). In the browser it is the component itself. So nothing in it may
 * follow from the page's address, not even a relative link; it is an element, without `useId` or inline scripts. What React puts into
 * the page's head for it (`isFirst` of a picture) is said beside it.
 */
export function keptPart<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  keyOf: (props: Props) => unknown,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part
  return function KeptPart(props: Props) {
    const place = useContext(PlacePartContext)
    const locale = useLocale()
    const key = place === null ? null : keyOf(props)
    if (place === null || key === null) return <Part {...props} />
    const part = place(JSON.stringify([name, locale, key]))
    if (part.isKept) return <i data-part={part.mark} />
    return (
      <>
        <i data-part={part.from} />
        <Part {...props} />
        <i data-part={part.to} />
      </>
    )
  }
}
