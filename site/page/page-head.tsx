import { fallbackLocale, type Locale } from '#agency/locale.ts'

import type { PageAddresses } from './page-addresses.ts'
import { type Shared, ShareCard } from './share-card.tsx'
import { useShell } from './shell.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** Omitted on pages that search engines should not list. */
  addresses?: PageAddresses
  /** The languages that have the page; by default all of the site's. */
  languages?: readonly Locale[]
  /** The language that the page is written in; by default the address's. */
  written?: Locale
  /** False keeps the page out of search engines, as for children (docs/product.md: Children). */
  isFindable?: boolean
  /** The card of a shared link to the page; by default text only. */
  shared?: Shared
}

const wordsAlone: Shared = { kind: 'website', picture: null }

/** Title `{page} | {brand}`, description, canonical address and its translations. React moves them to the head. */
export function PageHead({
  title,
  description,
  addresses,
  languages,
  written,
  isFindable = true,
  shared = wordsAlone,
}: PageHeadProps) {
  const { brand, origin, locale, menuLanguages } = useShell()
  const own = written ?? locale
  const having = languages ?? menuLanguages
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {!isFindable && <meta name="robots" content="noindex" />}
      {addresses !== undefined && (
        <>
          <link rel="canonical" href={origin + addresses[own]} />
          {import.meta.env.SSR && ( // its readers run no script
            <>
              {having.map((each) => (
                <link key={each} rel="alternate" hrefLang={each} href={origin + addresses[each]} />
              ))}
              <link
                rel="alternate"
                hrefLang="x-default"
                href={origin + addresses[languages?.[0] ?? fallbackLocale]}
              />
              <ShareCard
                title={title}
                {...shared}
                description={description}
                path={addresses[own]}
                written={own}
                languages={having}
              />
            </>
          )}
        </>
      )}
    </>
  )
}
