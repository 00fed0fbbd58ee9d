/** Stands for a page's first styles while React renders it: which they are follows from the HTML. */
export const stylesPlace = '/* styles */'
