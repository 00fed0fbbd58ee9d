import type { RouterContextProvider } from 'react-router'

import { picturesIn, type SafeHtml, type TextPicture, withImages } from '#agency/safe-html.ts'

import { mediaContext, type Media } from '../request-context.ts'
import { pictureAddress, type PictureFacts, srcSetOf } from '../ui/picture.tsx'

/** A post's text with its pictures as the site shows them: in the sizes that screens ask for, each keeping its place. */
export async function fillPictures(
  context: Readonly<RouterContextProvider>,
  content: SafeHtml,
): Promise<SafeHtml> {
  const media = context.get(mediaContext)
  return withImages(
    content,
    await Promise.all(picturesIn(content).map((picture) => toImage(media, picture))),
  )
}

async function toImage(media: Media, { path, alt, size }: TextPicture) {
  const facts = size === null ? await media.measuredPicture(path) : media.picture(path)
  const { width, height } = measured(facts) ?? size ?? unmeasured
  const shape = shapeOf(width, height)
  return {
    src: pictureAddress(facts, 640),
    srcset: srcSetOf(facts),
    sizes: shape === 'wide' ? '100vw' : '(min-width: 640px) 36rem, 100vw',
    alt,
    width: `${width}`,
    height: `${height}`,
    loading: 'lazy',
    decoding: 'async',
    class: facts.colour === null ? shape : `${shape} placeholder-${facts.colour}`,
  }
}

/** Its place, until somebody knows better. */
const unmeasured = { width: 3, height: 2 }

function measured({ width, height }: PictureFacts) {
  return width === null || height === null ? null : { width, height }
}

/** An upright picture over the whole page would be higher than any screen; a small one has nothing to show there. */
function shapeOf(width: number, height: number): 'wide' | 'upright' | 'small' {
  if (width > unmeasured.width && width <= 240) return 'small'
  return height > width ? 'upright' : 'wide'
}
