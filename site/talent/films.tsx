import { type ComponentType, useEffect, useState } from 'react'

import { FilmCarousel } from './film-carousel.tsx'
import { Film } from './film.tsx'
import { OwnFilm } from './own-film.tsx'
import type { PageParts, ReelProps } from './reel.tsx'

/** What the reel needs of the page's script: if it imported them itself, they would be a file of their own, and cost a kilobyte. */
const parts: PageParts = { Film, OwnFilm }

/**
 * A talent's films: a reel, once its script has loaded, which is when a visitor opens them. Before, without script, and where all
 * films are at providers, they are a carousel.
 */
export function Films(props: Omit<ReelProps, 'parts'>) {
  const { clips, isShown } = props
  const [Reel, setReel] = useState<ComponentType<ReelProps> | null>(null)
  const isWanted = isShown && clips.some(({ file }) => file)
  useEffect(() => {
    if (isWanted) {
      import('./reel.tsx').then((loaded) => isInUse() || setReel(() => loaded.Reel), goOn)
    }
  }, [isWanted])
  return Reel ? <Reel key={clips[0]?.id} {...props} parts={parts} /> : <FilmCarousel {...props} />
}

/** Whether a film of the carousel plays, or has the focus: it stays there. */
function isInUse(): boolean {
  return document.querySelector('#video :is([controls], iframe, :focus)') !== null
}

/** If the script fails to load, the carousel plays the films. */
function goOn() {}
