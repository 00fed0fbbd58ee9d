import { clsx } from 'clsx'
import { useState } from 'react'

import { usePhotoMessages } from '../i18n/photo-messages.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Spinner } from '../ui/spinner.tsx'
import { largestCopy } from './photo-copies.ts'

type SavePhotoProps = {
  picture: PictureFacts
  /** What the file is called, without its extension. */
  name: string
}

/** Word and spinner share one place, so that nothing moves. */
const inPlace = 'col-start-1 row-start-1'

type Saving = { address: string; state: 'fetching' | 'saved' | 'failed' }

/** Saves the largest copy of a photo as a JPEG. If it does not come, says so; the visitor may press again. */
export function SavePhoto({ picture, name }: SavePhotoProps) {
  const text = usePhotoMessages()
  const [last, setLast] = useState<Saving | null>(null)
  const address = largestCopy(picture)
  const state = last?.address === address ? last.state : 'idle' // another photo begins anew
  const save = async () => {
    if (state === 'fetching') return
    setLast({ address, state: 'fetching' })
    const photo = await fetchPhoto(address)
    if (photo !== null) saveFile(photo, `${name}.jpg`)
    const outcome: Saving = { address, state: photo === null ? 'failed' : 'saved' }
    setLast((now) => (now?.address === address ? outcome : now)) // another photo may be on its way
  }
  return (
    <>
      <button
        type="button"
        aria-label={text.savePhoto}
        aria-disabled={state === 'fetching'}
        onClick={() => void save()}
        className="label grid place-items-center py-1.5"
      >
        <span className={clsx(inPlace, state === 'fetching' && 'invisible')}>{text.save}</span>
        {state === 'fetching' && (
          <span className={inPlace}>
            <Spinner />
          </span>
        )}
      </button>
      <output className={state === 'failed' ? 'order-last w-full text-sm' : 'sr-only'}>
        {state === 'saved' && text.saved}
        {state === 'failed' && text.notSaved}
      </output>
    </>
  )
}

/** Null if the picture does not come. Asks for a JPEG, which every program opens. */
async function fetchPhoto(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address, { headers: { Accept: 'image/jpeg' } })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
