/** The most photos on the back of a composite; one more is its front (docs/product.md: Documents). */
export const PHOTOS_ON_BACK = 4
