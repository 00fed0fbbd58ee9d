import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { Heart } from '../favorites/heart/heart.tsx'
import { useProfileMessages } from '../i18n/profile-messages.ts'
import { AskLink } from '../page/ask-link.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { LinkedData } from '../page/linked-data.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { nextTask } from '../ui/next-task.ts'
import { Galleries } from './galleries.tsx'
import { TalentDocuments } from './talent-documents.tsx'
import { NeighbourNav, useNeighbourGestures, useNeighbours } from './neighbour-nav.tsx'
import { talentLinkedData } from './talent-linked-data.ts'
import type { TalentView } from './load-talent.server.ts'
import type { TalentPreview } from './talent-from-list.ts'
import { MeasureTable } from './measure-table.tsx'
import { ProfileCover } from './profile-cover.tsx'
import { ProfileName } from './profile-name.tsx'
import { instagramAddress } from './talent-address.ts'

const SimilarTalents = lazyPart(async () => (await import('./similar-talents.tsx')).SimilarTalents)
const ShareLink = lazyPart(async () => (await import('../ui/share-link.tsx')).ShareLink)

/**
 * A talent's profile: the cover on the left, the name beside its top, measures at its foot, then the galleries. A preview has
 * only cover and name; the page then loads the rest.
 */
export function TalentPage(talent: TalentView | TalentPreview) {
  const { brand, origin, locale } = useShell()
  const text = useProfileMessages()
  const { name, addresses, isKid, cover } = talent
  const profile = 'measures' in talent ? talent : null
  const neighbours = useNeighbours(talent)
  const gestures = useNeighbourGestures(neighbours)
  return (
    <article>
      <PageHead
        title={name}
        description={text.description({ name, brand })}
        addresses={addresses}
        isFindable={!isKid}
        shared={{ kind: 'profile', picture: isKid ? null : cover, alt: text.cover(name) }}
      />
      {profile !== null && !isKid && (
        <LinkedData things={import.meta.env.SSR && talentLinkedData(profile, origin, locale)} />
      )}
      <div className="grid wide:min-h-[min(calc(100svh-3.5rem),59rem)] lg:grid-cols-[5fr_7fr] max-lg:wide:grid-cols-[calc((100svh-3.5rem)*3/4)_1fr] print:min-h-0 print:grid-cols-[5fr_7fr]">
        <div
          className="relative touch-pan-y touch-pinch-zoom wide:sticky wide:top-14 wide:h-[min(calc(100svh-3.5rem),59rem)] print:static print:h-auto!"
          {...gestures}
        >
          <ProfileCover coverCopy={null} film={profile?.coverFilm ?? null} {...talent} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 px-margin pt-6 pb-7 lg:pt-8 print:px-6">
          <ProfileName name={name} />
          {profile !== null && <TalentFacts {...profile} />}
        </div>
      </div>
      {profile === null ? (
        <Rest />
      ) : (
        <>
          <Galleries {...profile} />
          {profile.similar.length > 0 && <SimilarTalents {...profile} />}
          <NeighbourNav {...neighbours} />
        </>
      )}
    </article>
  )
}

/** The part beneath the name: measures, actions on the profile, the talent's other pages. */
function TalentFacts(talent: TalentView) {
  const { id, name, addresses, cover } = talent
  const { locale, origin } = useShell()
  return (
    <>
      <MeasureTable {...talent} />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        {/* on a line of its own, so that the line of the others does not break when one of them comes later */}
        <div className="flex w-full pb-1">
          <AskLink ids={[id]} />
        </div>
        <Heart
          talent={{ id, name, path: addresses[locale], cover: cover?.path ?? null }}
          look="word"
        />
        <TalentDocuments {...talent} />
        <ProfileLinks {...talent} />
        <div className="flex flex-wrap gap-x-7 noscript:hidden print:hidden">
          <ShareLink link={origin + addresses[locale]} title={name} />
        </div>
      </div>
    </>
  )
}

type ProfileLinksProps = Pick<TalentView, 'instagram' | 'modelsCom'>

/** Links to the talent's other pages: Instagram, models.com. */
function ProfileLinks({ instagram, modelsCom }: ProfileLinksProps) {
  const text = useProfileMessages()
  if (instagram === null && modelsCom === null) return null
  return (
    <nav aria-label={text.elsewhere} className="label flex flex-wrap gap-x-7">
      {instagram !== null && (
        <a className="told-on-paper py-1.5" href={instagramAddress(instagram)} rel="noreferrer">
          {text.instagram}
        </a>
      )}
      {modelsCom !== null && (
        <a className="told-on-paper py-1.5" href={modelsCom} rel="noreferrer">
          {text.modelsCom}
        </a>
      )}
    </nav>
  )
}

/**
 * Stands for the rest of a preview and loads it. Meanwhile cover and name stay bright; they are painted first. Revalidation loads
 * the rest, so that redirects and errors work as for any page.
 */
function Rest() {
  const { revalidate } = useRevalidator()
  useEffect(() => nextAnimationFrame(() => void nextTask().then(revalidate)), [revalidate])
  return <div data-rest className="h-svh" />
}
