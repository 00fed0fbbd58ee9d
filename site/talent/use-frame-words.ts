import { useMessages } from '../i18n/use-messages.ts'
import type { FrameView } from './gallery-views.ts'

type FramesOf = { name: string; title: string; total: number }

/** What a gallery's pictures show, in words: the caption, else whose and which they are (docs/product.md: Accessibility). Counted from 1. */
export function useFrameWords({ name, title, total }: FramesOf) {
  const text = useMessages().talent
  return ({ caption }: Pick<FrameView, 'caption'>, position: number): string =>
    caption ?? text.frame({ name, gallery: title, position, total })
}
