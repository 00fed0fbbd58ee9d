import { useEffect, useRef } from 'react'

type PhotoPreviewProps = { picture: ImageBitmap; label: string }

/** Shows a photo as it will be sent. Drawn on a canvas: the page's policy allows no images other than the site's own. */
export function PhotoPreview({ picture, label }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={picture.width}
        height={picture.height}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="sr-only">{label}</span>
    </>
  )
}
