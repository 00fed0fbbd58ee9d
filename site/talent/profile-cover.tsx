import { useMessages } from '../i18n/use-messages.ts'
import { BarePicture, Picture, pictureAddress, type PictureFacts } from '../ui/picture.tsx'

type ProfileCoverProps = { name: string; cover: PictureFacts | null; film: string | null }

/** As high as the screen beside the text on a wide screen, above it on a narrow one. */
const inHero = 'h-auto w-full object-cover lg:absolute lg:inset-0 lg:h-full'

/** The large picture or film at the head of a profile. A film waits for the visitor to start it. */
export function ProfileCover({ name, cover, film }: ProfileCoverProps) {
  const text = useMessages().talent
  if (film !== null) {
    return (
      <>
        {cover !== null && (
          <BarePicture
            picture={cover}
            alt=""
            sizes="50vw"
            className="hidden h-auto w-full print:block"
          />
        )}
        <video
          src={film}
          {...(cover !== null && { poster: pictureAddress(cover, 1280) })}
          width={cover?.width ?? 3}
          height={cover?.height ?? 4}
          aria-label={text.coverFilm(name)}
          controls
          muted
          playsInline
          preload="none"
          className={`${inHero} bg-ink print:hidden`}
        />
      </>
    )
  }
  if (cover === null) return <div className="hidden bg-hairline lg:block" />
  return (
    <Picture
      picture={cover}
      alt={text.cover(name)}
      sizes="(min-width: 1024px) 42vw, 100vw"
      isFirst
      className={inHero}
    />
  )
}
