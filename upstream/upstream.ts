import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'
import type { Choice } from '#agency/choice.ts'
import type { City, FormOptions } from '#agency/form-options.ts'
import type { Frame } from '#agency/gallery.ts'
import type { Locale } from '#agency/locale.ts'
import type { Post, PostSummary, SocialLink } from '#agency/post.ts'
import type { Slide } from '#agency/slide.ts'
import type { StaffMember } from '#agency/staff.ts'
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
  /** What an application can be filled in with; countries called as in the language asked for. */
  formOptions(locale: Locale): Promise<Reply<FormOptions>>
  /** The cities of a country (ISO 3166 code, two capitals); empty where none are known. */
  cities(country: string, locale: Locale): Promise<Reply<readonly City[]>>
  /** The home page's posts in all languages, newest first. */
  newsletter(): Promise<Reply<readonly PostSummary[]>>
  /** The newest posts in all languages, 2,000 at the most, newest first, those without a date last. */
  posts(): Promise<Reply<readonly PostSummary[]>>
  /** One post with its text, made safe; null where there is none of that id. */
  post(id: number): Promise<Reply<Post | null>>
  /** The slides of the opening splash, in the agency's order. */
  prehome(): Promise<Reply<readonly Slide[]>>
  /** The slides of a type, in the agency's order. */
  slides(type: string): Promise<Reply<readonly Slide[]>>
  socialLinks(): Promise<Reply<readonly SocialLink[]>>
  /** Who works at the agency, in all languages, in the agency's order. */
  staff(): Promise<Reply<readonly StaffMember[]>>
  /** A portfolio or composite as PDF, made anew for each wish. `signal` ends it, the body included. */
  pdf(wish: PortfolioWish, signal: AbortSignal): Promise<DocumentReply>
  /** The original pictures in an archive. */
  zip(wish: PicturesWish, signal: AbortSignal): Promise<DocumentReply>
}

/** Whose pictures, and which: frames of that talent, in the order in which they are to be shown. */
export type PicturesWish = { talent: { id: number; name: string }; frames: readonly Frame[] }

export type PortfolioWish = PicturesWish & {
  mode: 'portfolio' | 'composite'
  locale: Locale
  paper: 'a4' | 'letter' | 'a5' | 'half-letter'
  /** With 3 mm to cut off, and crop marks. */
  hasBleed: boolean
  /** Printed as they are. */
  measures: readonly { label: string; value: string }[]
  /** What the panel calls this agency's design. */
  template: string
  agency: { name: string; email: string; phone: string; address: string }
}

/** A document, to be read to its end or cancelled; or why there is none. `bytes` is its size, null when it was not told. */
export type DocumentReply =
  | { status: 'made'; body: ReadableStream<Uint8Array>; bytes: number | null }
  | { status: 'gone' } // the talent, or one of the frames, is not there any more
  | { status: 'unprintable'; places: readonly number[] } // pictures that cannot be printed, by their places in the wish from 0, where known
  | { status: 'busy' } // too many are being made
  | { status: 'failed'; failure: Failure }

export type Colours = { hair: readonly Choice[]; eyes: readonly Choice[] }

/** What takes entries: the agency's panel. Each is sent once a call; whoever has no answer asks again with the same key. */
export type EntryClient = {
  sendApplication(application: ApplicationToSend, signal: AbortSignal): Promise<EntryReply>
  sendMessage(message: MessageToSend, signal: AbortSignal): Promise<EntryReply>
}

/** Under a key, a UUID, an entry is taken once. Photos are JPEGs, in the order of the form's slots. */
export type ApplicationToSend = {
  key: string
  fields: ApplicationFields
  /** Null where it was kept by a site that did not ask for it yet. */
  consent: Consent | null
  photos: readonly Uint8Array<ArrayBuffer>[]
}
export type MessageToSend = { key: string; message: ContactMessage }

/** What became of an entry. `retryAfterMs`: for how long the panel asks to be left alone. */
export type EntryReply =
  | { status: 'accepted'; id: string; answer: string } // `id` is empty where the panel tells none; status and body, as it sent them
  | { status: 'invalid'; errors: Readonly<Record<string, readonly string[]>> } // by the wire's names
  | { status: 'refused'; code: number } // as it is it never will be taken
  | { status: 'failed'; failure: Failure; retryAfterMs: number | null }
