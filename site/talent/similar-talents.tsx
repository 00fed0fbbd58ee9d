import { useId } from 'react'

import { initialsOf } from '#agency/talent.ts'

import { Heart } from '../favorites/heart/heart.tsx'
import { useSimilarMessages } from '../i18n/similar-messages.ts'
import { Picture } from '../ui/picture.tsx'
import { TalentLink } from './talent-link.tsx'
import type { TalentView } from './load-talent.server.ts'

/** The talents who are most like this one by measures and coloring (docs/product.md: Profile). */
export function SimilarTalents({ name, similar }: Pick<TalentView, 'name' | 'similar'>) {
  const text = useSimilarMessages()
  const title = useId()
  return (
    <section aria-labelledby={title} className="border-t border-hairline py-7 print:hidden">
      <h2
        id={title}
        className="display px-margin text-[clamp(1.5rem,3.5vw,3rem)] leading-[1.1] wrap-anywhere"
      >
        {text.title(name)}
      </h2>
      <p className="px-margin pt-2 text-sm text-grey">{text.hint}</p>
      <ul
        aria-labelledby={title}
        className="grid grid-cols-2 gap-x-1 gap-y-4 px-margin pt-4 sm:grid-cols-4 lg:gap-x-2"
      >
        {similar.map((talent) => (
          <li key={talent.id} className="relative">
            <Similar {...talent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Similar({ id, name, path, cover, height }: TalentView['similar'][number]) {
  return (
    <>
      <TalentLink to={path} className="block">
        {cover === null ? (
          <span
            aria-hidden="true"
            className="display flex aspect-[3/4] items-center justify-center border border-hairline text-6xl"
          >
            {initialsOf(name)}
          </span>
        ) : (
          <Picture
            picture={cover}
            alt=""
            sizes="(width >= 40rem) 25vw, 50vw"
            widths={[240, 400, 640]}
            className="aspect-[3/4] w-full object-cover"
          />
        )}
        <span className="mt-2 mr-9 block text-sm leading-5 wrap-anywhere">{name}</span>
        {height !== null && (
          <span className="mr-9 block text-xs leading-5 text-grey tabular-nums">{height}</span>
        )}
      </TalentLink>
      <Heart talent={{ id, name, path, cover: cover?.path ?? null }} look="icon" />
    </>
  )
}
