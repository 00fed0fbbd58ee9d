import { useLocation } from 'react-router'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { DialogButton, SideDialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import { placeOfHash } from './gallery-place.ts'
import type { TalentView } from './load-talent.server.ts'
import { useGalleryTitles, usePhotoAlt } from './gallery-words.ts'

const DocumentForm = lazyPart(
  async () => (await import('../documents/dialog/document-form.tsx')).DocumentForm,
)

const DIALOG = 'documents'

type TalentDocumentsProps = Pick<
  TalentView,
  'id' | 'name' | 'isKid' | 'book' | 'polaroids' | 'cover' | 'documents'
>

/**
 * The button and the dialog for a talent's PDF and ZIP, made from the photos of book and polaroids; nothing if there are none. The
 * dialog starts closed, so its script loads after the page's.
 */
export function TalentDocuments(props: TalentDocumentsProps) {
  const { id, name, book, polaroids, documents } = props
  const text = useProfileMessages()
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
    <div className="print:hidden">
      <DialogButton does="open" dialog={DIALOG} className="label flex items-center gap-1.5 py-1.5">
        <Icon name="download" size={14} />
        {text.documents}
      </DialogButton>
      <SideDialog id={DIALOG} title={text.documents} className="sm:w-[min(100%,46rem)]">
        <DocumentForm
          talentId={id}
          sheets={sheets}
          cover={documents.hasCover ? props.cover : null}
          unit={documents.unit}
          hasJpegs={documents.hasJpegs}
          hasOriginals={!props.isKid}
        />
      </SideDialog>
    </div>
  )
}
