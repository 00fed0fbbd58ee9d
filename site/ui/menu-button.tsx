import type { ReactNode } from 'react'

import { DialogButton } from './dialog.tsx'

/** The id of the menu's dialog. */
export const menuId = 'menu'

type MenuButtonProps = { className?: string; children: ReactNode }

/**
 * Opens the menu. It is a word in every header, and the brand itself on the home page (docs/product.md: Menu, header and footer).
 */
export function MenuButton(props: MenuButtonProps) {
  return <DialogButton does="open" dialog={menuId} {...props} />
}
