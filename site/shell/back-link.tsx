import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { isPathOf } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useStepBack } from '../page/use-step-back.ts'

/** Back to the list, at the place where the visitor left it; to its address where this is the first page, or came from a profile. */
export function BackLink({ listPath }: { listPath: string }) {
  const text = useMessages().menu
  return (
    <Link
      to={listPath}
      onClick={useStepBack(isNoProfile)}
      className="label flex items-center gap-2 py-3 print:hidden"
    >
      <Icon name="arrow-left" size={16} className="-ml-[3px]" />
      {text.back}
    </Link>
  )
}

/** One that the visitor came from by its language or a jump within the page is no place to go back to. */
function isNoProfile(pathname: string): boolean {
  return !isPathOf('talent', pathname)
}
