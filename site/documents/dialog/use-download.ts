import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { documentPath, type DocumentKind } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import type { DocumentMessages } from '../../i18n/document-messages/pt.ts'
import { useLocale } from '../../i18n/use-messages.ts'
import { saveFile } from '../../ui/save-file.ts'
import { inOrder } from './document-choice.ts'
import { fetchDocument, type Outcome } from './fetch-document.ts'

/** The state of a download (docs/product.md: Documents). `received`: the share that has arrived, null before the first byte. */
export type DownloadState =
  | { status: 'idle' }
  | { status: 'making'; kind: DocumentKind; received: number | null }
  | { status: 'made'; kind: DocumentKind }
  | { status: 'failed'; kind: DocumentKind; message: string; photos: readonly number[] }

const idle: DownloadState = { status: 'idle' }

/** How long the finished state shows before the dialog closes (docs/product.md: Documents). */
const CLOSE_MS = 2_000

type Form = RefObject<HTMLFormElement | null>

/** `order`: photos by id that the visitor has put in order. */
type DownloadOptions = { talentId: number; order: readonly number[] }

/** Downloads the documents that a form describes, one at a time. Closing the dialog aborts the download. */
export function useDownload(form: Form, { talentId, order }: DownloadOptions) {
  const [state, setState] = useState<DownloadState>(idle)
  const inFlight = useRef<AbortController | null>(null)
  const text = useDocumentMessages()
  const locale = useLocale()

  const end = useEffectEvent(() => {
    inFlight.current?.abort()
    inFlight.current = null
    setState(idle)
  })

  async function download(kind: DocumentKind) {
    if (form.current === null || inFlight.current !== null) return
    const ending = new AbortController()
    inFlight.current = ending
    setState({ status: 'making', kind, received: null })
    const outcome = await fetchDocument(
      documentPath(locale, talentId, kind),
      fieldsOf(form.current, order),
      {
        ending,
        onReceived: (received) => {
          if (inFlight.current === ending) setState({ status: 'making', kind, received })
        },
      },
    )
    if (inFlight.current !== ending) return // aborted meanwhile
    inFlight.current = null
    if (outcome.status === 'made') saveFile(outcome.file, outcome.name ?? `${talentId}.${kind}`)
    setState(stateAfter(outcome, kind, text))
  }

  useClosing(form, state.status === 'made')
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const onClose = () => end()
    dialog?.addEventListener('close', onClose)
    return () => {
      dialog?.removeEventListener('close', onClose)
      inFlight.current?.abort()
      inFlight.current = null
    }
  }, [form])

  return { state, download, forget: () => setState((now) => (now.status === 'made' ? idle : now)) }
}

/** The form fields, encoded as a browser without script sends them, photos in the visitor's order. */
function fieldsOf(form: HTMLFormElement, order: readonly number[]): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  const photos = fields.getAll('frame').map(Number)
  fields.delete('frame')
  for (const photo of inOrder(photos, order)) fields.append('frame', String(photo))
  return fields
}

function stateAfter(outcome: Outcome, kind: DocumentKind, text: DocumentMessages): DownloadState {
  const failed = { status: 'failed', kind, photos: [] } as const
  switch (outcome.status) {
    case 'made':
      return { status: 'made', kind }
    case 'refused':
      return { ...failed, message: outcome.message ?? text.failed.message, photos: outcome.photos }
    case 'unavailable': {
      const { noAnswer, noConnection } = text.dialog
      return { ...failed, message: outcome.reason === 'no-answer' ? noAnswer : noConnection }
    }
  }
}

function useClosing(form: Form, isMade: boolean): void {
  useEffect(() => {
    if (!isMade) return undefined
    const timer = setTimeout(() => form.current?.closest('dialog')?.close(), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [form, isMade])
}
