import { useMessages } from '../i18n/use-messages.ts'
import { Picture, type PictureFacts } from '../ui/picture.tsx'
import { CoverFilm } from './cover-film.tsx'
import type { FilmFile } from './gallery-views.ts'

type ProfileCoverProps = { name: string; cover: PictureFacts | null; film: FilmFile | null }

/** As high as the screen beside the text on a wide screen, above it on a narrow one. */
const inHero = 'h-auto w-full object-cover lg:absolute lg:inset-0 lg:h-full'

/** As wide as its column, or, where that is narrower than three quarters of its height, as the picture that fills it. */
const SIZES = '(min-width: 1024px) max(42vw, min(75vh - 42px, 708px)), 100vw'

/** The large picture at the head of a profile, and the film over it, if there is one. */
export function ProfileCover({ name, cover, film }: ProfileCoverProps) {
  const text = useMessages().talent
  return (
    <>
      {cover !== null && (
        <Picture picture={cover} alt={text.cover(name)} sizes={SIZES} isFirst className={inHero} />
      )}
      {cover === null && film !== null && <div className="aspect-3/4 w-full bg-ink lg:h-full" />}
      {cover === null && film === null && <div className="hidden h-full bg-hairline lg:block" />}
      {film !== null && <CoverFilm film={film} poster={cover} label={text.coverFilm(name)} />}
    </>
  )
}
