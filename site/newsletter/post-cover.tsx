import { Picture, type PictureFacts, shownSize } from '../ui/picture.tsx'

/** The whole of a post's picture, from margin to margin; an upright one, which would be higher than any screen, as wide as text. */
export function PostCover({ cover }: { cover: PictureFacts }) {
  const { width, height } = shownSize(cover)
  const isUpright = height > width
  return (
    <div className="px-margin">
      <div className={isUpright ? 'max-w-[31rem] lg:ml-[25%]' : undefined}>
        <Picture
          picture={cover}
          alt=""
          sizes={isUpright ? '(min-width: 640px) 31rem, 100vw' : '100vw'}
          isFirst
          className="h-auto w-full"
        />
      </div>
    </div>
  )
}
