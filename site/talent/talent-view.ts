import type { ShownBoard } from '#agency/board.ts'
import type { BoardChoice, GenderChoice } from '#agency/roster.ts'
import type { SpokenLanguage } from '#agency/talent.ts'

import type { PageAddresses } from '../page/page-addresses.ts'
import type { Neighbours } from '../roster-list/neighbours.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import type { ClipView, FilmFile, FrameView } from './gallery-views.ts'
import type { MeasureRow } from './measure-rows.ts'
import type { NeighbourLink } from './neighbours.ts'

/**
 * What the list in the browser tells of a talent: with it a profile opens, until the rest has come. `coverCopy` is the address of a
 * copy of the cover that is there already; null where none is.
 */
export type GlimpseView = Pick<
  TalentView,
  'id' | 'addresses' | 'asked' | 'name' | 'neighbours' | 'isKid' | 'cover'
> & { coverCopy: string | null }

/** What a profile shows of a talent. */
export type TalentView = {
  id: number
  addresses: PageAddresses
  /** The models page that the address names. */
  asked: { gender: GenderChoice; board: BoardChoice }
  /** The board that the address names, with what it is called. */
  boards: readonly ShownBoard[]
  name: string
  /** On the board that the address names. */
  neighbours: Neighbours<NeighbourLink>
  /** Shown, but not to be found or shared. */
  isKid: boolean
  heightCm: number | null
  measures: readonly MeasureRow[]
  nationality: string | null
  languages: readonly SpokenLanguage[]
  instagram: string | null
  modelsCom: string | null
  cover: PictureFacts | null
  coverFilm: FilmFile | null
  book: readonly FrameView[]
  polaroids: readonly FrameView[]
  films: readonly ClipView[]
  digitalVideos: readonly ClipView[]
}
