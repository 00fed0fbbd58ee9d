import { useState } from 'react'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { FilmList } from './film-list.tsx'
import type { Film } from './film.tsx'
import type { ClipView } from './gallery-views.ts'
import type { OwnFilm } from './own-film.tsx'
import { ReelFilm } from './reel-film.tsx'
import { ReelLayout } from './reel-layout.tsx'
import { initialSettings } from './use-reel-commands.ts'

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
  const [failure, setFailure] = useState<'begun' | 'still' | null>(null)
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
      onError={(hasBegun) => setFailure(hasBegun ? 'begun' : 'still')}
    >
      {list}
    </ReelFilm>
  )
}
