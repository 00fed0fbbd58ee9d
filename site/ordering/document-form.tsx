import { type FormEvent, useRef } from 'react'

import { documentPath, type DocumentKind, MOST_FRAMES } from '../document-addresses.ts'
import { useLocale } from '../i18n/use-messages.ts'
import type { ContactSheet } from './contact-sheet.ts'
import { choiceProblem } from './document-choice.ts'
import { DocumentOptions } from './document-options.tsx'
import { FrameChoice } from './frame-choice.tsx'
import { OrderFoot } from './order-foot.tsx'
import { tickFrames, useChoice } from './use-choice.ts'
import { useOrder } from './use-order.ts'

export type DocumentFormProps = { talentId: number; sheets: readonly ContactSheet[] }

// on a low screen, such as one at 400 %, the foot scrolls with the rest: it would leave no room for it
const formStyle =
  'group/order flex min-h-0 grow flex-col overscroll-contain [@media(height<36rem)]:overflow-y-auto'
const fieldsStyle =
  'min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-6 pb-8 [@media(height<36rem)]:shrink-0 [@media(height<36rem)]:overflow-visible'

/** What a document is to be: a form that works by itself, and with script stays, tells how far it is, and closes after. */
export function DocumentForm({ talentId, sheets }: DocumentFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const ids = sheets.flatMap(({ frames }) => frames.map(({ id }) => id))
  const choice = useChoice(form, ids)
  const { state, order, forget } = useOrder(form, talentId)
  const locale = useLocale()

  function orderOf(kind: DocumentKind, count = choice.frames.length) {
    if (choiceProblem(count) === null) void order(kind)
    else form.current?.querySelector<HTMLElement>('[name="frame"]')?.focus()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    orderOf(submitter?.dataset['kind'] === 'zip' ? 'zip' : 'pdf')
  }
  const retry = (kind: DocumentKind, without: readonly number[]) => {
    const left = choice.frames.filter((id) => !without.includes(id))
    orderOf(
      kind,
      tickFrames(form.current, ({ id }) => left.includes(id)),
    )
  }

  return (
    <form
      ref={form}
      method="post"
      action={documentPath(locale, talentId, 'pdf')}
      onSubmit={submit}
      onChange={forget}
      className={formStyle}
    >
      <div className={fieldsStyle}>
        <DocumentOptions />
        <FrameChoice
          sheets={sheets}
          choice={choice}
          blamed={state.status === 'failed' ? state.frames : []}
          onAll={() => tickFrames(form.current, ({ index }) => index < MOST_FRAMES)}
          onNone={() => tickFrames(form.current, () => false)}
        />
      </div>
      <OrderFoot talentId={talentId} state={state} onRetry={retry} />
    </form>
  )
}
