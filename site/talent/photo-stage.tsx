import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'

import { usePhotoMessages } from '../i18n/photo-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { isIn } from '../ui/arrow-keys.ts'
import { Icon } from '../ui/icon.tsx'
import { markArrival, pictureAddress, shownSize } from '../ui/picture.tsx'
import { useKeyDown } from '../ui/use-key-down.ts'
import { wantsStillness } from '../ui/visit.ts'
import type { PhotoView } from './gallery-views.ts'
import { allCopies, preload, sizesOf } from './photo-copies.ts'
import { useZoom } from './use-zoom.ts'
import type { Zoom } from './zoom.ts'

type PhotoStageProps = {
  photo: PhotoView
  /** The photos before and after it, which load once it has. */
  neighbours: readonly PhotoView[]
  alt: string
  goBy: (step: 1 | -1) => void
}

/** How far an arrow key moves an enlarged photo, in CSS pixels. */
const PAN_PX = 80

const directions: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The photo, with its zoom. Left and right arrow keys and swipes lead to its neighbours; while it is enlarged, arrow keys, drags
 * and the wheel move it. The keys +, − and 0 are those of the buttons.
 */
export function PhotoStage({ photo, neighbours, alt, goBy }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const { zoom, isLargest, isHeld, gestures, zoomIn, zoomOut, showWhole, pan } = useZoom({
    stage,
    photo,
    onSwipe: (to) => goBy(to === 'left' ? 1 : -1),
  })
  const isWhole = zoom.scale === 1
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return // those of the browser
    if (event.key === '+' || event.key === '=') zoomIn()
    if (event.key === '-') zoomOut()
    if (event.key === '0') showWhole()
    const [x = 0, y = 0] = directions[event.key] ?? []
    const isPan = !isWhole && !isIn(event.target, '[data-thumbnails]')
    if (isPan) pan({ x: -x * PAN_PX, y: -y * PAN_PX })
    else if (x !== 0) goBy(x)
  })
  return (
    <>
      <figure className="contents">
        <div
          ref={stage}
          className={clsx(
            'viewer-stage relative touch-none overflow-hidden',
            isWhole ? 'cursor-zoom-in' : isHeld ? 'cursor-grabbing' : 'cursor-zoom-out',
          )}
          {...gestures}
        >
          <Photo key={photo.id} {...{ photo, neighbours, alt, zoom, isHeld }} />
        </div>
        <figcaption className="viewer-caption text-xs text-grey">{photo.caption}</figcaption>
      </figure>
      <ZoomButtons {...{ zoom, isLargest, zoomIn, zoomOut, showWhole }} />
    </>
  )
}

type PhotoProps = Omit<PhotoStageProps, 'goBy'> & { zoom: Zoom; isHeld: boolean }

/** As large as it fits, then enlarged and moved. An enlarged photo asks for a larger copy; if that fails, it keeps the first. */
function Photo({ photo: { picture }, neighbours, alt, zoom, isHeld }: PhotoProps) {
  const moved = useRef<HTMLDivElement>(null)
  const [isLargerBroken, setIsLargerBroken] = useState(false)
  const { scale, x, y } = zoom
  useLayoutEffect(() => {
    moved.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
  }, [scale, x, y])
  const enlarged = isLargerBroken ? 1 : 2 ** Math.ceil(Math.log2(scale))
  return (
    <div
      ref={moved}
      className={clsx(
        'absolute inset-0',
        !isHeld && !wantsStillness() && 'transition-transform duration-200',
      )}
    >
      <img
        ref={markArrival}
        src={pictureAddress(picture, 640)}
        srcSet={allCopies(picture)}
        sizes={sizesOf(picture, enlarged)}
        {...shownSize(picture)}
        alt={alt}
        fetchPriority="high"
        decoding="async"
        draggable={false}
        onLoad={() => neighbours.forEach((each) => preload(each.picture))}
        onError={() => setIsLargerBroken((isBroken) => isBroken || enlarged > 1)}
        className="size-full object-contain select-none"
      />
    </div>
  )
}

type ZoomButtonsProps = Pick<
  ReturnType<typeof useZoom>,
  'zoom' | 'isLargest' | 'zoomIn' | 'zoomOut' | 'showWhole'
>

/** Out, the zoom in percent, which leads back to the whole photo, and in. */
function ZoomButtons({ zoom, isLargest, zoomIn, zoomOut, showWhole }: ZoomButtonsProps) {
  const text = usePhotoMessages()
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(zoom.scale)
  const look = 'grid size-11 place-items-center -outline-offset-2 aria-disabled:text-faint/50'
  return (
    <div className="viewer-zoom -mx-3.5 flex items-center">
      <button
        type="button"
        aria-label={text.zoomOut}
        title={text.zoomOut}
        aria-keyshortcuts="-"
        aria-disabled={zoom.scale === 1}
        onClick={zoomOut}
        className={look}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        aria-keyshortcuts="0"
        onClick={showWhole}
        className="h-11 min-w-12 text-center text-sm -outline-offset-2"
      >
        {percent}
        <span className="sr-only">, {text.showWhole}</span>
      </button>
      <button
        type="button"
        aria-label={text.zoomIn}
        title={text.zoomIn}
        aria-keyshortcuts="+"
        aria-disabled={isLargest}
        onClick={zoomIn}
        className={look}
      >
        <Icon name="plus" size={18} />
      </button>
      <output className="sr-only">{percent}</output>
    </div>
  )
}
