import { useEffect, useState } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { Picture, type PictureFacts } from '../ui/picture.tsx'
import { CoverFilm } from './cover-film.tsx'
import type { FilmFile } from './gallery-views.ts'

type ProfileCoverProps = {
  name: string
  cover: PictureFacts | null
  /** The address of a copy that the browser has already loaded; null if none. */
  coverCopy: string | null
  film: FilmFile | null
}

/** As high as the screen, beside the text; on a narrow screen above the text. */
const inHero = 'h-auto w-full object-cover wide:absolute wide:inset-0 wide:h-full'

/** As wide as its column. If the column is narrower than three quarters of its height, as wide as the cropped picture. */
const SIZES =
  '(min-width: 1024px) max(42vw, min(75vh - 42px, 708px)), (min-width: 640px) and (max-height: 500px) calc(75vh - 42px), 100vw'

/** The large picture at the head of a profile, with the film over it, if there is one. */
export function ProfileCover({ name, cover, coverCopy, film }: ProfileCoverProps) {
  const text = useMessages().talent
  return (
    <>
      {cover !== null && (
        <Cover key={cover.path} {...{ cover, coverCopy }} alt={text.cover(name)} />
      )}
      {cover === null && film !== null && <div className="aspect-3/4 w-full bg-ink wide:h-full" />}
      {cover === null && film === null && <div className="hidden h-full bg-hairline wide:block" />}
      {film !== null && <CoverFilm film={film} poster={cover} label={text.coverFilm(name)} />}
    </>
  )
}

type CoverProps = { cover: PictureFacts; coverCopy: string | null; alt: string }

/** The picture. It starts with the loaded copy, which the browser shows until the right size arrives. */
function Cover({ cover, coverCopy, alt }: CoverProps) {
  const [copy, setCopy] = useState(coverCopy)
  useEffect(() => nextAnimationFrame(() => setCopy(null)), [])
  return <Picture picture={cover} copy={copy} alt={alt} sizes={SIZES} isFirst className={inHero} />
}
