import { fallbackLocale, type Locale } from '#agency/locale.ts'

import type { PageAddresses } from './page-addresses.ts'
import { useShell } from './shell.ts'
import { pictureAddress, type PictureFacts, shownSize } from '../ui/picture.tsx'

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

/** The card that a shared link to a page shows. */
type Shared = {
  kind: 'website' | 'profile' | 'article'
  /** Left out if it is the page's own title. */
  title?: string
  /** Null: text only. */
  picture: PictureFacts | null
  /** The picture's alternative text; left out if the page has none either. */
  alt?: string
  /** The date of an article, yyyy-MM-dd; null if unknown. */
  publishedOn?: string | null
}

type ShareCardProps = Shared & {
  title: string
  description: string | undefined
  path: string
  /** The page's language, and all languages that have the page. */
  written: Locale
  languages: readonly Locale[]
}

const WIDTH = 1280

const territories: Readonly<Record<Locale, string>> = { pt: 'pt_BR', en: 'en_US', es: 'es_ES' }

/** Open Graph tags, which messengers and social networks read, and the one tag of Twitter's that has no equivalent. */
function ShareCard({
  kind,
  picture,
  alt,
  publishedOn = null,
  title,
  description,
  path,
  written,
  languages,
}: ShareCardProps) {
  const { brand, origin } = useShell()
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={origin + path} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={territories[written]} />
      {languages
        .filter((each) => each !== written)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={territories[each]} />
        ))}
      {publishedOn !== null && <meta property="article:published_time" content={publishedOn} />}
      {picture !== null && <SharedPicture picture={picture} alt={alt} origin={origin} />}
      <meta name="twitter:card" content={picture === null ? 'summary' : 'summary_large_image'} />
    </>
  )
}

type SharedPictureProps = { picture: PictureFacts; alt: string | undefined; origin: string }

/** The size is that of the copy, which is never wider than the original. */
function SharedPicture({ picture, alt, origin }: SharedPictureProps) {
  const { width, height } = shownSize(picture)
  const shrink = Math.min(1, WIDTH / width)
  return (
    <>
      <meta property="og:image" content={origin + pictureAddress(picture, WIDTH)} />
      {picture.width !== null && (
        <>
          <meta property="og:image:width" content={String(Math.round(width * shrink))} />
          <meta property="og:image:height" content={String(Math.round(height * shrink))} />
        </>
      )}
      {alt !== undefined && <meta property="og:image:alt" content={alt} />}
    </>
  )
}
