import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'

/** Where there is nobody to see, the way to everyone. */
export function ToModels() {
  const { locale } = useShell()
  return (
    <Link
      to={pathTo('models', locale, {})}
      className="label mx-margin inline-block self-start py-5 underline underline-offset-4 print:hidden"
    >
      {useMessages().selection.toModels}
    </Link>
  )
}
