import { useLocation } from 'react-router'

import { DocumentDialog } from '../documents/dialog/document-dialog.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { placeOfHash } from './gallery-place.ts'
import type { TalentView } from './load-talent.server.ts'
import { useGalleryTitles, usePhotoAlt } from './gallery-words.ts'

type TalentDocumentsProps = Pick<
  TalentView,
  'id' | 'name' | 'isKid' | 'book' | 'polaroids' | 'cover' | 'documents'
>

/** The dialog for a talent's PDF and ZIP, made from the photos of book and polaroids. Nothing if there are no photos. */
export function TalentDocuments(props: TalentDocumentsProps) {
  const { id, name, book, polaroids, documents } = props
  const titles = useGalleryTitles()
  const isLive = useIsLive() // as in the galleries: the server does not receive the fragment
  const place = placeOfHash(useLocation().hash)
  const asked = isLive && place?.gallery === 'snap' && polaroids.length > 0 ? 'snap' : 'book'
  const bookWords = usePhotoAlt({ name, title: titles.book, total: book.length })
  const snapWords = usePhotoAlt({ name, title: titles.snap, total: polaroids.length })
  const sheets = [
    { gallery: 'book', title: titles.book, photos: book, words: bookWords },
    { gallery: 'snap', title: titles.snap, photos: polaroids, words: snapWords },
  ]
    .filter(({ photos }) => photos.length > 0)
    .map(({ gallery, title, photos, words }) => ({
      title,
      isActive: gallery === asked,
      photos: photos.map((photo, index) => ({
        id: photo.id,
        picture: photo.picture,
        words: words(photo, index + 1),
      })),
    }))
  if (sheets.length === 0) return null
  return (
    <DocumentDialog
      key={id}
      talentId={id}
      sheets={sheets}
      cover={documents.hasCover ? props.cover : null}
      unit={documents.unit}
      hasJpegs={documents.hasJpegs}
      hasOriginals={!props.isKid}
    />
  )
}
