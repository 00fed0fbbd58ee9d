import { clsx } from 'clsx'

import { useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { pathTo } from '../paths.ts'
import { useShell } from '../page/shell.ts'
import type { AgeGroup } from './age-group.ts'
import { controls, type Facts } from './controls.ts'
import { TextField } from '../forms/field.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { Link } from '../ui/link.tsx'

type ConsentFieldsProps = { facts: Facts; age: AgeGroup }

/**
 * The consent required to apply. Under 18, a guardian gives their name and consents. Without script, the guardian's fields always
 * show.
 */
export function ConsentFields({ facts, age }: ConsentFieldsProps) {
  const { locale } = useShell()
  const text = useScoutingMessages()
  const guardian = facts(controls.guardian)
  const guardianName = facts(controls.guardianName)
  const isWanted = guardian.errors !== undefined || guardianName.errors !== undefined
  const isMinor = age === 'minor' || isWanted
  return (
    <div className="space-y-2">
      <div className={clsx('space-y-3', !isMinor && 'hidden noscript:block')}>
        <div className="max-w-[58ch]">
          <TextField
            facts={guardianName}
            label={text.guardianFullName}
            hint={text.guardianFullNameHint}
            autoComplete="section-guardian name"
          />
        </div>
        <CheckboxField facts={guardian}>
          <span className="noscript:hidden">{text.guardian}</span>
          <span className="hidden noscript:inline">{text.guardianPlain}</span>
        </CheckboxField>
      </div>
      <CheckboxField facts={facts(controls.terms)}>
        {text.termsBefore}{' '}
        <Link
          to={pathTo('privacy', locale, {})}
          target="_blank"
          className="underline underline-offset-4"
        >
          {text.termsLink}
        </Link>
      </CheckboxField>
    </div>
  )
}
