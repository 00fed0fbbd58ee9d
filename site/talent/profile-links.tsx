import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import type { TalentView } from './talent-view.ts'

type ProfileLinksProps = Pick<TalentView, 'asked' | 'instagram' | 'modelsCom'>

/** Ways on from a profile: the models page that its address names, Instagram, the models directory. */
export function ProfileLinks({ asked, instagram, modelsCom }: ProfileLinksProps) {
  const { locale } = useShell()
  const { talent: text, roster, boards } = useMessages()
  const title = roster.title[asked.gender]
  return (
    <nav aria-label={text.elsewhere} className="label flex flex-wrap gap-x-7">
      <Link className="py-1.5 underline underline-offset-4" to={pathTo('board', locale, asked)}>
        {asked.board === 'all' ? title : `${title}, ${boards[asked.board]}`}
      </Link>
      {instagram !== null && (
        <a
          className="py-1.5 underline underline-offset-4"
          href={`https://www.instagram.com/${encodeURIComponent(instagram)}/`}
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
