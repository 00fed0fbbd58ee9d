import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'

import type { NamedList } from '../favorites/lists/named-lists.ts'
import { useOfflineMessages } from '../i18n/offline-messages.ts'
import { useLocale } from '../i18n/use-messages.ts'
import { OneOf } from '../ui/one-of.tsx'
import { bytesOf, type SavedList } from './saved-lists.ts'
import { toSave } from './update-saved-lists.ts'
import { useSavedList } from './use-saved-list.ts'
import { formatMegabytes, formatMoment } from '../i18n/formats.ts'

/** Saves a list on this device, so that it works without a connection, and removes what is saved. */
export function OfflinePanel({ list }: { list: NamedList }) {
  const text = useOfflineMessages()
  const device = useSavedList(list.id)
  const { saved, bytes, share, fault, save, cancel, remove, removeAll, open } = device
  return (
    <section className="max-w-[62ch] pt-2 pb-6 text-sm">
      <p className="text-grey">{text.what}</p>
      <output className="block pt-3 empty:hidden">
        {saved !== null && share === null && <State saved={saved} total={list.talents.length} />}
      </output>
      <p role="alert" className="pt-3 text-danger empty:hidden">
        {fault !== null && text.failed[fault]}
      </p>
      <div className="flex flex-wrap items-center gap-3 pt-4">
        {/* one button, so that the focus stays on it */}
        <Button
          id={MAIN}
          isMain={share === null}
          onPress={share === null ? () => void save(toSave(list)) : cancel}
        >
          {share !== null ? text.cancel : saved === null ? text.save : text.update}
        </Button>
        {share !== null && (
          <progress
            aria-label={text.saving}
            value={share}
            className="h-0.5 grow appearance-none bg-hairline [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
          />
        )}
        {saved !== null && share === null && (
          <Button onPress={() => void remove().then(focusMain)}>{text.remove}</Button>
        )}
      </div>
      {saved !== null && share === null && <Documents saved={saved} open={open} />}
      {bytes > 0 && share === null && (
        <DeleteEverything bytes={bytes} onDelete={() => void removeAll().then(focusMain)} />
      )}
    </section>
  )
}

function State({ saved, total }: { saved: SavedList; total: number }) {
  const text = useOfflineMessages()
  const locale = useLocale()
  const size = formatMegabytes(bytesOf([saved]), locale)
  return (
    <>
      {text.savedAt(formatMoment(saved.savedAt, locale), size)}{' '}
      {saved.talents.length < total && text.partly(saved.talents.length, total)}
    </>
  )
}

type DocumentsProps = { saved: SavedList; open: ReturnType<typeof useSavedList>['open'] }

function Documents({ saved: { documents }, open }: DocumentsProps) {
  const text = useOfflineMessages()
  const locale = useLocale()
  const [first] = documents
  if (first === undefined) return <p className="pt-4 text-grey">{text.noDocuments}</p>
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 pt-4">
      <span>{text.documents(formatMoment(first.savedAt, locale))}</span>
      {documents.map(({ kind, name }) => (
        <button
          key={kind}
          type="button"
          onClick={() => void open(kind, name)}
          className="py-1.5 underline underline-offset-4"
        >
          {text.kinds[kind]}
        </button>
      ))}
    </div>
  )
}

const MAIN = 'save-offline'

/** Takes the focus from a button that disappears. */
function focusMain(): void {
  document.getElementById(MAIN)?.focus()
}

type ButtonProps = { id?: string; isMain?: boolean; onPress: () => void; children: ReactNode }

function Button({ id, isMain = false, onPress, children }: ButtonProps) {
  return (
    <button
      id={id}
      type="button"
      onClick={onPress}
      className={`label min-h-11 border border-ink px-5 ${isMain ? 'bg-ink text-paper' : ''}`}
    >
      {children}
    </button>
  )
}

type DeleteEverythingProps = { bytes: number; onDelete: () => void }

/** Deletes everything saved at the second press, as no undo brings it back without a network. Esc and leaving end the question. */
function DeleteEverything({ bytes, onDelete }: DeleteEverythingProps) {
  const text = useOfflineMessages()
  const size = formatMegabytes(bytes, useLocale())
  const [ask, answer] = [text.removeAll(size), text.removeAllNow(size)]
  const [isAsking, setIsAsking] = useState(false)
  const stop = () => setIsAsking(false)
  const press = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isAsking && detail > 1) return // the second press of a double click answers nothing
    currentTarget.focus() // Safari does not focus a button that is clicked
    setIsAsking(!isAsking)
    if (isAsking) onDelete()
  }
  return (
    <div className="pt-4">
      {/* one button, so that the focus stays on it */}
      <button
        type="button"
        onClick={press}
        onBlur={stop}
        onKeyDown={(event) => (event.key === 'Escape' ? stop() : ignoreHeld(event))}
        className="py-1.5 text-left"
      >
        <OneOf
          words={[ask, answer]}
          shown={isAsking ? answer : ask}
          className="underline underline-offset-4"
        />
      </button>
      <output className="block pt-1 empty:hidden">{isAsking && text.removeAllAsks}</output>
    </div>
  )
}

/** A key that is held presses once. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
