/** Stands for the style sheet while React renders a page: 65 kB that are always the same need not go through it. */
export const stylesPlace = '/* styles */'
