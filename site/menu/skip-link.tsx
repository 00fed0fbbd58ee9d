import { useMessages } from '../i18n/use-messages.ts'

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  const text = useMessages()
  return (
    <a
      href="#content"
      className="label absolute print:hidden top-0 left-0 z-20 -translate-y-full bg-ink px-margin py-3 text-paper focus:translate-y-0"
    >
      {text.skipLink}
    </a>
  )
}
