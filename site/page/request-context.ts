import { createContext } from 'react-router'

import type { AgencyIdentity } from '#agency/identity.ts'
import type { Locale } from '#agency/locale.ts'
import type { VimeoShape } from '#media/films/vimeo-shapes.ts'
import type { Upstream } from '#upstream/upstream.ts'

import type { Intake } from './intake.ts'
import type { PictureFacts } from '../ui/picture.tsx'

/** The two services of the agency. */
export const upstreamContext = createContext<Upstream>()

/** What takes in forms that visitors send. */
export const intakeContext = createContext<Intake>()

/** Seconds that whoever asks has to wait before another document; null: none. To be asked once an order: it counts them. */
export const documentPauseContext = createContext<() => Promise<number | null>>(async () => null)

/** Who the agency is. */
export const identityContext = createContext<AgencyIdentity>()

/** Whether the services are the embedded ones, which an agency folder is imported into. */
export const isEmbeddedContext = createContext<boolean>(false)

/** Public origin of the site, without a slash at its end, for canonical links. */
export const originContext = createContext<string>()

/** Under this name the log tells more of what went wrong with a request. */
export const referenceContext = createContext<string>()

/** How media paths become something to show; all also make the path known to the server, which serves no others. */
export type Media = {
  picture: (path: string) => PictureFacts
  /** As `picture`, but waits a moment until it has been measured, if it never was. Never rejects. */
  measuredPicture: (path: string) => Promise<PictureFacts>
  /** The about page's: the agency's own file, named in its identity file. */
  aboutPicture: () => PictureFacts
  /** The address of a clip; null for what is none. */
  film: (path: string) => string | null
  /** The shape of a video at Vimeo; null where that is not known now. */
  vimeoShape: VimeoShape
}

export const mediaContext = createContext<Media>()

/** A page with what the agency posts elsewhere, for a frame: its address, and whether it is the embedded provider's. */
export type SocialFeed = { address: string; isOwn: boolean }
/** Null where there is none. */
export const socialFeedContext = createContext<SocialFeed | null>(null)

/** Tells the log of an error that nobody expected. */
export const reportContext = createContext<(error: unknown) => void>()

/** Marks the inline scripts of this one page as ours. */
export const nonceContext = createContext<string>()

/** A page's HTML as it may leave, and the policy that fits it. */
export type FinishedHtml = { html: string; policy: string }

/** Finishes what was rendered under that nonce; the hash (SHA-256, base64) is of what is going to stand in its style element. */
export const finishContext = createContext<(rendered: string, stylesHash: string) => FinishedHtml>()

/** Where a browser finds the script with a language's texts. */
export type CatalogueAddresses = Readonly<Record<Locale, string>>
/** Null where that is not known before the script runs: in development. */
export const cataloguesContext = createContext<CatalogueAddresses | null>(null)
