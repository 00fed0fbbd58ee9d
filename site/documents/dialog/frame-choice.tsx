import { MOST_FRAMES } from '../../page/document-addresses.ts'
import { useDocumentMessages } from '../../i18n/document-messages.ts'
import type { ContactSheet } from './contact-sheet.ts'
import { choiceProblem, type DocumentChoice, sideOf } from './document-choice.ts'
import { FrameBox } from './frame-box.tsx'

type FrameChoiceProps = {
  sheets: readonly ContactSheet[]
  first: DocumentChoice
  choice: DocumentChoice
  /** Ids of those that could not be read; told as long as they are chosen. */
  blamed: readonly number[]
  onAll: () => void
  onNone: () => void
}

/** The frames as contact sheets, each a box to tick; how many are chosen, and the way to all or none of them. */
export function FrameChoice(props: FrameChoiceProps) {
  const { sheets, first, choice, blamed, onAll, onNone } = props
  const total = sheets.reduce((sum, { frames }) => sum + frames.length, 0)
  return (
    <fieldset
      aria-labelledby="frames-title"
      aria-describedby="chosen-frames choice-problem"
      className="mt-4 min-w-0"
    >
      <FrameHead total={total} count={choice.frames.length} onAll={onAll} onNone={onNone} />
      {sheets.map(({ title, frames }) => (
        <div key={title} className="pt-4">
          {sheets.length > 1 && <h4 className="label pb-2 text-grey">{title}</h4>}
          <div className="flex flex-wrap gap-2">
            {frames.map((frame) => (
              <FrameBox
                key={frame.id}
                {...frame}
                isChosenAtFirst={first.frames.includes(frame.id)}
                side={sideOf(choice, frame.id)}
                isBlamed={blamed.includes(frame.id) && choice.frames.includes(frame.id)}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

type FrameHeadProps = { total: number; count: number; onAll: () => void; onNone: () => void }

/** Stays in sight above the frames. The words that follow the choice need script. */
function FrameHead({ total, count, onAll, onNone }: FrameHeadProps) {
  const text = useDocumentMessages().dialog
  const problem = choiceProblem(count)
  const buttonStyle = 'py-2 text-sm underline underline-offset-4'
  return (
    <div className="sticky -top-6 z-20 border-b border-hairline bg-paper pt-4 [@media(height<36rem)]:static">
      <div className="flex flex-wrap items-baseline gap-x-4 py-1">
        <h3 id="frames-title" className="label">
          {text.frames}
        </h3>
        <output className="text-sm text-grey noscript:hidden">
          <span id="chosen-frames">{text.count({ chosen: count, total })}</span>
        </output>
        <span className="ml-auto flex gap-x-5 noscript:hidden">
          <button type="button" className={buttonStyle} onClick={onAll}>
            {total > MOST_FRAMES ? text.first(MOST_FRAMES) : text.all}
          </button>
          <button type="button" className={buttonStyle} onClick={onNone}>
            {text.none}
          </button>
        </span>
      </div>
      <output className="block text-sm text-danger noscript:hidden">
        {problem !== null && (
          <span id="choice-problem" className="block pb-2.5">
            {problem === 'none'
              ? text.noneChosen
              : text.tooMany({ most: MOST_FRAMES, over: count - MOST_FRAMES })}
          </span>
        )}
      </output>
    </div>
  )
}
