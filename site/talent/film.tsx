import { useMessages } from '../i18n/use-messages.ts'
import { pictureAddress, type PictureFacts } from '../ui/picture.tsx'
import type { ClipView } from './gallery-views.ts'

type FilmProps = {
  clip: ClipView
  /** What stands there until the clip plays. */
  poster: PictureFacts | null
  /** What it is called: a caption, if it has one, stands beneath. */
  label: string
}

/** A clip: the agency's own plays here, without sound or motion until it is asked to; another's is a link. */
export function Film({ clip, poster, label }: FilmProps) {
  const text = useMessages().talent
  if (clip.kind === 'elsewhere') {
    return (
      <a
        className="label inline-block py-1.5 underline underline-offset-4"
        href={clip.address}
        rel="noreferrer"
      >
        {clip.caption ?? label}: {text.watchOn(clip.provider)}
      </a>
    )
  }
  return (
    <figure>
      <video
        src={clip.address}
        width={clip.width ?? 3}
        height={clip.height ?? 4}
        aria-label={label}
        controls
        playsInline
        preload="none"
        {...(poster !== null && { poster: pictureAddress(poster, 640) })}
        className="h-auto w-full bg-ink"
      />
      <figcaption className="pt-1.5 text-xs text-grey">{clip.caption}</figcaption>
    </figure>
  )
}
