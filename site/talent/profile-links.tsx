import { useMessages } from '../i18n/use-messages.ts'
import { instagramAddress } from './instagram-address.ts'
import type { TalentView } from './talent-view.ts'

type ProfileLinksProps = Pick<TalentView, 'instagram' | 'modelsCom'>

/** Where else a talent is to be seen: Instagram, the models directory. */
export function ProfileLinks({ instagram, modelsCom }: ProfileLinksProps) {
  const { talent: text } = useMessages()
  if (instagram === null && modelsCom === null) return null
  return (
    <nav aria-label={text.elsewhere} className="label flex flex-wrap gap-x-7">
      {instagram !== null && (
        <a
          className="py-1.5 underline underline-offset-4"
          href={instagramAddress(instagram)}
          rel="noreferrer"
        >
          {text.instagram}
        </a>
      )}
      {modelsCom !== null && (
        <a className="py-1.5 underline underline-offset-4" href={modelsCom} rel="noreferrer">
          {text.modelsCom}
        </a>
      )}
    </nav>
  )
}
