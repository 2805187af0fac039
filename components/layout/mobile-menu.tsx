'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

import { useHydrated } from '@/lib/client/use-hydrated'
import { headerNavigation } from '@/lib/content/site/navigation'

const focusable = 'a[href], button:not(:disabled)'

type Props = { children: ReactNode }

/** A link to the footer's navigation until scripts run, then a button for a dialog with the same links. */
export function MobileMenu({ children }: Props) {
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  const close = () => dialog.current?.close()

  useEffect(() => {
    const isDesktop = window.matchMedia('(min-width: 768px)')
    isDesktop.addEventListener('change', close)
    window.addEventListener('popstate', close)
    return () => {
      isDesktop.removeEventListener('change', close)
      window.removeEventListener('popstate', close)
    }
  }, [])

  const closeOnLinkOrBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event
    // The panel covers the dialog's whole box, so a click on the dialog element itself is a click on its backdrop.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
  }

  const keepFocusInside = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab') return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
    const [edge, otherEnd] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
    if (document.activeElement !== edge) return
    event.preventDefault()
    otherEnd?.focus()
  }

  return (
    <>
      {isHydrated ? (
        <button
          ref={button}
          type="button"
          className="menu-button"
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          <MenuIcon />
          {headerNavigation.menu}
        </button>
      ) : (
        <a href="#site-footer-navigation" className="menu-button">
          <MenuIcon />
          {headerNavigation.menu}
        </a>
      )}
      <dialog
        ref={dialog}
        className="mobile-menu"
        aria-label={headerNavigation.menu}
        onClick={closeOnLinkOrBackdrop}
        onKeyDown={keepFocusInside}
        onClose={() => button.current?.focus()}
      >
        <div className="mobile-menu-panel">
          <button type="button" className="menu-button mobile-menu-close" onClick={close}>
            <CloseIcon />
            {headerNavigation.closeMenu}
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
