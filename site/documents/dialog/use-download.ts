import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type DocumentMessages, useDocumentMessages } from '../../i18n/document-messages.ts'
import { saveFile } from '../../ui/save-file.ts'
import { fetchDocument, type Outcome } from './fetch-document.ts'

/** The state of a download (docs/product.md: Documents). `received`: the share that has arrived, null before the first byte. */
export type DownloadState<Kind extends string> =
  | { status: 'idle' }
  | { status: 'making'; kind: Kind; received: number | null }
  | { status: 'made'; kind: Kind }
  | { status: 'failed'; kind: Kind; message: string; photos: readonly number[] }

const idle = { status: 'idle' } as const

/** How long the finished state shows before the dialog closes (docs/product.md: Documents). */
const CLOSE_MS = 2_000

type Form = RefObject<HTMLFormElement | null>

type DownloadOptions<Kind extends string> = {
  /** The address that takes orders of a kind. */
  addressOf: (kind: Kind) => string
  /** Changes the form's fields before they are sent. */
  prepare?: (fields: URLSearchParams) => void
  /** The file's name without extension, if the answer gives none. */
  name: string
}

/** Downloads the documents that a form describes, one at a time. Closing the dialog aborts the download. */
export function useDownload<Kind extends string>(
  form: Form,
  { addressOf, prepare, name }: DownloadOptions<Kind>,
) {
  const [state, setState] = useState<DownloadState<Kind>>(idle)
  const inFlight = useRef<AbortController | null>(null)
  const text = useDocumentMessages()

  const end = useEffectEvent(() => {
    inFlight.current?.abort()
    inFlight.current = null
    setState(idle)
  })

  async function download(kind: Kind) {
    if (form.current === null || inFlight.current !== null) return
    const ending = new AbortController()
    inFlight.current = ending
    setState({ status: 'making', kind, received: null })
    const fields = fieldsOf(form.current)
    prepare?.(fields)
    const outcome = await fetchDocument(addressOf(kind), fields, {
      ending,
      onReceived: (received) => {
        if (inFlight.current === ending) setState({ status: 'making', kind, received })
      },
    })
    if (inFlight.current !== ending) return // aborted meanwhile
    inFlight.current = null
    if (outcome.status === 'made') saveFile(outcome.file, outcome.name ?? `${name}.${kind}`)
    setState(stateAfter(outcome, kind, text))
  }

  useClosing(form, state.status === 'made')
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    dialog?.addEventListener('close', end)
    return () => {
      dialog?.removeEventListener('close', end)
      end()
    }
  }, [form])

  return { state, download, forget: () => setState((now) => (now.status === 'made' ? idle : now)) }
}

/** The form fields, encoded as a browser without script sends them. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return fields
}

function stateAfter<Kind extends string>(
  outcome: Outcome,
  kind: Kind,
  text: DocumentMessages,
): DownloadState<Kind> {
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
