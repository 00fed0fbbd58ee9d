import { clsx } from 'clsx'

import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'

/** A picture, as pages use it. Facts not known yet are null: size in pixels, placeholder colour (0 to 63), version. */
export type PictureFacts = {
  path: string
  version: string | null
  width: number | null
  height: number | null
  colour: number | null
}

type PictureProps = {
  picture: PictureFacts
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string
  /** The displayed width, as the `sizes` of HTML. */
  sizes: string
  /** The widths of the copies on offer; all widths if the picture may fill a screen. */
  widths?: readonly PictureWidth[]
  /** The picture that the visitor sees first: loaded eagerly, before all others. */
  isFirst?: boolean
  /** The picture is in the viewport but covered: loaded after all others. */
  isCovered?: boolean
  /** Its height on a wide screen, in CSS pixels, if it is shown uncropped and its shape decides the width. */
  shownHeight?: number
  /** The address of a copy that the browser has already loaded: shown instead of the right size. */
  copy?: string | null
  className?: string
}

/** A responsive picture. Its placeholder colour fills its place until it has faded in, or stays if it never loads. */
export function Picture(props: PictureProps) {
  const isShownWhole = props.shownHeight !== undefined
  return (
    <span className={clsx('block', isShownWhole && 'w-fit', placeholderOf(props.picture))}>
      <BarePicture {...props} />
    </span>
  )
}

/** The image alone, for a place with another background, or in a `<picture>` with other sources. */
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
      className={clsx(placeholderOf(picture), className) || undefined}
    />
  )
}

/** The class that fills a picture's place with its placeholder colour; false if the colour is unknown. */
export function placeholderOf({ colour }: PictureFacts): string | false {
  return colour !== null && `placeholder-${colour}`
}

/** Marks a loading picture, which then fades in, and a broken one. Leaves a loaded picture alone. */
export function markArrival(image: HTMLImageElement | null): void {
  if (image === null) return
  const settle = () => {
    image.dataset['picture'] = image.naturalWidth === 0 ? 'broken' : 'there'
  }
  image.addEventListener('error', settle) // a loaded copy may be followed by a picture that fails
  if (image.complete) return image.naturalWidth === 0 ? settle() : undefined
  if (image.loading === 'lazy') image.dataset['picture'] = 'coming' // the first picture shows while it loads
  image.addEventListener('load', settle, { once: true })
}

/** The address of a sized copy. */
export function pictureAddress({ path, version }: PictureFacts, width: PictureWidth): string {
  const place = path.split('/').map(encodeURIComponent).join('/')
  return `/pictures/${width}/${place}${version === null ? '' : `?v=${version}`}`
}

/** The picture's sized copies, as the `srcset` of HTML. */
export function srcSetOf(
  picture: PictureFacts,
  widths: readonly PictureWidth[] = pictureWidths,
): string {
  return usefulOf(widths, picture)
    .map((width) => `${pictureAddress(picture, width)} ${width}w`)
    .join(',')
}

/** The picture's size at a given height, or its own size, in pixels. A picture of unknown size counts as a portrait. */
export function shownSize({ width, height }: PictureFacts, shownHeight?: number) {
  const size = width === null || height === null ? { width: 3, height: 4 } : { width, height }
  if (shownHeight === undefined) return size
  return { width: Math.round((size.width / size.height) * shownHeight), height: shownHeight }
}

/** By how much a picture is wider than the 3:4 place that it fills: at least 1. */
export function overflowOf(picture: PictureFacts): number {
  const { width, height } = shownSize(picture)
  return Math.max(1, width / height / (3 / 4))
}

/** The width of a 3:4 place in hundredths of the screen's: on phones, from 640 px, from 1024 px. */
type PlaceWidths = readonly [phone: number, tablet: number, desktop: number]

/** The `sizes` of a picture that fills a 3:4 place, which shows only a part of a wide one. */
export function sizesInPlace(picture: PictureFacts, widths: PlaceWidths): string {
  const [phone, tablet, desktop] = widths.map((vw) => (vw * overflowOf(picture)).toFixed())
  return `(width>=1024px) ${desktop}vw,(width>=640px) ${tablet}vw,${phone}vw`
}

/** Pictures are never enlarged, so widths beyond the picture's own are useless. */
function usefulOf(widths: readonly PictureWidth[], { width }: PictureFacts): PictureWidth[] {
  const useful = widths.filter((each) => width === null || each <= width)
  return useful.length === 0 ? [pictureWidths[0]] : useful
}
