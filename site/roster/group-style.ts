/**
 * A group of the drawer's form: laid out when it comes into sight, one after the other while the drawer slides in, so that a slow
 * telephone opens it at once.
 */
export const groupStyle =
  'animate-in-turn [animation-delay:calc(20ms*sibling-index())] [contain-intrinsic-block-size:auto_9rem] [content-visibility:auto]'
