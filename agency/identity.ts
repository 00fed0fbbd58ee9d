import type { Boards } from './board.ts'
import type { Locale } from './locale.ts'

/** Who this agency is: what `agency.config.ts` says. */
export type AgencyIdentity = {
  brand: string
  /** Street, city and whatever else stands on an envelope, line by line. */
  address: readonly string[]
  emails: { general: string; scouting: string }
  phones: readonly string[]
  boards: Boards
  /** Languages that the menu offers, in its order. */
  menuLanguages: readonly Locale[]
  /** How many posts the home page shows. */
  homePostLimit: number
  /** How long the embedded provider keeps applications and messages, in days. */
  retentionDays: number
  /** What the panel calls the design of PDFs, and what stands behind a talent's name in names of files. */
  documents: { template: string; fileNameSuffix: string }
  /** The type of the slides that fill the home page's first screen behind the wordmark; left out, there are none. */
  homeSlides?: string
}
