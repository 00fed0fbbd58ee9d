import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'

/** Where to go from the home page, in one line along the bottom edge of the screen. */
export function HomeLine() {
  const { locale } = useShell()
  const text = useMessages()
  const ways = [
    {
      name: text.roster.title.woman,
      path: pathTo('board', locale, { gender: 'woman', board: 'all' }),
    },
    { name: text.roster.title.man, path: pathTo('board', locale, { gender: 'man', board: 'all' }) },
    { name: text.menu.everyone, path: pathTo('models', locale, {}) },
  ]
  return (
    <nav aria-label={text.menu.models} className="border-y border-hairline px-margin print:hidden">
      <ul className="label flex flex-wrap justify-between gap-x-4 sm:grid sm:auto-cols-fr sm:grid-flow-col sm:text-center">
        {ways.map(({ name, path }) => (
          <li key={path} className="sm:first:text-left sm:last:text-right">
            <Link className="inline-block py-4" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
