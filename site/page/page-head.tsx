import { fallbackLocale, type Locale } from '#agency/locale.ts'

import type { PageAddresses } from './page-addresses.ts'
import { type Shared, ShareCard } from './share-card.tsx'
import { useShell } from './shell.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** Left out on pages that are nothing to be found. */
  addresses?: PageAddresses
  /** The languages that have the page, and the one that it is in, where that is not all of the site's and the address's. */
  languages?: readonly Locale[]
  written?: Locale
  /** False keeps search engines from listing the page: children are not to be found (docs/product.md: Children). */
  isFindable?: boolean
  /** What a link to the page looks like; words alone where nothing is said. */
  shared?: Shared
}

const wordsAlone: Shared = { kind: 'website', picture: null }

/** Title `{page} | {brand}`, description, the one address to be found under, and its translations; React moves them to the head. */
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
          {import.meta.env.SSR && ( // who reads it runs no script
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
