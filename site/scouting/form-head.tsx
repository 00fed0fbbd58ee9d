import { useFormMessages, useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useShell } from '../page/shell.ts'
import { pathTo } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import type { ScoutingView } from './load-scouting.server.ts'

type FormHeadProps = { view: ScoutingView; is: 'open' | 'wrong' | 'asked' | 'received' }

/** Introduces the page: who may apply, with what, and that it never costs anything. Above a receipt it shows the title alone. */
export function FormHead({ view, is }: FormHeadProps) {
  const { brand, locale } = useShell()
  const { title } = useMessages().scouting
  const text = useScoutingMessages()
  const { errorTitle, checkTitle, checkScout } = useFormMessages()
  const titles = {
    open: title,
    wrong: errorTitle(title),
    asked: checkTitle(title),
    received: title,
  }
  return (
    <>
      <PageHead
        title={titles[is]}
        description={text.description(brand)}
        addresses={view.addresses}
      />
      {is === 'received' ? (
        <h1 className="label pb-6 text-grey">{title}</h1>
      ) : (
        <>
          <h1 className="display display-fine text-[clamp(2.75rem,8vw,7rem)]">{title}</h1>
          <div className="mt-5 mb-10 max-w-[56ch] space-y-2 text-grey">
            <p>{text.lead(brand)}</p>
            <p>{text.minors(view.minimumAge)}</p>
            <p>
              <Link to={pathTo('scoutCheck', locale, {})} className="underline underline-offset-4">
                {checkScout}
              </Link>
            </p>
            <p>
              <Link
                to={pathTo('myApplication', locale, {})}
                className="underline underline-offset-4"
              >
                {text.already}
              </Link>
            </p>
          </div>
        </>
      )}
    </>
  )
}
