import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { lazyPart } from '../page/lazy-part.tsx'
import { type GalleryContent, GalleryPanel } from './gallery-panel.tsx'
import { type GalleryName, idOfPlace, placeOfHash, wasOpenedHere } from './gallery-place.ts'
import { type FullTab, fullTabs, GalleryChoice, TabList } from './gallery-tabs.tsx'
import type { TalentView } from './load-talent.server.ts'
import { useGalleryTitles } from './gallery-words.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import { useIsLive } from '../ui/use-is-live.ts'

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

type GalleriesProps = Pick<TalentView, 'name' | 'book' | 'polaroids' | 'films' | 'digitalVideos'>

/**
 * A talent's work behind tabs: book, polaroids with digital videos, films. Empty ones are left out. The address names the chosen
 * gallery and the enlarged photo. Without script, all galleries follow each other.
 */
export function Galleries(talent: GalleriesProps) {
  const { name, book, polaroids, films, digitalVideos } = talent
  const titles = useGalleryTitles()
  const contents: Record<GalleryName, GalleryContent> = {
    book: { kind: 'photos', items: book },
    snap: { kind: 'photos', items: polaroids },
    'digital-videos': { kind: 'films', items: digitalVideos },
    video: { kind: 'films', items: films },
  }
  const tabs = fullTabs(contents)
  const { isLive, gallery: chosen, photo, goTo, close } = useGalleryPlace(tabs, contents)
  if (chosen === null) return null
  const content = contents[chosen]
  return (
    <div
      className="galleries border-t border-hairline pb-7 max-sm:pb-4"
      data-live={isLive ? '' : undefined}
    >
      <div className="flex min-h-14 flex-wrap items-end justify-between gap-x-6 gap-y-2 px-margin pt-5 pb-3.5 print:hidden noscript:hidden">
        <TabList tabs={tabs} chosen={chosen} isLive={isLive} />
        <GalleryChoice tabs={tabs} chosen={chosen} />
      </div>
      {tabs
        .flatMap(({ galleries }) => galleries)
        .map((gallery) => (
          <GalleryPanel
            key={gallery}
            gallery={gallery}
            content={contents[gallery]}
            title={titles[gallery]}
            name={name}
            isLive={isLive}
            isChosen={gallery === chosen}
            photo={gallery === chosen ? photo : null}
          />
        ))}
      {photo !== null && content.kind === 'photos' && (
        <PhotoDialog
          title={titles[chosen]}
          name={name}
          photos={content.items}
          position={photo}
          onGoTo={goTo}
          onClose={close}
        />
      )}
    </div>
  )
}

/**
 * The chosen gallery, its enlarged photo (counted from 1), and functions to move to another photo and to close it. If the address
 * names no existing gallery, the first one is chosen; null if there is none.
 */
function useGalleryPlace(
  tabs: readonly FullTab[],
  contents: Readonly<Record<GalleryName, GalleryContent>>,
) {
  const isLive = useIsLive() // the server does not receive the fragment
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const place = isLive ? placeOfHash(hash) : null
  const galleries = tabs.flatMap((tab) => tab.galleries)
  const gallery = galleries.find((each) => each === place?.gallery) ?? galleries[0] ?? null
  const content = gallery === null ? null : contents[gallery]
  const asked = place !== null && place.gallery === gallery ? place.photo : null
  const isThere = asked !== null && content?.kind === 'photos' && asked <= content.items.length
  const photo = isThere ? asked : null
  useFocusOnReturn(photo === null || gallery === null ? null : idOfPlace({ gallery, photo }))

  function replace(next: number | null) {
    if (gallery === null) return
    const to = { hash: idOfPlace({ gallery, photo: next }) }
    const kept = next === null ? cameFrom : state
    void navigate(to, { replace: true, preventScrollReset: true, state: kept })
  }

  return {
    isLive,
    gallery,
    photo,
    goTo: replace,
    close: () => (wasOpenedHere(state) ? void navigate(-1) : replace(null)),
  }
}

/** When the enlarged photo closes, focuses the same photo in the strip. */
function useFocusOnReturn(id: string | null): void {
  const last = useRef(id)
  useEffect(() => {
    if (id === null && last.current !== null) {
      document.getElementById(last.current)?.querySelector('a')?.focus({ preventScroll: true })
    }
    last.current = id
  }, [id])
}
