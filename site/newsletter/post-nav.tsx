import { Link } from 'react-router'

import { useNewsletterMessages } from '../i18n/newsletter-messages.ts'
import type { PostLink } from './post-view.ts'

type PostNavProps = { newer: PostLink | null; older: PostLink | null }

/** The way to the next newer and the next older post, by their titles. */
export function PostNav({ newer, older }: PostNavProps) {
  const text = useNewsletterMessages()
  if (newer === null && older === null) return null
  return (
    <nav
      aria-label={text.others}
      className="grid grid-cols-2 gap-x-6 border-t border-hairline px-margin py-7 print:hidden"
    >
      {newer !== null && <Neighbour {...newer} rel="prev" label={text.newer} />}
      {older !== null && <Neighbour {...older} rel="next" label={text.older} />}
    </nav>
  )
}

type NeighbourProps = PostLink & { rel: 'prev' | 'next'; label: string }

function Neighbour({ title, path, rel, label }: NeighbourProps) {
  return (
    <Link
      to={path}
      rel={rel}
      prefetch="intent"
      className="group min-w-0 [&[rel=next]]:col-start-2 [&[rel=next]]:text-right"
    >
      <span className="label block pb-2 text-grey">{label}</span>
      <span className="display line-clamp-3 text-[clamp(1.375rem,2.6vw,2.25rem)] leading-[1.1] text-balance decoration-1 underline-offset-8 group-hover:underline">
        {title}
      </span>
    </Link>
  )
}
