import { useShell } from './shell.ts'

/** On an empty list: how the agency fills its site, where nothing at all was put into it yet. */
export function OwnerNote() {
  const { ownerNote, locale } = useShell()
  return ownerNote && <p className="mt-4 text-grey">{ownerNote[locale]}</p>
}
