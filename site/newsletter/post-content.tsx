import type { SafeHtml } from '#agency/safe-html.ts'

import { markArrival } from '../ui/picture.tsx'

/** A post's text; the loader has put its pictures in (`fillPictures`). */
export function PostContent({ html }: { html: SafeHtml }) {
  return (
    <div className="post-content">
      {/* oxlint-disable-next-line react/no-danger -- the only HTML that React does not make: the sanitizer did */}
      <div key={html} ref={markPictures} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

function markPictures(text: HTMLElement | null): void {
  text?.querySelectorAll('img').forEach(markArrival)
}
