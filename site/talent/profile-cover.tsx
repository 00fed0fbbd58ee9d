import { useEffect, useState } from 'react'

import { initialsOf } from '#agency/talent.ts'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { overflowOf, Picture, type PictureFacts } from '../ui/picture.tsx'
import { CoverFilm } from './cover-film.tsx'
import type { FilmFile } from './gallery-views.ts'

type ProfileCoverProps = {
  name: string
  cover: PictureFacts | null
  /** The address of a copy that the browser has already loaded; null if none. */
  coverCopy: string | null
  film: FilmFile | null
}

/** The large picture at the head of a profile, with the film over it, if there is one that plays. */
export function ProfileCover({ name, cover, coverCopy, film: given }: ProfileCoverProps) {
  const text = useProfileMessages()
  const [hasFailed, setHasFailed] = useState(false)
  const film = hasFailed ? null : given
  return (
    <>
      {cover !== null && (
        <Cover key={cover.path} {...{ cover, coverCopy }} alt={text.cover(name)} />
      )}
      {cover === null && film !== null && <div className="aspect-3/4 w-full bg-ink wide:h-full" />}
      {cover === null && film === null && (
        <div
          aria-hidden="true"
          className="display hidden h-full items-center justify-center border-r border-hairline text-[14vw] wide:flex print:hidden"
        >
          {initialsOf(name)}
        </div>
      )}
      {film !== null && (
        <CoverFilm
          film={film}
          poster={cover}
          label={text.coverFilm(name)}
          onError={() => setHasFailed(true)}
        />
      )}
    </>
  )
}

/** As high as the screen, beside the text; on a narrow screen above the text. */
const inHero = 'h-auto w-full object-cover wide:absolute wide:inset-0 wide:h-full'

/** As wide as its column, or as the picture that the column's height crops. On a narrow screen nothing is cropped. */
function sizesOf(cover: PictureFacts): string {
  const overflow = overflowOf(cover).toFixed(2)
  return `(min-width: 1024px) max(42vw, ${overflow} * min(75vh - 42px, 708px)), (min-width: 640px) and (max-height: 500px) calc(${overflow} * (75vh - 42px)), 100vw`
}

type CoverProps = { cover: PictureFacts; coverCopy: string | null; alt: string }

/** The picture. It starts with the loaded copy, which the browser shows until the right size arrives. */
function Cover({ cover, coverCopy, alt }: CoverProps) {
  const [copy, setCopy] = useState(coverCopy)
  useEffect(() => nextAnimationFrame(() => setCopy(null)), [])
  return (
    <Picture
      picture={cover}
      copy={copy}
      alt={alt}
      sizes={sizesOf(cover)}
      isFirst
      className={inHero}
    />
  )
}
