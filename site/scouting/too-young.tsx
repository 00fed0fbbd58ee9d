import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'

type TooYoungProps = { minimumAge: number; email: string }

/**
 * Replaces the rest of the form for applicants below the minimum age: why not yet, and who may write instead (docs/product.md:
 * Application form).
 */
export function TooYoung({ minimumAge, email }: TooYoungProps) {
  const text = useScoutingMessages()
  return (
    <p className="border-l-2 border-ink py-1 pl-5 text-base">
      {text.tooYoung(minimumAge)}{' '}
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>
      .
    </p>
  )
}
