import { clsx } from 'clsx'

type OneOfProps = { words: readonly string[]; shown: string; className?: string }

/** Shows one of several words, with room for the longest, so that nothing beside it moves when the word changes. */
export function OneOf({ words, shown, className }: OneOfProps) {
  return (
    <span className="grid justify-items-start">
      {words.map((word) => (
        <span
          key={word}
          className={clsx('col-start-1 row-start-1', className, word !== shown && 'invisible')}
        >
          {word}
        </span>
      ))}
    </span>
  )
}
