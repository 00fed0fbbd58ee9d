import type { ReactNode } from 'react'

import { DialogButton } from './dialog-button.tsx'

/** What the menu's buttons know it by. */
export const menuId = 'menu'

type MenuButtonProps = { className?: string; children: ReactNode }

/** Opens the menu: the word in every header, and on the home page the brand itself (docs/product.md: Menu, header and footer). */
export function MenuButton(props: MenuButtonProps) {
  return <DialogButton does="open" dialog={menuId} {...props} />
}
