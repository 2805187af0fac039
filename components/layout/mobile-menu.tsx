'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'

import { AccountMenu } from '@/components/layout/account-menu'
import { NavLink } from '@/components/layout/nav-link'
import { ButtonLink } from '@/components/ui/button-link'
import { useHydrated } from '@/lib/client/use-hydrated'
import { headerNavigation } from '@/lib/content/site/navigation'

const focusable = 'a[href], button:not(:disabled)'

const { label, menu, closeMenu, home, callBack, beforeCandidates, candidates, afterCandidates } = headerNavigation

/**
 * A link to the footer's navigation until scripts run, then a button for a dialog with the same links, which the page as
 * sent does without.
 */
export function MobileMenu() {
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

  if (!isHydrated) {
    return (
      <a href="#site-footer-navigation" className="menu-button">
        <MenuIcon />
        {menu}
      </a>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon />
        {menu}
      </button>
      <dialog
        ref={dialog}
        className="mobile-menu"
        aria-label={menu}
        onClick={closeOnLinkOrBackdrop}
        onKeyDown={keepFocusInside}
        onClose={() => button.current?.focus()}
      >
        <div className="mobile-menu-panel">
          <button type="button" className="menu-button mobile-menu-close" onClick={close}>
            <CloseIcon />
            {closeMenu}
          </button>
          <nav aria-label={label}>
            <ul className="plain-list mobile-menu-links">
              {[home, ...beforeCandidates].map((link, index) => (
                <li key={index}>
                  <NavLink href={link.href}>{link.label}</NavLink>
                </li>
              ))}
              <li>
                <details>
                  <summary className="mobile-menu-group">{candidates.label}</summary>
                  <ul className="plain-list" aria-label={candidates.label}>
                    {candidates.items.map((link, index) => (
                      <li key={index}>
                        <NavLink href={link.href}>{link.label}</NavLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
              {afterCandidates.map((link, index) => (
                <li key={index}>
                  <NavLink href={link.href}>{link.label}</NavLink>
                </li>
              ))}
            </ul>
            <ButtonLink href={callBack.href} anchor={NavLink} className="mobile-menu-sign-in">
              {callBack.label}
            </ButtonLink>
            <AccountMenu className="mobile-menu-sign-in" />
          </nav>
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
