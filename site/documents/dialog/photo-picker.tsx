import { useDocumentMessages } from '../../i18n/document-messages.ts'
import {
  choiceProblem,
  type ContactSheet,
  type DocumentChoice,
  firstFitting,
  mostPhotos,
  sideOf,
} from './document-choice.ts'
import { PhotoOrder } from './photo-order.tsx'
import { PhotoCheckbox } from './photo-checkbox.tsx'

type PhotoPickerProps = {
  sheets: readonly ContactSheet[]
  /** The photo that is also the cover, if there is one. */
  coverPhoto: number | null
  first: DocumentChoice
  choice: DocumentChoice
  /** Ids of photos that could not be read; marked while they are chosen. */
  blamed: readonly number[]
  onAll: () => void
  onNone: () => void
  onOrder: (photos: readonly number[]) => void
}

/** The photos as contact sheets of checkboxes, with the number of chosen ones and buttons for all and none. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { sheets, coverPhoto, first, choice, blamed, onAll, onNone, onOrder } = props
  return (
    <fieldset
      aria-labelledby="frames-title"
      aria-describedby="chosen-frames choice-problem"
      className="mt-4 min-w-0"
    >
      <PickerHeader {...{ sheets, coverPhoto, choice, onAll, onNone }} />
      <PhotoOrder sheets={sheets} choice={choice} onOrder={onOrder} />
      {sheets.map(({ title, photos }) => (
        <div key={title} className="pt-4">
          {sheets.length > 1 && <h4 className="label pb-2 text-grey">{title}</h4>}
          <div className="flex flex-wrap gap-2">
            {photos.map((photo) => (
              <PhotoCheckbox
                key={photo.id}
                {...photo}
                name="frame"
                value={photo.id}
                isChosenAtFirst={first.photos.includes(photo.id)}
                side={sideOf(choice, photo.id, coverPhoto)}
                isBlamed={blamed.includes(photo.id) && choice.photos.includes(photo.id)}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

type PickerHeaderProps = Pick<
  PhotoPickerProps,
  'sheets' | 'coverPhoto' | 'choice' | 'onAll' | 'onNone'
>

/** Stays in view above the photos. Its count and buttons need script. */
function PickerHeader({ sheets, coverPhoto, choice, onAll, onNone }: PickerHeaderProps) {
  const text = useDocumentMessages().dialog
  const total = sheets.reduce((sum, { photos }) => sum + photos.length, 0)
  const count = choice.photos.length
  const fitting = firstFitting(sheets, choice.hasCover, coverPhoto).length
  const most = mostPhotos(choice, coverPhoto)
  const problem = choiceProblem(choice, coverPhoto)
  const buttonStyle = 'py-2 text-sm underline underline-offset-4'
  return (
    <div className="sticky -top-6 z-20 border-b border-hairline bg-paper pt-4 [@media(height<36rem)]:static">
      <div className="flex flex-wrap items-baseline gap-x-4 py-1">
        <h3 id="frames-title" className="label">
          {text.photos}
        </h3>
        <output className="text-sm text-grey noscript:hidden">
          <span id="chosen-frames">{text.count({ chosen: count, total })}</span>
        </output>
        <span className="ml-auto flex gap-x-5 noscript:hidden">
          <button type="button" className={buttonStyle} onClick={onAll}>
            {total > fitting ? text.first(fitting) : text.all}
          </button>
          <button type="button" className={buttonStyle} onClick={onNone}>
            {text.none}
          </button>
        </span>
      </div>
      <output className="block text-sm text-danger noscript:hidden">
        {problem !== null && (
          <span id="choice-problem" className="block pb-2.5">
            {problem === 'none' ? text.noneChosen : text.tooMany({ most, over: count - most })}
          </span>
        )}
      </output>
    </div>
  )
}
