import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import type { TalentPageProps } from './talent-page.tsx'

type ProfileLinksProps = Pick<TalentPageProps, 'asked' | 'instagram' | 'modelsCom'>

/** Ways on from a profile: back to the board that its address names, Instagram, the models directory. */
export function ProfileLinks({ asked, instagram, modelsCom }: ProfileLinksProps) {
  const { locale } = useShell()
  const text = useMessages().talent
  return (
    <nav aria-label={text.elsewhere} className="label flex flex-wrap gap-x-7 gap-y-2">
      <Link className="rule-under pb-px" to={pathTo('board', locale, asked)}>
        {text.back}
      </Link>
      {instagram !== null && (
        <a
          className="rule-under pb-px"
          href={`https://www.instagram.com/${encodeURIComponent(instagram)}/`}
          rel="noreferrer"
        >
          {text.instagram}
        </a>
      )}
      {modelsCom !== null && (
        <a className="rule-under pb-px" href={modelsCom} rel="noreferrer">
          {text.modelsCom}
        </a>
      )}
    </nav>
  )
}
