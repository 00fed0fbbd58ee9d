import type { AgencyFolder, FolderPost, FolderTalent } from '#contract/agency-folder.ts'
import { CM_PER_INCH, leastCm, lengthNames } from '#agency/measures.ts'
import { isKid } from '#agency/talent.ts'
import {
  parseInstagramAccount,
  isYoutubeId,
  parseHttpsAddress,
  parseModelsComAddress,
  parseVimeoId,
} from '#agency/web-address.ts'

import { countryName, languageName } from '../talents/profile.ts'
import { AGENCY_FILE, type Problem } from './problem.ts'

/** Warns of what is stored as it is, but may be a mistake. `languages` are the site's; if undefined, all. */
export function folderWarnings(agency: AgencyFolder, languages: Languages | undefined): Problem[] {
  return [
    ...warningsOfLinks(agency),
    ...warningsOfCodes(agency),
    ...warningsOfInches(agency),
    ...(languages === undefined
      ? []
      : [...warningsOfUnshown(agency, languages), ...warningsOfMissingStaff(agency, languages)]),
  ]
}

export type Languages = readonly FolderPost['language'][]

/** Warns of posts in languages that the site does not have. They are stored: the site may get the language later. */
function warningsOfUnshown({ posts }: AgencyFolder, languages: Languages): Problem[] {
  return posts
    .filter(({ language }) => !languages.includes(language))
    .map(({ language, slug }) =>
      warning(
        `posts.${language}.${slug}.language`,
        `the site has no "${language}" (menuLanguages of the identity file), so the post is not shown`,
      ),
    )
}

/** Warns if staff is listed in some of the site's languages, but not in all. */
function warningsOfMissingStaff({ staff }: AgencyFolder, languages: Languages): Problem[] {
  if (staff.length === 0) return []
  return languages
    .filter((language) => staff.every((person) => person.language !== language))
    .map((language) =>
      warning(
        'staff',
        `lists nobody in "${language}", so the site shows no staff in that language`,
      ),
    )
}

/** Warns of codes of countries and languages with a wrong case ("br", "PT"). They are stored, and shown, as words. */
function warningsOfCodes({ talents }: AgencyFolder): Problem[] {
  return talents.flatMap(({ slug, nationality, languages }) => [
    ...warningsOf(nationality, countryCode, `talents.${slug}.nationality`),
    ...languages.flatMap(({ language }) =>
      warningsOf(language, languageCode, `talents.${slug}.languages`),
    ),
  ])
}

/** Warns of lengths that are too small for anybody but a child: they may be inches. They are stored as centimetres. */
function warningsOfInches({ talents }: AgencyFolder): Problem[] {
  const grown = talents.filter((talent) => !isKid(talent))
  return grown.flatMap(({ slug, measures }) =>
    lengthNames.flatMap((name) => {
      const length = measures[name]
      const least = name === 'height' ? leastCm.height : leastCm.girth
      if (length === null || length >= least) return []
      const cm = Math.round(length * CM_PER_INCH)
      const reason = `${length} is shown as ${length} cm; are ${length} inches (${cm} cm) meant?`
      return [warning(`talents.${slug}.measures.${name}`, reason)]
    }),
  )
}

function warningsOf(
  text: string | null,
  codeOf: (text: string) => string | null,
  place: string,
): Problem[] {
  const code = text === null ? null : codeOf(text)
  if (code === null || code === text) return []
  return [warning(place, `"${text}" is shown as it is; is the code "${code}" meant?`)]
}

/** The code of a country, if the text is one but for its case; null for words. */
function countryCode(text: string): string | null {
  const code = text.toUpperCase()
  return countryName(code, 'en') === code ? null : code
}

function languageCode(text: string): string | null {
  const [language = '', region] = text.split('-')
  const code = [language.toLowerCase(), region?.toUpperCase()].filter(Boolean).join('-')
  return languageName(code, 'en') === code ? null : code
}

/** Warns of accounts, addresses and videos in another form than pages show. They are stored as they are. */
function warningsOfLinks({ talents, social }: AgencyFolder): Problem[] {
  const ofNetworks = Object.entries(social).flatMap(([network, media]) =>
    media?.url && parseHttpsAddress(media.url) === null
      ? [unshown(`social.${network}.url`, 'is no https address')]
      : [],
  )
  return [...talents.flatMap(warningsOfTalent), ...ofNetworks]
}

function warningsOfTalent(talent: FolderTalent): Problem[] {
  const { slug, instagram, modelsCom, videos, digitalVideos } = talent
  const place = `talents.${slug}`
  return [
    ...(instagram?.trim() && parseInstagramAccount(instagram) === null
      ? [unshown(`${place}.instagram`, 'is no name, @name or address at Instagram')]
      : []),
    ...(modelsCom?.trim() && parseModelsComAddress(modelsCom) === null
      ? [unshown(`${place}.modelsCom`, 'is no https address at models.com')]
      : []),
    ...videos.flatMap((clip) => warningsOfClip(clip, `${place}.videos`)),
    ...digitalVideos.flatMap((clip) => warningsOfClip(clip, `${place}.digitalVideos`)),
  ]
}

function warningsOfClip(
  { provider, id }: FolderTalent['videos'][number],
  place: string,
): Problem[] {
  const text = id?.trim() ?? ''
  if (provider === null || text === '') return []
  const isId = provider === 'youtube' ? isYoutubeId(text) : parseVimeoId(text) !== null
  return isId ? [] : [unshown(place, `has an id that is no film's at ${provider}`)]
}

function unshown(place: string, reason: string): Problem {
  return warning(place, `${reason}, so it is not shown`)
}

function warning(place: string, reason: string): Problem {
  return { file: AGENCY_FILE, place, reason }
}
