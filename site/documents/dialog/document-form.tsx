import { type FormEvent, useRef } from 'react'

import { documentPath, type DocumentKind, MOST_FRAMES } from '../../page/document-addresses.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import type { ContactSheet } from './contact-sheet.ts'
import { choiceProblem, firstChoice, writeChoice } from './document-choice.ts'
import { DocumentOptions } from './document-options.tsx'
import { FrameChoice } from './frame-choice.tsx'
import { OrderFoot } from './order-foot.tsx'
import { tickFrames, useChoice, useFirstChoice } from './use-choice.ts'
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
  const { first, keep } = useFirstChoice(form, firstChoice(sheets))
  const choice = useChoice(form, first)
  const { state, order, forget } = useOrder(form, talentId)
  const locale = useLocale()

  function tick(isChosen: Parameters<typeof tickFrames>[1]): number {
    keep()
    return tickFrames(form.current, isChosen)
  }

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
      tick(({ id }) => left.includes(id)),
    )
  }

  return (
    <form
      ref={form}
      method="post"
      action={documentPath(locale, talentId, 'pdf')}
      onSubmit={submit}
      onChange={() => {
        keep()
        forget()
      }}
      className={formStyle}
    >
      <div className={fieldsStyle}>
        <DocumentOptions />
        <FrameChoice
          key={writeChoice(first)} // a box does not follow what it was rendered with
          sheets={sheets}
          first={first}
          choice={choice}
          blamed={state.status === 'failed' ? state.frames : []}
          onAll={() => tick(({ index }) => index < MOST_FRAMES)}
          onNone={() => tick(() => false)}
        />
      </div>
      <OrderFoot talentId={talentId} state={state} onRetry={retry} />
    </form>
  )
}
