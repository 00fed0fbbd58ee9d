import { type ChangeEvent, useState } from 'react'

import { MOST_COMPARED, searchOfIds } from './heart/shared-ids.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { Link } from '../ui/link.tsx'

type CompareEntryProps = { talents: readonly { id: number; name: string }[] }

/** Leads to the comparison of a list of two to four; in a longer one, the visitor first chooses. A plain form: it needs no script. */
export function CompareEntry({ talents }: CompareEntryProps) {
  const { locale } = useShell()
  const text = useSelectionMessages()
  const address = pathTo('compare', locale, {})
  if (talents.length < 2) return null
  return (
    <div className="px-margin pt-2 print:hidden">
      {talents.length <= MOST_COMPARED ? (
        <Link to={address + searchOfIds(talents.map(({ id }) => id))} className={wordStyle}>
          {text.compare}
        </Link>
      ) : (
        <details>
          <summary className={wordStyle}>{text.compare}</summary>
          <CompareForm talents={talents} address={address} />
        </details>
      )}
    </div>
  )
}

const wordStyle =
  'label inline-block w-fit cursor-pointer list-none py-1.5 underline underline-offset-4 [&::-webkit-details-marker]:hidden'

function CompareForm({ talents, address }: CompareEntryProps & { address: string }) {
  const text = useSelectionMessages()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const chosen = ticked.filter((id) => talents.some((each) => each.id === id)) // the others have left the list
  const choose = (id: number, { currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setTicked(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <form action={address} className="pb-4">
      <fieldset>
        <legend className="py-2 text-sm text-grey">{text.chooseToCompare}</legend>
        <ul className="max-w-[62rem] columns-[11rem] gap-x-6 text-sm">
          {talents.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid">
              <label className="flex cursor-pointer items-start gap-2.5 py-1.5 leading-5 has-disabled:text-faint">
                <input
                  type="checkbox"
                  name="ids"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  disabled={chosen.length >= MOST_COMPARED && !chosen.includes(id)}
                  onChange={(event) => choose(id, event)}
                  className="mt-0.5 size-4 shrink-0 appearance-none border border-ink checked:bg-ink checked:[box-shadow:inset_0_0_0_3px_var(--color-paper)] disabled:border-faint forced-colors:appearance-auto"
                />
                <span dir="auto">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button className="label mt-3 border border-ink px-6 py-3">{text.compare}</button>
    </form>
  )
}
