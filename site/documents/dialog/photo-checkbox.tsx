import { clsx } from 'clsx'

import { useDocumentMessages } from '../../i18n/document-messages.ts'
import { Picture, shownSize } from '../../ui/picture.tsx'
import type { SheetPhoto } from './document-choice.ts'

type PhotoCheckboxProps = Omit<SheetPhoto, 'id'> & {
  name: 'frame' | 'cover'
  value: number
  isChosenAtFirst: boolean
  /** The side of a composite that shows it. */
  side: 'front' | 'back' | null
  /** It could not be read. */
  isBlamed: boolean
}

const HEIGHT = 132

const markStyle =
  'pointer-events-none absolute top-[110px] left-1.5 grid size-4 place-items-center border border-ink bg-paper forced-color-adjust-none after:size-2 after:bg-ink after:opacity-0 peer-checked:after:opacity-100'

/** A checkbox as large as the photo that it chooses. Photos that are not chosen are dimmed. */
export function PhotoCheckbox({
  name,
  value,
  words,
  picture,
  isChosenAtFirst,
  side,
  isBlamed,
}: PhotoCheckboxProps) {
  const text = useDocumentMessages().dialog
  return (
    <label className="group/frame relative block">
      <input
        type="checkbox"
        name={name}
        value={value}
        aria-label={words}
        aria-invalid={isBlamed}
        defaultChecked={isChosenAtFirst}
        className="peer absolute top-0 left-0 z-10 h-[132px] w-full cursor-pointer scroll-mt-28 appearance-none [@media(height<36rem)]:scroll-my-4"
      />
      <span
        className={clsx(
          'block group-not-has-checked/frame:opacity-40',
          isBlamed && 'outline-2 outline-danger',
        )}
      >
        <Picture
          picture={picture}
          alt=""
          sizes={`${shownSize(picture, HEIGHT).width}px`}
          shownHeight={HEIGHT}
          className="h-[132px] w-auto max-w-[calc(100vw-48px)] object-contain"
        />
      </span>
      <span className={markStyle} />
      {name === 'frame' && (
        <span className="hidden h-5 pt-1 text-xs leading-4 text-grey group-has-[[value=composite]:checked]/order:block">
          {side !== null && text[side]}
        </span>
      )}
    </label>
  )
}
