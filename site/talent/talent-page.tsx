import { useMessages } from '../i18n/use-messages.ts'
import { LinkedData } from '../linked-data.tsx'
import { PageHead } from '../page-head.tsx'
import { useShell } from '../shell.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import { Film } from './film.tsx'
import { FrameStrip } from './frame-strip.tsx'
import type { ClipView } from './gallery-views.ts'
import { ProfileLinks } from './profile-links.tsx'
import { talentLinkedData } from './talent-linked-data.ts'
import type { TalentView } from './talent-view.ts'
import { MeasureTable } from './measure-table.tsx'
import { ProfileCover } from './profile-cover.tsx'

/** A talent: the cover on the left, the name beside its head, measures at its foot, then the work as contact sheets. */
export function TalentPage(talent: TalentView) {
  const { brand, origin, locale } = useShell()
  const text = useMessages().talent
  const { name, addresses, isKid, cover } = talent
  return (
    <article>
      <PageHead
        title={name}
        description={text.description({ name, brand })}
        addresses={addresses}
        isFindable={!isKid}
        shared={{ kind: 'profile', picture: isKid ? null : cover, alt: text.cover(name) }}
      />
      {!isKid && <LinkedData things={talentLinkedData(talent, origin, locale)} />}
      <div className="grid lg:min-h-[min(calc(100svh-3.5rem),59rem)] lg:grid-cols-[5fr_7fr] print:min-h-0 print:grid-cols-[5fr_7fr]">
        <div className="relative">
          <ProfileCover name={name} cover={cover} film={talent.coverFilm} />
        </div>
        <div className="flex flex-col gap-8 px-margin pt-6 pb-7 lg:pt-8 print:px-6">
          <h1 className="display display-fine text-[clamp(3.5rem,9.5vw,10rem)] [overflow-wrap:anywhere] [hyphens:manual]">
            {name}
          </h1>
          <MeasureTable {...talent} />
          <ProfileLinks {...talent} />
        </div>
      </div>
      <FrameStrip title={text.book} name={name} frames={talent.book} />
      <FrameStrip title={text.polaroids} name={name} frames={talent.polaroids} />
      <Films title={text.films} name={name} clips={talent.films} poster={talent.cover} />
      <Films
        title={text.digitalVideos}
        name={name}
        clips={talent.digitalVideos}
        poster={talent.cover}
      />
    </article>
  )
}

type FilmsProps = {
  title: string
  name: string
  clips: readonly ClipView[]
  poster: PictureFacts | null
}

function Films({ title, name, clips, poster }: FilmsProps) {
  const text = useMessages().talent
  if (clips.length === 0) return null
  return (
    <section className="border-t border-hairline px-margin py-7 print:hidden">
      <h2 className="label mb-3.5">{title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {clips.map((clip, index) => (
          <li key={clip.id}>
            <Film
              clip={clip}
              poster={poster}
              label={text.clip({ name, gallery: title, position: index + 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
