import type { Locale } from '#agency/locale.ts'

import { useShell } from './shell.ts'
import { pictureAddress, type PictureFacts, shownSize } from '../ui/picture.tsx'

/** The card that a shared link to a page shows. */
export type Shared = {
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

const territories = { pt: 'pt_BR', en: 'en_US', es: 'es_ES' } as const satisfies Record<
  Locale,
  string
>

/** Open Graph tags, which messengers and social networks read, and the one tag of Twitter's that has no equivalent. */
export function ShareCard({
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
