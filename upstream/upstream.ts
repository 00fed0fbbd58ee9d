import type { Choice } from '#agency/choice.ts'
import type { Locale } from '#agency/locale.ts'
import type { PostSummary, SocialLink } from '#agency/post.ts'
import type { Slide } from '#agency/slide.ts'
import type { RosterTalent, Talent } from '#agency/talent.ts'

/**
 * Why a service did not answer as agreed. No kind carries a secret, an address or a service's own words; `code` is the
 * system's for what went wrong, such as `ECONNREFUSED`, or `DOWN` where it was not even tried.
 */
export type Failure =
  | { kind: 'unreachable'; code?: string } // no connection, or no answer in time
  | { kind: 'refused'; status: number } // an answer outside 2xx
  | { kind: 'misshapen'; issues: string } // 2xx, but not what the contract says

/** An answer in the trade's words and the time at which the service gave it, or why there is none, not even an old one. */
export type Reply<T> =
  | { status: 'answered'; value: T; asOf: Date }
  | { status: 'failed'; failure: Failure }

/** What the agency's two services tell, however they are reached. What does not exist is `null`, not a failure. */
export type Upstream = {
  /** Everyone on the roster, in the agency's order, the same for all languages. */
  roster(): Promise<Reply<readonly RosterTalent[]>>
  /** One profile; nationality and languages in the language asked for. */
  talent(id: number, locale: Locale): Promise<Reply<Talent | null>>
  /** What hair and eye colours are called. */
  colours(): Promise<Reply<Colours>>
  /** The home page's posts in all languages, newest first. */
  newsletter(): Promise<Reply<readonly PostSummary[]>>
  /** The slides of the opening splash, in the agency's order. */
  prehome(): Promise<Reply<readonly Slide[]>>
  /** The slides of a type, in the agency's order. */
  slides(type: string): Promise<Reply<readonly Slide[]>>
  socialLinks(): Promise<Reply<readonly SocialLink[]>>
}

export type Colours = { hair: readonly Choice[]; eyes: readonly Choice[] }
