import type { AgencyFolder, FolderTalent } from '#contract/agency-folder.ts'
import { parseInstagramAccount } from '#agency/instagram-account.ts'
import {
  isYoutubeId,
  parseHttpsAddress,
  parseModelsComAddress,
  parseVimeoId,
} from '#agency/web-address.ts'

import { AGENCY_FILE, type Problem } from './problem.ts'

/** Warns of accounts, addresses and videos in another form than pages show. They are stored as they are. */
export function warningsOfLinks({ talents, social }: AgencyFolder): Problem[] {
  const ofNetworks = Object.entries(social).flatMap(([network, media]) =>
    media?.url && parseHttpsAddress(media.url) === null
      ? [warning(`social.${network}.url`, 'is no https address')]
      : [],
  )
  return [...talents.flatMap(warningsOfTalent), ...ofNetworks]
}

function warningsOfTalent(talent: FolderTalent): Problem[] {
  const { slug, instagram, modelsCom, videos, digitalVideos } = talent
  const place = `talents.${slug}`
  return [
    ...(instagram?.trim() && parseInstagramAccount(instagram) === null
      ? [warning(`${place}.instagram`, 'is no name, @name or address at Instagram')]
      : []),
    ...(modelsCom?.trim() && parseModelsComAddress(modelsCom) === null
      ? [warning(`${place}.modelsCom`, 'is no https address at models.com')]
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
  return isId ? [] : [warning(place, `has an id that is no film's at ${provider}`)]
}

function warning(place: string, reason: string): Problem {
  return { file: AGENCY_FILE, place, reason: `${reason}, so it is not shown` }
}
