import { useState } from 'react'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import type { Film } from './film.tsx'
import type { ClipView } from './gallery-views.ts'
import type { FilmFailure, OwnFilm } from './own-film.tsx'
import { ReelFilm } from './reel-film.tsx'
import { ReelLayout } from './reel-layout.tsx'
import { initialSettings } from './use-reel-commands.ts'
import { Icon } from '../ui/icon.tsx'
import { BarePicture } from '../ui/picture.tsx'
import { filmTime } from './reel-commands.ts'

/** Parts of the page's own script. */
export type PageParts = {
  Film: typeof Film
  OwnFilm: typeof OwnFilm
}

export type ReelProps = {
  parts: PageParts
  /** The gallery's title. */
  title: string
  /** The talent's name. */
  name: string
  clips: readonly ClipView[]
  isShown: boolean
}

/** A talent's films: one of them large, the others beside it. Speed, silence and captions stay as chosen from film to film. */
export function Reel({ parts, title, name, clips, isShown }: ReelProps) {
  const text = useProfileMessages()
  const [chosen, setChosen] = useState({ index: 0, isAskedFor: false })
  const [settings, setSettings] = useState(initialSettings)
  const [failure, setFailure] = useState<FilmFailure | null>(null)
  const labelOf = (clip: ClipView, index: number) =>
    clip.caption ?? text.clip({ name, gallery: title, position: index + 1 })
  const clip = clips[chosen.index]
  if (clip === undefined) return null
  const label = labelOf(clip, chosen.index)
  const list = clips.length > 1 && (
    <FilmList
      title={title}
      films={clips.map((each, index) => ({ ...each, label: labelOf(each, index) }))}
      chosen={chosen.index}
      takesFocus={chosen.isAskedFor}
      onChoose={(index) => {
        setFailure(null) // a film that failed is tried again
        setChosen({ index, isAskedFor: true })
      }}
    />
  )
  if (clip.file === null || failure !== null) {
    return (
      <ReelLayout side={list} isWide>
        <figure key={clip.id}>
          <parts.Film clip={clip} index={0} label={label} failed={failure} />
        </figure>
      </ReelLayout>
    )
  }
  return (
    <ReelFilm
      key={clip.id}
      {...{ parts, clip, label, isShown, settings }}
      file={clip.file}
      chosen={chosen}
      onSettings={setSettings}
      onError={setFailure}
    >
      {list}
    </ReelFilm>
  )
}

type FilmListProps = {
  title: string
  films: readonly (ClipView & { label: string })[]
  /** The index of the film on show. */
  chosen: number
  /** Whether the list takes the focus back: a chosen film comes with a list of its own. */
  takesFocus: boolean
  onChoose: (index: number) => void
}

/** All films of a reel: choosing one plays it, or offers its player. */
function FilmList({ title, films, chosen, takesFocus, onChoose }: FilmListProps) {
  return (
    <section aria-label={title}>
      <h3 className="label pb-1">{title}</h3>
      <ol className="max-h-[28rem] overflow-y-auto">
        {films.map(({ id, label, file, poster, standIn, seconds }, index) => {
          const picture = poster ?? (file === null ? standIn : null)
          return (
            <li key={id} className="border-t border-hairline">
              <button
                ref={takesFocus && index === chosen ? focus : undefined}
                type="button"
                aria-current={index === chosen ? 'true' : undefined}
                onClick={() => onChoose(index)}
                className="flex min-h-11 w-full items-center gap-x-4 py-2 text-left text-sm -outline-offset-2 aria-[current]:font-semibold"
              >
                {picture === null ? (
                  <span className="grid h-16 w-12 shrink-0 place-items-center bg-ink text-paper">
                    <Icon name="play" size={16} />
                  </span>
                ) : (
                  <BarePicture
                    picture={picture}
                    alt=""
                    sizes="64px"
                    widths={[240]}
                    className="h-16 w-12 shrink-0 object-cover"
                  />
                )}
                <span className="min-w-0 break-words">{label}</span>
                {seconds !== null && (
                  <span className="ml-auto text-xs text-grey tabular-nums">
                    {filmTime(seconds)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The list that had the focus is gone, and the focus with it; a film that fails may find the focus elsewhere. */
function focus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}
