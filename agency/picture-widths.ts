/** The widths, in pixels, in which the site delivers pictures; no others exist (docs/product.md: Pictures). */
export const pictureWidths = [240, 400, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]
