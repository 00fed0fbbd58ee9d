import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'

type TooYoungProps = { minimumAge: number; email: string }

/** In place of photos and button: why not yet, and who may write instead (decisions: B, under 18). */
export function TooYoung({ minimumAge, email }: TooYoungProps) {
  const text = useScoutingMessages()
  return (
    <output className="mt-10 block max-w-[62ch] border-l-2 border-ink py-1 pl-5">
      {text.tooYoung(minimumAge)}{' '}
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>
      .
    </output>
  )
}
