'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState } from 'react'

import { type MenuPopupComponent, loadMenuPopup } from '@/components/ui/menu-popup-loader'
import { PageLink } from '@/components/ui/page-link'
import { useHydrated } from '@/lib/client/use-hydrated'
import { headerNavigation } from '@/lib/content/site/navigation'

const { label, href, items } = headerNavigation.candidates

/** A plain link until scripts run, then a menu button. Radix is fetched when somebody reaches for it. */
export function CandidatesMenu() {
  const isHydrated = useHydrated()
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const [Popup, setPopup] = useState<MenuPopupComponent | null>(null)
  const [opened, setOpened] = useState<'no' | 'by-key' | 'by-pointer'>('no')

  const isCurrent = pathname === href || pathname.startsWith(`${href}/`)
  const className = isCurrent ? 'nav-link nav-link-current' : 'nav-link'

  if (!isHydrated) {
    return (
      <PageLink href={href} className={className} aria-current={pathname === href ? 'page' : undefined}>
        {label}
        <Chevron />
      </PageLink>
    )
  }

  const preload = () => {
    loadMenuPopup().then(
      (loaded) => setPopup(() => loaded),
      // Offline there is no menu, so the button becomes the plain link it was.
      () => (opened === 'no' ? undefined : window.location.assign(href)),
    )
  }
  const open = (how: 'by-key' | 'by-pointer') => {
    preload()
    setOpened(how)
  }

  return (
    <div className="menu-anchor">
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={opened !== 'no'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (opened !== 'no') setOpened('no')
          // A click without a pointer is Enter or Space.
          else open(event.detail === 0 ? 'by-key' : 'by-pointer')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open('by-key')
        }}
      >
        {label}
        <Chevron />
      </button>
      {Popup ? (
        <Popup
          label={label}
          button={button}
          isOpen={opened !== 'no'}
          startAtFirst={opened === 'by-key'}
          onClose={() => setOpened('no')}
        >
          {items.map((item) => (
            <PageLink key={item.href} href={item.href} aria-current={pathname === item.href ? 'page' : undefined}>
              {item.label}
            </PageLink>
          ))}
        </Popup>
      ) : null}
    </div>
  )
}

function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
