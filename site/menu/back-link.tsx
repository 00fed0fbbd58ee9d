import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { useStepBack } from '../use-step-back.ts'

/** Back to the list, at the place where the visitor left it; to its address where the visit began with this profile. */
export function BackLink({ listPath }: { listPath: string }) {
  const text = useMessages().menu
  return (
    <Link
      to={listPath}
      onClick={useStepBack()}
      className="label flex items-center gap-2 py-3 print:hidden"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.25} />
      {text.back}
    </Link>
  )
}
