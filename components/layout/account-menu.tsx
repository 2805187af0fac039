'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'

import { EmailText } from '@/components/ui/email-text'
import { NavLink } from '@/components/layout/nav-link'
import { Button, buttonClass } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { askWho, type Who } from '@/lib/client/auth/ask-who'
import { markOnServer, readMark, subscribeToMark } from '@/lib/client/auth/session-mark'
import { forgetOldTyped } from '@/lib/client/forget-old-typed'
import { forgetSentWords } from '@/lib/client/sent-words'
import { forgetStatementWords } from '@/lib/client/statement-words'
import { accountMenuWords as words } from '@/lib/content/account/account-menu'
import { headerNavigation } from '@/lib/content/site/navigation'
import { guardOf } from '@/lib/domain/access/access'

const { signIn } = headerNavigation

type Props = { className: string }

/**
 * 'Sign In', or what somebody who is signed in needs. Their name only appears when the menu is opened: on a site like
 * this one it should not be on show, and no public page asks for it.
 */
export function AccountMenu({ className }: Props) {
  const mark = useSyncExternalStore(subscribeToMark, readMark, markOnServer)
  const path = usePathname()
  const drawnFor = useRef<string | null>(null)

  useEffect(forgetOldTyped, [])

  // What a guarded page shows belongs to whoever was signed in when it was rendered.
  useEffect(() => {
    const earlier = drawnFor.current
    drawnFor.current = mark
    if (earlier !== null && earlier !== mark && guardOf(path)) window.location.reload()
  }, [mark, path])

  if (mark !== null) return <SignedIn key={mark} className={className} />
  // Without scripts nothing reads the mark, but nobody who is signed out is shown a guarded page.
  const link = guardOf(path) ? { href: words.account.href, label: words.menu } : signIn
  return (
    // The page for an address that nothing has is built once, without its address: there the server's label is another.
    <ButtonLink anchor={NavLink} href={link.href} look="secondary" className={className} suppressHydrationWarning>
      {link.label}
    </ButtonLink>
  )
}

function SignedIn({ className }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [who, setWho] = useState<Who | null | 'asking'>('asking')
  const [isLeaving, setLeaving] = useState(false)

  // Whoever signs out leaves no words behind for whoever sits here next.
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement && target.action.endsWith('/auth/sign-out'))) return
      forgetStatementWords()
      forgetSentWords()
    }
    document.addEventListener('submit', forget)
    return () => document.removeEventListener('submit', forget)
  }, [])

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false
    }
    document.addEventListener('click', closeOutside)
    return () => document.removeEventListener('click', closeOutside)
  }, [])

  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    // Keeps the mobile menu around it from closing too.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    // Excluded from analytics recordings.
    <details
      ref={details}
      className={`account-menu ph-no-capture ${className}`}
      data-form-shell="account"
      onKeyDown={closeByKey}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (who === 'asking' || who === null)) void askWho().then(setWho)
      }}
    >
      <summary className={buttonClass({ look: 'secondary' })}>{words.menu}</summary>
      <div className="account-menu-panel">
        <p role="status">{who === 'asking' ? words.loading : <WhoLine who={who} />}</p>
        <ul className="plain-list">
          <li>
            {/* Full page loads: the server decides what they show, and analytics does not come along. */}
            <a href={who !== 'asking' && who ? who.landing : '/auth/home'}>{words.yourPage}</a>
          </li>
          <li>
            <a href={words.account.href}>{words.account.label}</a>
          </li>
        </ul>
        <form method="post" action="/auth/sign-out" onSubmit={() => setLeaving(true)}>
          <Button type="submit" aria-disabled={isLeaving}>
            {isLeaving ? words.signingOut : words.signOut}
          </Button>
        </form>
      </div>
    </details>
  )
}

function WhoLine({ who }: { who: Who | null }) {
  if (!who) return words.unknown
  return (
    <>
      {words.signedInAs}
      <br />
      <strong>{who.name ?? <EmailText email={who.email} />}</strong>
      {who.name ? (
        <>
          <br />
          <EmailText email={who.email} />
        </>
      ) : null}
    </>
  )
}
