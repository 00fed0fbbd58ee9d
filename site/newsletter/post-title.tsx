import type { Locale } from '#agency/locale.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { isPathOf, pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { useStepBack } from '../page/use-step-back.ts'
import { Link } from '../ui/link.tsx'

type PostTitleProps = {
  title: string
  /** The title's language, if it is not the page's. */
  lang: Locale | undefined
}

/** The post's title, beneath a link back to the place in the list where the visitor left it. */
export function PostTitle({ title, lang }: PostTitleProps) {
  const { locale } = useShell()
  const list = useMessages().newsletter.title
  return (
    <header className="px-margin pt-3 pb-8">
      <Link
        to={pathTo('newsletter', locale, {})}
        onClick={useStepBack(isList)}
        className="label inline-flex items-center gap-2 py-3 print:hidden"
      >
        <Icon name="arrow-left" size={16} className="-ml-[3px]" />
        {list}
      </Link>
      <h1
        lang={lang}
        className="display display-fine max-w-[18em] pt-3 text-[clamp(2.5rem,7vw,6.5rem)] text-balance"
      >
        {title}
      </h1>
    </header>
  )
}

function isList(pathname: string): boolean {
  return isPathOf('newsletter', pathname)
}
