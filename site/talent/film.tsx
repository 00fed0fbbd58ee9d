import { clsx } from 'clsx'
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { CarouselViewContext, useIsInView } from '../ui/carousel/carousel.tsx'
import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { BarePicture } from '../ui/picture.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import type { ClipView, FilmFile, Player, Shape } from './gallery-views.ts'
import { type FilmFailure, OwnFilm, playStyle, PlayWord } from './own-film.tsx'
import { isUpright } from './slides.ts'

type FilmProps = {
  clip: ClipView
  /** The film's index in its carousel, from 0. */
  index: number
  /** The film's accessible name; its caption, if it has one, stands beneath. */
  label: string
  /** Set if its file is known not to play. */
  failed?: FilmFailure | null
}

/**
 * A clip. The agency's own file plays on the page, once the visitor starts it. If the browser cannot play the file, or there is
 * none, the clip offers the provider's player, which loads nothing before the visitor asks for it. Without a player, it links to
 * the file (docs/product.md: Films). A film that leaves the screen stops.
 */
export function Film({ clip, index, label, failed = null }: FilmProps) {
  const { caption, captions, player, file, poster } = clip
  const text = useProfileMessages()
  const isInView = useIsInView(index)
  const isSeen = use(CarouselViewContext) !== 'unknown' && isInView
  const box = useRef<HTMLDivElement>(null)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const { canPlay, fail, shape, measure } = useFile(clip, { failed, box, isAskedFor })
  if (isAskedFor && !isInView) setIsAskedFor(false)
  return (
    <>
      <FilmBox ref={box} shape={shape}>
        {canPlay && file !== null ? (
          <OwnFilm
            {...{ file, captions, poster, label, isInView, isSeen }}
            onError={fail}
            onSize={measure}
          />
        ) : player === null ? (
          <Unplayable address={file?.address ?? ''} />
        ) : isAskedFor ? (
          <PlayerIframe player={player} label={label} />
        ) : (
          <Offer {...{ clip, player, label }} onAsk={() => setIsAskedFor(true)} />
        )}
      </FilmBox>
      <figcaption className="flex flex-wrap justify-between gap-x-4 pt-1.5 text-xs text-grey max-sm:px-margin">
        <span>{caption}</span>
        {isAskedFor && player !== null && (
          <a href={player.page} rel="noreferrer" className="underline underline-offset-2">
            {text.openAt(player.provider)}
          </a>
        )}
      </figcaption>
    </>
  )
}

type UseFileOptions = {
  failed: FilmFailure | null
  box: RefObject<HTMLElement | null>
  /** Whether the provider's player is there. */
  isAskedFor: boolean
}

/**
 * Whether the browser plays the agency's file, as far as known, and the film's true shape once known. A film that failed is offered
 * again when the network is back, unless its player is there; it does not start by itself.
 */
function useFile({ file, shape: initial }: ClipView, { failed, box, isAskedFor }: UseFileOptions) {
  const isLive = useIsLive()
  const [hasFailed, setHasFailed] = useState(failed !== null)
  const [shape, setShape] = useState(initial)
  const takesFocus = useRef(failed?.hadFocus ?? false)
  const canPlay = file !== null && !hasFailed && (!isLive || playsType(file.type))
  useEffect(() => {
    const { activeElement } = document
    if (!takesFocus.current || box.current?.contains(activeElement)) return // it is not replaced yet
    // what had the focus is gone, and the focus with it: move it to the replacement
    if (activeElement === document.body)
      box.current?.querySelector<HTMLElement>('a, button')?.focus()
    takesFocus.current = false
  })
  useEffect(() => {
    if (!hasFailed || isAskedFor) return undefined
    const offerAgain = () => {
      takesFocus.current = box.current?.contains(document.activeElement) === true
      setHasFailed(false)
    }
    addEventListener('online', offerAgain)
    return () => removeEventListener('online', offerAgain)
  }, [hasFailed, isAskedFor, box])
  const measure = ({ width, height }: Shape) => {
    if (width > 0 && height > 0) setShape({ width, height })
  }
  const fail = ({ hadFocus }: FilmFailure) => {
    takesFocus.current = hadFocus
    setHasFailed(true)
  }
  return { canPlay, fail, shape, measure }
}

/** In the browser only. */
function playsType(type: FilmFile['type']): boolean {
  return document.createElement('video').canPlayType(type) !== ''
}

type OfferProps = { clip: ClipView; player: Player; label: string; onAsk: () => void }

/** A link to the provider's page; with script, it opens the player in place. */
function Offer({ clip, player, label, onAsk }: OfferProps) {
  const text = useProfileMessages()
  const picture = clip.poster ?? clip.standIn
  const ask = (event: MouseEvent) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    onAsk()
  }
  return (
    <>
      {picture !== null && (
        <BarePicture
          picture={picture}
          alt=""
          sizes="(min-width: 640px) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <a
        href={player.page}
        rel="noreferrer"
        aria-label={`${text.watchOn(player.provider)}: ${label}`}
        onClick={ask}
        className={playStyle}
      >
        <PlayWord>{text.watchOn(player.provider)}</PlayWord>
      </a>
    </>
  )
}

/** The player. It replaces the clicked link and takes over its focus. */
function PlayerIframe({ player, label }: { player: Player; label: string }) {
  const iframe = useRef<HTMLIFrameElement>(null)
  useEffect(() => iframe.current?.focus(), [])
  return (
    <iframe
      ref={iframe}
      src={player.embedUrl}
      title={`${label}, ${player.provider}`}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot remove its own sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  )
}

function Unplayable({ address }: { address: string }) {
  const text = useProfileMessages()
  return (
    <p className="absolute inset-0 flex flex-col items-start justify-end gap-1 p-4 text-sm">
      {text.filmFails}
      <a href={address} className="underline underline-offset-4">
        {text.openFile}
      </a>
    </p>
  )
}

type FilmBoxProps = { ref: Ref<HTMLDivElement>; shape: Shape; children: ReactNode }

/**
 * A box of the film's shape, whatever its content: as wide as a telephone, elsewhere no higher than the screen. An empty SVG keeps
 * it open, since the markup has no style attribute for its proportions.
 */
function FilmBox({ ref, shape, children }: FilmBoxProps) {
  return (
    <div ref={ref} className="relative w-fit max-w-full overflow-hidden bg-ink text-paper">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        className={clsx(
          'block h-auto w-screen max-w-full sm:max-h-[80svh]',
          isUpright(shape) && 'sm:h-[calc((100cqw-8px)*8/9)] sm:w-auto', // half of the carousel for a film of 9:16
        )}
      />
      {children}
    </div>
  )
}
