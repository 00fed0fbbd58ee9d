import { useShell } from './shell.ts'

/** Tells the agency, on an empty list, how to add content. Shown only while the site has no content at all. */
export function OwnerNote() {
  const { ownerNote, locale } = useShell()
  return ownerNote && <p className="mt-4 text-grey">{ownerNote[locale]}</p>
}
