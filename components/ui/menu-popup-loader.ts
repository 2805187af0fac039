import type { MenuPopup as Popup } from '@/components/ui/menu-popup'

export type MenuPopupComponent = typeof Popup

/** Keeps Radix out of the first load. A failed load can be tried again. */
export async function loadMenuPopup(): Promise<MenuPopupComponent> {
  const loaded = await import('@/components/ui/menu-popup')
  return loaded.MenuPopup
}
