import { useAskMessage } from '../i18n/ask-messages.ts'
import { pathTo } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { useShell } from './shell.ts'
import { keepsFocus } from './use-focus-on-navigation.ts'

/** Where the brief is on a page with a list of talents. */
export const BRIEF_ID = 'brief'

/** How the one primary action of a screen looks. Its padding leaves room on 320 px for letters twice as large. */
export const inkStyle = 'label bg-ink px-[min(1.5rem,7.5vw)] py-3 text-paper forced-colors:border'

/** Leads to the brief about some talents, beneath their list, which takes the focus: the page's primary action. */
export function AskLink({ ids }: { ids: readonly number[] }) {
  const { locale } = useShell()
  return (
    <Link
      to={`${pathTo('favorites', locale, {})}?ids=${ids.join(',')}#${BRIEF_ID}`}
      state={keepsFocus}
      className={`${inkStyle} print:hidden`}
    >
      {useAskMessage()}
    </Link>
  )
}
