import { picturesIn, type SafeHtml, type TextPicture, withImages } from '#agency/safe-html.ts'

import { mediaContext, type Media, type PageContext } from '../page/request-context.ts'
import { pictureAddress, type PictureFacts, srcSetOf } from '../ui/picture.tsx'

/** A post's text with its pictures as the site shows them: in sizes for all screens, each with its place reserved. */
export async function fillPictures(context: PageContext, content: SafeHtml): Promise<SafeHtml> {
  const media = context.get(mediaContext)
  return withImages(
    content,
    await Promise.all(picturesIn(content).map((picture) => toImage(media, picture))),
  )
}

async function toImage(media: Media, { path, alt, size }: TextPicture) {
  const facts = size === null ? await media.measuredPicture(path) : media.picture(path)
  const known = measured(facts) ?? size
  const shape = known === null ? 'wide unmeasured' : shapeOf(known)
  return {
    src: pictureAddress(facts, 640),
    srcset: srcSetOf(facts),
    sizes: shape === 'upright' ? '(min-width: 640px) 31rem, 100vw' : '100vw',
    alt,
    width: `${known?.width ?? 3}`,
    height: `${known?.height ?? 2}`,
    loading: 'lazy',
    decoding: 'async',
    class: facts.colour === null ? shape : `${shape} placeholder-${facts.colour}`,
  }
}

function measured({ width, height }: PictureFacts) {
  return width === null || height === null ? null : { width, height }
}

/** Over the whole page, an upright picture would be higher than any screen, and a small one would be blurry. */
function shapeOf({ width, height }: { width: number; height: number }) {
  if (width <= 240) return 'small'
  return height > width ? 'upright' : 'wide'
}
