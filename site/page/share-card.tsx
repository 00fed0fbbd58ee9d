import type { Locale } from '#agency/locale.ts'

import { useShell } from './shell.ts'
import { pictureAddress, type PictureFacts, shownSize } from '../ui/picture.tsx'

/** What a link to a page looks like where it is shared. */
export type Shared = {
  kind: 'website' | 'profile' | 'article'
  /** Left out where it is the page's own. */
  title?: string
  /** Null: words alone. */
  picture: PictureFacts | null
  /** What the picture shows; left out where the page does not say so either. */
  alt?: string
  /** The day of an article, yyyy-MM-dd; null where nobody knows. */
  publishedOn?: string | null
}

type ShareCardProps = Shared & {
  title: string
  description: string | undefined
  path: string
  /** The page's language, and all that have it. */
  written: Locale
  languages: readonly Locale[]
}

const WIDTH = 1280

const territories = { pt: 'pt_BR', en: 'en_US', es: 'es_ES' } as const satisfies Record<
  Locale,
  string
>

/** Open Graph, which messengers and networks read; of Twitter's own words only the one that the others lack. */
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

/** The size is the copy's, which is never wider than the picture. */
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
