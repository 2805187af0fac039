'use client'

import { useEffect, useRef, type ReactNode } from 'react'

import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { switchSingleKeys, useSingleKeys } from '@/lib/client/single-keys'
import { listKeyWords as words } from '@/lib/content/desk/enquiries'

type Props = {
  /** The list: a table whose rows begin with a link. */
  children: ReactNode
}

const kept = 'desk-row'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Single-key shortcuts for the list. Each does what a link, button or field on the page also does, and they can be
 * switched off.
 */
export function ListKeys({ children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const help = useRef<HTMLDetailsElement>(null)
  const current = useRef(-1)
  const areOn = useSingleKeys()

  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
  const goTo = (index: number) => {
    const all = rows()
    current.current = Math.max(0, Math.min(index, all.length - 1))
    all[current.current]?.querySelector<HTMLElement>('th a')?.focus()
  }
  const go = (by: 1 | -1) => goTo(current.current + by)
  const take = () => {
    const form = rows()[current.current]?.querySelector<HTMLFormElement>('form[action$="/enquiry-take"]')
    if (!form) return
    // The page reloads after the step: the next key continues from here.
    sessionStorage.setItem(kept, String(current.current))
    form.requestSubmit()
  }
  const noteContact = () => rows()[current.current]?.querySelector<HTMLElement>('a[href$="#contact"]')?.click()
  const steps: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    a: take,
    c: noteContact,
    '/': () => document.querySelector<HTMLElement>('input[type="search"][name="q"]')?.focus(),
    '?': () => {
      if (!help.current) return
      help.current.open = !help.current.open
      help.current.querySelector('summary')?.focus()
    },
  }

  const onKey = useRef<(event: KeyboardEvent) => void>(null)
  useEffect(() => {
    onKey.current = (event) => {
      const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
      if (!areOn || !step || isTyping(event.target)) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      event.preventDefault()
      step()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current?.(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    const before = sessionStorage.getItem(kept)
    sessionStorage.removeItem(kept)
    const all = list.current?.querySelectorAll<HTMLElement>('tbody tr th a') ?? []
    if (before === null || all.length === 0) return
    current.current = Math.min(Number(before), all.length - 1)
    all[current.current]?.focus()
  }, [])

  return (
    <>
      <div
        ref={list}
        className="desk-list"
        onFocus={({ target }) => {
          current.current = rows().findIndex((row) => row.contains(target))
        }}
      >
        {children}
      </div>
      <div className="needs-script not-on-paper">
        <details ref={help} className="source-list">
          <summary>{words.help}</summary>
          <div className="button-row">
            <Button look="secondary" isSmall onClick={() => go(-1)}>
              {words.previous}
            </Button>
            <Button look="secondary" isSmall onClick={() => go(1)}>
              {words.next}
            </Button>
          </div>
          <dl className="dash-facts">
            {words.keys.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <TickBox label={words.areOn} checked={areOn} onTick={switchSingleKeys} />
        </details>
      </div>
    </>
  )
}
