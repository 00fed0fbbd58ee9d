import { Link } from 'react-router'

import { initialsOf } from '#agency/talent.ts'

import { Picture, type PictureFacts } from '../ui/picture.tsx'

/** A talent as the roster shows it; `path` is the profile's address. */
export type TalentCardFacts = {
  id: number
  name: string
  path: string
  cover: PictureFacts | null
}

type TalentCardProps = { talent: TalentCardFacts; isFirst: boolean }

/** A face and a name that lead to the profile; initials where there is no picture. */
export function TalentCard({ talent: { name, path, cover }, isFirst }: TalentCardProps) {
  return (
    <Link to={path} className="block" prefetch="intent">
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
          sizes="(min-width: 1024px) 19vw, (min-width: 640px) 32vw, 48vw"
          isFirst={isFirst}
          className="aspect-[3/4] w-full object-cover"
        />
      )}
      <span className="block pt-2 text-sm [overflow-wrap:anywhere]">{name}</span>
    </Link>
  )
}
