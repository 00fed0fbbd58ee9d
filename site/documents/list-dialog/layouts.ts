/** How many talents a page of a list's PDF shows. */
export const layouts = ['1', '2', '6', '9', '12', '20'] as const
export type Layout = (typeof layouts)[number]
