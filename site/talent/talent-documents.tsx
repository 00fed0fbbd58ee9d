import { DocumentDialog } from '../ordering/document-dialog.tsx'
import type { TalentView } from './talent-view.ts'
import { useFrameWords } from './use-frame-words.ts'
import { useGalleryTitles } from './use-gallery-titles.ts'

type TalentDocumentsProps = Pick<TalentView, 'id' | 'name' | 'book' | 'polaroids'>

/** A talent's PDF and ZIP, of the frames that documents can show: those of book and polaroids. Nothing where there are none. */
export function TalentDocuments({ id, name, book, polaroids }: TalentDocumentsProps) {
  const titles = useGalleryTitles()
  const bookWords = useFrameWords({ name, title: titles.book, total: book.length })
  const snapWords = useFrameWords({ name, title: titles.snap, total: polaroids.length })
  const sheets = [
    { title: titles.book, frames: book, words: bookWords },
    { title: titles.snap, frames: polaroids, words: snapWords },
  ].flatMap(({ title, frames, words }) =>
    frames.length === 0
      ? []
      : [
          {
            title,
            frames: frames.map((frame, index) => ({
              id: frame.id,
              picture: frame.picture,
              words: words(frame, index + 1),
            })),
          },
        ],
  )
  return sheets.length === 0 ? null : <DocumentDialog key={id} talentId={id} sheets={sheets} />
}
