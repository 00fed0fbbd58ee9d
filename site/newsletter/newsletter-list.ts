import type { PageAddresses } from '../page/page-addresses.ts'
import type { ListPart } from './list-part.ts'
import type { PostCard } from './post-grid.tsx'

/** What the newsletter's page shows. */
export type NewsletterList = ListPart<PostCard> & { addresses: PageAddresses }
