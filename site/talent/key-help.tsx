import { useReelMessages } from '../i18n/reel-messages.ts'

/** What the keys do, for who has a keyboard. */
export function KeyHelp({ hasCaptions }: { hasCaptions: boolean }) {
  const text = useReelMessages()
  return (
    <section aria-label={text.keys} className="text-xs text-grey pointer-coarse:hidden">
      <h3 className="label pb-1">{text.keys}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-hairline pt-2">
        {text.keyHelp
          .filter(([keys]) => hasCaptions || keys !== 'C')
          .map(([keys, effect]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="font-sans">{keys}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
