import { useDocumentMessages } from '../../i18n/document-messages.ts'
import type { PictureFacts } from '../../ui/picture.tsx'
import { PhotoCheckbox } from './photo-checkbox.tsx'

/** The cover portrait as the document's front, which it is at first. */
export function CoverChoice({ cover }: { cover: PictureFacts }) {
  const text = useDocumentMessages().dialog
  return (
    <fieldset aria-describedby="cover-hint" className="mt-7 min-w-0">
      <legend className="label pb-3 text-grey">{text.front}</legend>
      <div className="flex items-end gap-4">
        <PhotoCheckbox
          name="cover"
          value={1}
          words={text.cover}
          picture={cover}
          isChosenAtFirst
          side={null}
          isBlamed={false}
        />
        <p id="cover-hint" className="max-w-[30ch] text-sm text-grey">
          {text.coverHint}
        </p>
      </div>
    </fieldset>
  )
}
