/** A group of the drawer's form: laid out when it comes into sight, so that a slow telephone opens the drawer at once. */
export const groupStyle = '[contain-intrinsic-block-size:auto_9rem] [content-visibility:auto]'
