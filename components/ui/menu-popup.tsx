'use client'

import '@/app/styles/menu-popup.css'

import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { Children, type ReactNode, type RefObject, useRef } from 'react'

type Props = {
  label: string
  /** Stays the page's own, so that it does not change while focused when Radix arrives. */
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  startAtFirst: boolean
  onClose: () => void
  /** Links, one per item. */
  children: ReactNode
}

export function MenuPopup({ label, button, isOpen, startAtFirst, onClose, children }: Props) {
  const hasStarted = useRef(false)
  const closesElsewhere = useRef(false)
  const isOnButton = (target: EventTarget | null) => target instanceof Node && button.current?.contains(target) === true

  return (
    // A modal menu would write a style element into the page, which a strict content security policy refuses.
    <Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())} modal={false}>
      <Trigger asChild>
        <span className="menu-anchor-point" aria-hidden="true" tabIndex={-1} />
      </Trigger>
      <Portal>
        <Content
          className="menu-popup"
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          loop
          onFocus={(event) => {
            if (event.target !== event.currentTarget || !startAtFirst || hasStarted.current) return
            hasStarted.current = true
            event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
          }}
          onInteractOutside={(event) => {
            if (isOnButton(event.target)) event.preventDefault()
            else closesElsewhere.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!closesElsewhere.current) button.current?.focus()
            closesElsewhere.current = false
            hasStarted.current = false
          }}
        >
          {Children.map(children, (child) => (
            <Item asChild className="menu-item">
              {child}
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  )
}
