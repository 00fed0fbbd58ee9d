import { useMessages } from '../i18n/use-messages.ts'
import { isPathOf } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useStepBack } from '../page/use-step-back.ts'
import { Link } from '../ui/link.tsx'

/** One step back, to the visitor's place in the list; a link to the list if there is no such step or it leads to a profile. */
export function BackLink({ listPath }: { listPath: string }) {
  const text = useMessages().menu
  return (
    <Link
      to={listPath}
      onClick={useStepBack(isNoProfile)}
      className="label flex items-center gap-2 py-2.5 print:hidden"
    >
      <Icon name="arrow-left" size={16} className="-ml-[3px]" />
      <span className="@max-3xs:sr-only">{text.back}</span>
    </Link>
  )
}

/** A change of language or a jump within the page leaves the profile itself in history: Back must not lead there. */
function isNoProfile(pathname: string): boolean {
  return !isPathOf('talent', pathname)
}
