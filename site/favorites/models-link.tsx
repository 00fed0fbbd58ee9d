import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { Link } from '../ui/link.tsx'

/** A link to all talents, for a list that shows none. */
export function ModelsLink() {
  const { locale } = useShell()
  return (
    <Link
      to={pathTo('models', locale, {})}
      className="label mx-margin inline-block self-start py-5 underline underline-offset-4 print:hidden"
    >
      {useSelectionMessages().toModels}
    </Link>
  )
}
