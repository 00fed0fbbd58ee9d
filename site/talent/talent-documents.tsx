import { useLocation } from 'react-router'

import { DocumentDialog } from '../documents/dialog/document-dialog.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { placeOfHash } from './gallery-place.ts'
import type { TalentView } from './talent-view.ts'
import { useFrameWords } from './use-frame-words.ts'
import { useGalleryTitles } from './use-gallery-titles.ts'

type TalentDocumentsProps = Pick<TalentView, 'id' | 'name' | 'book' | 'polaroids'>

/** A talent's PDF and ZIP, of the frames that documents can show: those of book and polaroids. Nothing where there are none. */
export function TalentDocuments({ id, name, book, polaroids }: TalentDocumentsProps) {
  const titles = useGalleryTitles()
  const isLive = useIsLive() // as the galleries': the server knows no fragment
  const place = placeOfHash(useLocation().hash)
  const asked = isLive && place?.gallery === 'snap' && polaroids.length > 0 ? 'snap' : 'book'
  const bookWords = useFrameWords({ name, title: titles.book, total: book.length })
  const snapWords = useFrameWords({ name, title: titles.snap, total: polaroids.length })
  const sheets = [
    { gallery: 'book', title: titles.book, frames: book, words: bookWords },
    { gallery: 'snap', title: titles.snap, frames: polaroids, words: snapWords },
  ].flatMap(({ gallery, title, frames, words }) =>
    frames.length === 0
      ? []
      : [
          {
            title,
            isActive: gallery === asked,
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
