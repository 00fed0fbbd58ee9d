/** Placeholder for a page's first styles while React renders the page, as they depend on the finished HTML. */
export const stylesPlace = '/* styles */'
