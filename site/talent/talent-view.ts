import type { ShownBoard } from '#agency/board.ts'
import type { Unit } from '#agency/measures.ts'
import type { BoardChoice, GenderChoice } from '#agency/roster.ts'
import type { SpokenLanguage } from '#agency/talent.ts'

import type { PageAddresses } from '../page/page-addresses.ts'
import type { Neighbours } from '../roster-list/neighbours.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import type { ClipView, FilmFile, PhotoView } from './gallery-views.ts'
import type { MeasureRow } from './measure-rows.ts'
import type { SizeRow } from './size-rows.ts'
import type { NeighbourLink } from './neighbours.ts'

/**
 * A preview of a profile, made from the list in the browser and shown until the rest arrives. `coverCopy` is the address of a
 * copy of the cover that the browser has already loaded; null if none.
 */
export type TalentPreview = Pick<
  TalentView,
  'id' | 'addresses' | 'asked' | 'name' | 'neighbours' | 'isKid' | 'cover'
> & { coverCopy: string | null }

/** A link to a similar talent, with the height in both units. */
export type SimilarTalent = {
  id: number
  name: string
  path: string
  cover: PictureFacts | null
  height: string | null
}

/** The data of a profile page. */
export type TalentView = {
  id: number
  addresses: PageAddresses
  /** The models page that the address names. */
  asked: { gender: GenderChoice; board: BoardChoice }
  /** The board that the address names, with its label. */
  boards: readonly ShownBoard[]
  name: string
  /** The neighbours on the board that the address names. */
  neighbours: Neighbours<NeighbourLink>
  /** The talents of the roster who are most like this one. */
  similar: readonly SimilarTalent[]
  /** Shown, but excluded from search engines and sharing. */
  isKid: boolean
  heightCm: number | null
  measures: readonly MeasureRow[]
  sizes: readonly SizeRow[]
  nationality: string | null
  languages: readonly SpokenLanguage[]
  instagram: string | null
  modelsCom: string | null
  /** The unit that a portfolio has at first; whether documents may have the cover as their front, and archives JPEGs. */
  documents: { unit: Unit; hasCover: boolean; hasJpegs: boolean }
  cover: PictureFacts | null
  coverFilm: FilmFile | null
  book: readonly PhotoView[]
  polaroids: readonly PhotoView[]
  films: readonly ClipView[]
  digitalVideos: readonly ClipView[]
}
