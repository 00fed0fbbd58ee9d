import type { ApplicationFields, Consent, ContactMessage } from '#agency/application.ts'
import type { Choice, City, FormOptions } from '#agency/form-options.ts'
import type { Frame } from '#agency/gallery.ts'
import type { Locale } from '#agency/locale.ts'
import type { Post, PostSummary, SocialLink } from '#agency/post.ts'
import type { Slide } from '#agency/slide.ts'
import type { StaffMember } from '#agency/staff.ts'
import type { RosterTalent, Talent } from '#agency/talent.ts'

/**
 * Why a service did not answer as agreed. No kind contains a secret, an address or a service's own words. `code` is an error
 * code of the system, such as `ECONNREFUSED`, or `DOWN` if the service was not even called.
 */
export type Failure =
  | { kind: 'unreachable'; code?: string } // no connection, or no answer in time
  | { kind: 'refused'; status: number } // an answer outside 2xx
  | { kind: 'invalid-answer'; issues: string } // 2xx, but not what the contract says

/** An answer in the trade's words with the time at which the service gave it; or the failure, if there is not even an old one. */
export type Reply<T> =
  | { status: 'answered'; value: T; asOf: Date }
  | { status: 'failed'; reason: Failure }

/** The data of the agency's two services. A missing talent or post is `null`, not a failure. */
export type Upstream = {
  /** Everyone on the roster, in the agency's order, the same for all languages. */
  roster(): Promise<Reply<readonly RosterTalent[]>>
  /** One profile; nationality and languages are in the requested language. */
  talent(id: number, locale: Locale): Promise<Reply<Talent | null>>
  /** The names of hair and eye colours. */
  colours(): Promise<Reply<Colours>>
  /** The options of the application form; country names in the requested language. */
  formOptions(locale: Locale): Promise<Reply<FormOptions>>
  /** The cities of a country (ISO 3166 code, two capitals); empty if none are known. */
  cities(country: string, locale: Locale): Promise<Reply<readonly City[]>>
  /** The home page's posts in all languages, newest first. */
  newsletter(): Promise<Reply<readonly PostSummary[]>>
  /** The newest posts in all languages, at most 2,000, newest first, posts without a date last. */
  posts(): Promise<Reply<readonly PostSummary[]>>
  /** One post with its sanitized text; null if no post has this id. */
  post(id: number): Promise<Reply<Post | null>>
  /** The slides of the opening splash, in the agency's order. */
  prehome(): Promise<Reply<readonly Slide[]>>
  /** The slides of a type, in the agency's order. */
  slides(type: string): Promise<Reply<readonly Slide[]>>
  socialLinks(): Promise<Reply<readonly SocialLink[]>>
  /** The agency's staff, in all languages, in the agency's order. */
  staff(): Promise<Reply<readonly StaffMember[]>>
  /** Whether documents may have what only the embedded provider makes: a cover as front, JPEGs and credits in an archive. */
  isPanelEmbedded: boolean
  /** A portfolio or composite as PDF, made for each order, never cached. `signal` aborts the call and the body. */
  pdf(content: PdfContent, signal: AbortSignal): Promise<DocumentReply>
  /** The talents of a list as PDF; only the embedded panel makes it. */
  listPdf(content: ListPdfContent, signal: AbortSignal): Promise<DocumentReply>
  /** The pictures in an archive. */
  zip(content: ArchiveContent, signal: AbortSignal): Promise<DocumentReply>
}

/** A talent and the chosen frames of that talent, in display order. */
export type DocumentPictures = { talent: { id: number; name: string }; frames: readonly Frame[] }

/** As JPEGs of print size, or as they are. Only the embedded panel makes JPEGs, and adds the credits in the visitor's language. */
export type ArchiveContent = DocumentPictures & {
  format: 'jpeg' | 'original'
  locale: Locale
  agency: AgencyContact
}

/** The agency as documents name it. */
export type AgencyContact = { name: string; email: string; phone: string; address: string }

/** A cover as media path, with its size in pixels, if known. */
type PrintCover = { file: string; width: number | null; height: number | null }

export type PdfContent = DocumentPictures & {
  mode: 'portfolio' | 'composite'
  locale: Locale
  paper: 'a4' | 'letter' | 'a5' | 'half-letter'
  /** The front, if it is not the first frame; only for the embedded panel. */
  cover: PrintCover | null
  /** With 3 mm of bleed and crop marks. */
  hasBleed: boolean
  /** Printed unchanged. All measures for the embedded panel; another gets five, and knows the others itself. */
  measures: readonly { label: string; value: string }[]
  /** The panel's name for this agency's design. */
  template: string
  agency: AgencyContact
}

/** The talents of a list, with a cover page before them. Texts are printed unchanged. */
export type ListPdfContent = {
  title: string
  /** On the cover page, beneath the title. */
  lines: readonly string[]
  /** How many talents a page shows. */
  perPage: '1' | '2' | '6' | '9' | '12' | '20'
  locale: Locale
  paper: 'a4' | 'letter'
  agency: AgencyContact
  talents: readonly ListedTalent[]
}

type ListedTalent = {
  id: number
  name: string
  cover: PrintCover | null
  /** The id of the talent's frame that takes the cover's place. */
  frame: number | null
  measures: readonly { label: string; value: string }[]
  /** Empty if there is none. */
  note: string
}

/** A document, to be read to its end or cancelled; or the reason why there is none. `bytes` is its size, null if unknown. */
export type DocumentReply =
  | { status: 'made'; body: ReadableStream<Uint8Array>; bytes: number | null }
  | { status: 'missing' } // the talent, or one of the frames, no longer exists
  | { status: 'invalid'; places: readonly number[] } // the unprintable pictures' places in the order, from 0, if known
  | { status: 'unavailable' } // too many documents at once
  | { status: 'failed'; reason: Failure }

export type Colours = { hair: readonly Choice[]; eyes: readonly Choice[] }

/** Sends entries to the agency's panel, once per call. A caller without an answer calls again with the same key. */
export type EntryClient = {
  sendApplication(application: ApplicationToSend, signal: AbortSignal): Promise<EntryReply>
  sendMessage(message: MessageToSend, signal: AbortSignal): Promise<EntryReply>
}

/** The panel accepts an entry once per key, a UUID. Photos are JPEGs, in the order of the form's slots. */
type ApplicationToSend = {
  key: string
  fields: ApplicationFields
  /** Null if the entry was stored by a version of the site that did not ask for consent yet. */
  consent: Consent | null
  photos: readonly Uint8Array<ArrayBuffer>[]
}
type MessageToSend = { key: string; message: ContactMessage }

/** The outcome of sending an entry. `retryAfterMs`: how long the panel asks to wait; null if it does not say. */
export type EntryReply =
  | { status: 'accepted'; id: string; answer: string } // `id` is empty if the panel returns none; `answer` is status and body, as received
  | { status: 'invalid'; errors: Readonly<Record<string, readonly string[]>> } // by the wire's field names
  | { status: 'refused'; reason: number } // the panel will never accept the entry as it is
  | { status: 'failed'; reason: Failure; retryAfterMs: number | null }
