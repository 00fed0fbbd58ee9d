import { HEAD_BYTES, recogniseMedia } from './media-kind.ts'

/** The kinds of picture that an applicant may send. */
export type PhotoKind = (typeof photoKinds)[number]

const photoKinds = ['jpg', 'png', 'gif'] as const

/** Whether the content is a photo's, whatever it was called: JPEG, PNG or GIF. */
export function kindOfPhoto(bytes: Uint8Array): PhotoKind | null {
  const kind = recogniseMedia(bytes.subarray(0, HEAD_BYTES))
  return photoKinds.find((each) => each === kind) ?? null
}
