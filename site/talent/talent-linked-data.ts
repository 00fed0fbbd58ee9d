import type { Person } from 'schema-dts'

import type { Gender } from '#agency/board.ts'
import type { Locale } from '#agency/locale.ts'

import { breadcrumbList, listCrumbs } from '../page/breadcrumbs.ts'
import type { Things } from '../page/linked-data.tsx'
import { pictureAddress } from '../ui/picture.tsx'
import type { TalentView } from './load-talent.server.ts'
import { instagramAddress } from './talent-address.ts'

const genders = {
  woman: 'https://schema.org/Female',
  man: 'https://schema.org/Male',
} as const satisfies Record<Gender, string>

/** Linked data of a profile: facts that its page shows, and the lists that lead there. Never for a kid. */
export function talentLinkedData(talent: TalentView, origin: string, locale: Locale): Things {
  const path = talent.addresses[locale]
  const crumbs = [
    ...listCrumbs({ choice: talent.asked, boards: talent.boards }, locale),
    { name: talent.name, path },
  ]
  return [
    { '@type': 'ProfilePage', url: origin + path, mainEntity: toPerson(talent, origin, path) },
    breadcrumbList(origin, crumbs),
  ]
}

function toPerson(talent: TalentView, origin: string, path: string): Person {
  const { name, asked, cover, heightCm, instagram, modelsCom } = talent
  const elsewhere = [instagram === null ? null : instagramAddress(instagram), modelsCom]
  return {
    '@type': 'Person',
    name,
    url: origin + path,
    sameAs: elsewhere.filter((address) => address !== null),
    ...(cover !== null && { image: origin + pictureAddress(cover, 1280) }),
    ...(asked.gender !== 'all' && { gender: genders[asked.gender] }),
    ...(heightCm !== null && {
      height: { '@type': 'QuantitativeValue', value: heightCm, unitCode: 'CMT' },
    }),
  }
}
