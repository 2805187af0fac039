import type { MenuPopup as Popup } from '@/components/ui/menu-popup'

export type MenuPopup = typeof Popup

/** Keeps Radix out of the first load. A failed load can be tried again. */
export async function loadMenuPopup(): Promise<MenuPopup> {
  const loaded = await import('@/components/ui/menu-popup')
  return loaded.MenuPopup
}
