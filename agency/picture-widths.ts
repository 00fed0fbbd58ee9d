/** The widths, in pixels, of the pictures that the site delivers; there are no others (docs/product.md: Pictures). */
export const pictureWidths = [240, 400, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
