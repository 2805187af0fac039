'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

const cardsPerPress = 2.5

type Props = {
  label: string
  /** The names of its two buttons. A row without them is one on a phone only, and elsewhere the grid of its class. */
  buttons?: { previous: string; next: string }
  className?: string
  children: ReactNode
}

/** A row that scrolls natively by touch, wheel or arrow keys; scripts add the buttons. */
export function ScrollRow({ label, buttons, className = '', children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState<'unknown' | { atStart: boolean; atEnd: boolean }>('unknown')

  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const room = element.scrollWidth - element.clientWidth
      const atStart = element.scrollLeft <= 1
      const atEnd = element.scrollLeft >= room - 1
      setEnds((now) => (now !== 'unknown' && now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const fits = ends !== 'unknown' && ends.atStart && ends.atEnd
  const scrollBy = (direction: 1 | -1) => {
    const cardWidth = row.current?.querySelector('li')?.getBoundingClientRect().width ?? 0
    row.current?.scrollBy({ left: direction * cardsPerPress * cardWidth })
  }

  return (
    <>
      <div
        ref={row}
        className={buttons ? 'scroll-row' : 'scroll-row phone-row'}
        role="region"
        aria-label={label}
        tabIndex={fits ? undefined : 0}
      >
        <ul className={`plain-list ${className}`}>{children}</ul>
      </div>
      {buttons ? (
        <div className={ends === 'unknown' ? 'scroll-row-buttons scroll-row-waiting' : 'scroll-row-buttons'}>
          <ScrollButton
            label={buttons.previous}
            isAtLimit={ends === 'unknown' || ends.atStart}
            path="M12 4l-6 6 6 6"
            onPress={() => scrollBy(-1)}
          />
          <ScrollButton
            label={buttons.next}
            isAtLimit={ends === 'unknown' || ends.atEnd}
            path="M8 4l6 6-6 6"
            onPress={() => scrollBy(1)}
          />
        </div>
      ) : null}
    </>
  )
}

type ButtonProps = { label: string; isAtLimit: boolean; path: string; onPress: () => void }

function ScrollButton({ label, isAtLimit, path, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="scroll-button"
      aria-label={label}
      // Not the disabled attribute, which at the end of the row would take focus away from the person pressing it.
      aria-disabled={isAtLimit}
      onClick={() => (isAtLimit ? undefined : onPress())}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
