import { clsx } from 'clsx'

import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'

/** A picture as pages know it. What is not known yet is null: size in pixels, placeholder colour (0 to 63), version. */
export type PictureFacts = {
  path: string
  version: string | null
  width: number | null
  height: number | null
  colour: number | null
}

type PictureProps = {
  picture: PictureFacts
  /** Empty for a picture that says nothing beyond the text beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes: string
  /** The copies to choose from; all where the picture may fill a screen. */
  widths?: readonly PictureWidth[]
  /** The picture that a visitor sees first: loaded at once, before all others. */
  isFirst?: boolean
  /** Nobody sees it yet, though it lies on the screen: loaded after all others. */
  isCovered?: boolean
  /** Its height on a wide screen, in CSS pixels, where it is shown whole and its shape decides the width. */
  shownHeight?: number
  /** The address of a copy that is there already: shown in place of the right one. */
  copy?: string | null
  className?: string
}

/** A picture in the sizes that screens ask for. Its colour keeps its place until it has faded in, or stays if it never comes. */
export function Picture(props: PictureProps) {
  const isShownWhole = props.shownHeight !== undefined
  return (
    <span className={clsx('block', isShownWhole && 'w-fit', colourOf(props.picture))}>
      <BarePicture {...props} />
    </span>
  )
}

/** The image alone, for where it stands on something else than its colour, or in a `<picture>` among other sources. */
export function BarePicture({
  picture,
  alt,
  sizes,
  widths,
  isFirst = false,
  isCovered = false,
  shownHeight,
  copy = null,
  className,
}: PictureProps) {
  const size = shownSize(picture, shownHeight)
  return (
    <img
      ref={markArrival}
      src={copy ?? pictureAddress(picture, 640)}
      srcSet={copy === null ? srcSetOf(picture, widths) : undefined}
      sizes={sizes}
      width={size.width}
      height={size.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isCovered ? 'low' : undefined}
      decoding="async"
      className={clsx(colourOf(picture), className) || undefined}
    />
  )
}

function colourOf({ colour }: PictureFacts): string | false {
  return colour !== null && `placeholder-${colour}`
}

/** Marks a picture that is on its way, for it to fade in, and one that never comes. What is there already is let be. */
export function markArrival(image: HTMLImageElement | null): void {
  if (image === null) return
  const settle = () => {
    image.dataset['picture'] = image.naturalWidth === 0 ? 'broken' : 'there'
  }
  image.addEventListener('error', settle) // a copy that is there may be followed by one that never comes
  if (image.complete) return image.naturalWidth === 0 ? settle() : undefined
  if (image.loading === 'lazy') image.dataset['picture'] = 'coming' // the first one is shown as it comes
  image.addEventListener('load', settle, { once: true })
}

/** The address of a sized copy. */
export function pictureAddress({ path, version }: PictureFacts, width: PictureWidth): string {
  const place = path.split('/').map(encodeURIComponent).join('/')
  return `/pictures/${width}/${place}${version === null ? '' : `?v=${version}`}`
}

/** Its sized copies to choose from, as the `srcset` of HTML. */
export function srcSetOf(
  picture: PictureFacts,
  widths: readonly PictureWidth[] = pictureWidths,
): string {
  return usefulOf(widths, picture)
    .map((width) => `${pictureAddress(picture, width)} ${width}w`)
    .join(', ')
}

/** The size that a picture takes at a height, or its own, in pixels. One that nobody has measured yet is taken for a portrait. */
export function shownSize({ width, height }: PictureFacts, shownHeight?: number) {
  const size = width === null || height === null ? { width: 3, height: 4 } : { width, height }
  if (shownHeight === undefined) return size
  return { width: Math.round((size.width / size.height) * shownHeight), height: shownHeight }
}

/** Nothing is enlarged: widths beyond the picture's own are of no use. */
function usefulOf(widths: readonly PictureWidth[], { width }: PictureFacts): PictureWidth[] {
  const useful = widths.filter((each) => width === null || each <= width)
  return useful.length === 0 ? [pictureWidths[0]] : useful
}
