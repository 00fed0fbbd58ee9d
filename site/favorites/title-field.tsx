import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

import { useListMessages } from '../i18n/list-messages.ts'
import { MAX_TITLE_LENGTH } from './lists/named-lists.ts'
import { useOnLeaving } from './use-on-leaving.ts'

type TitleFieldProps = {
  title: string
  /** Receives the new title, or the old one if the visitor leaves with Esc. */
  onEnd: (title: string, by: 'key' | 'leaving') => void
}

/** A list's title while it is edited, in the place and letters of the title. Enter and leaving keep it; Esc does not. */
export function TitleField({ title, onEnd }: TitleFieldProps) {
  const text = useListMessages()
  const [value, setValue] = useState(title)
  const isOver = useRef(false)
  const end: TitleFieldProps['onEnd'] = (name, by) => {
    if (isOver.current) return // the field that leaves the page loses the focus too
    isOver.current = true
    onEnd(name, by)
  }
  useOnLeaving(() => {
    if (value !== title) end(value, 'leaving')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    end(value, 'key')
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    end(title, 'key')
  }
  return (
    <form onSubmit={submit} className="px-margin pt-7 pb-5 print:hidden">
      <h1 className="sr-only">{title}</h1>
      <input
        aria-label={text.title}
        value={value}
        dir="auto"
        maxLength={MAX_TITLE_LENGTH}
        enterKeyHint="done"
        autoComplete="off"
        ref={focusAndSelect}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onKeyDown={cancel}
        onBlur={() => end(value, 'leaving')}
        className="display display-fine block w-full appearance-none rounded-none border-b border-ink bg-transparent selection:bg-ink selection:text-paper text-[clamp(2.75rem,9vw,8rem)]"
      />
    </form>
  )
}

/** A stable function, so that React calls it once. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
