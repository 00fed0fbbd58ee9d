import { latePart } from '../page/late-part.tsx'
import { type GalleryContent, GalleryPanel } from './gallery-panel.tsx'
import type { GalleryName } from './gallery-place.ts'
import { fullTabs } from './gallery-tabs.ts'
import { GalleryChoice, TabList } from './tab-list.tsx'
import type { TalentView } from './load-talent.server.ts'
import { useGalleryPlace } from './use-gallery-place.ts'
import { useGalleryTitles } from './use-gallery-titles.ts'

const PhotoDialog = latePart(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

type GalleriesProps = Pick<TalentView, 'name' | 'book' | 'polaroids' | 'films' | 'digitalVideos'>

/**
 * A talent's work behind tabs: book, polaroids with digital videos, films. Empty ones are left out. The address names the chosen
 * gallery and the enlarged photo. Without script, all galleries follow each other.
 */
export function Galleries(talent: GalleriesProps) {
  const { name, book, polaroids, films, digitalVideos } = talent
  const titles = useGalleryTitles()
  const contents: Record<GalleryName, GalleryContent> = {
    book: { kind: 'photos', photos: book },
    snap: { kind: 'photos', photos: polaroids },
    'digital-videos': { kind: 'films', clips: digitalVideos },
    video: { kind: 'films', clips: films },
  }
  const tabs = fullTabs({
    book: book.length,
    snap: polaroids.length,
    'digital-videos': digitalVideos.length,
    video: films.length,
  })
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
          photos={content.photos}
          position={photo}
          onGoTo={goTo}
          onClose={close}
        />
      )}
    </div>
  )
}
