'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

import type { AdvertSoFar as AdvertSoFarView } from '@/components/hiring/jobs/advert-so-far'
import { typedAgain } from '@/lib/client/typed-form'

// The rules are fetched when somebody begins to write, so that the page itself stays small.
const AdvertSoFar = dynamic(() => import('@/components/hiring/jobs/advert-so-far').then((part) => part.AdvertSoFar), {
  ssr: false,
})

type Props = Omit<ComponentProps<typeof AdvertSoFarView>, 'fields'> & {
  /** What the server says of what is stored; shown until something is typed, and with scripts off. */
  children: ReactNode
}

const restMs = 400

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Beside the form of an advert: what the rules say of it while it is written, and the advert as people will see it. */
export function AdvertAsYouWrite({ children, ...known }: Props) {
  const mark = useRef<HTMLElement>(null)
  const [fields, setFields] = useState<Record<string, string> | null>(null)

  useEffect(() => {
    const form = mark.current?.parentElement?.querySelector('form')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      // What stands at the fields is about the words before: from now on it is said here alone.
      for (const found of form.querySelectorAll<HTMLElement>('.field-found')) {
        found.hidden = true
        found
          .closest('.field:not(:has(> .field-error))')
          ?.querySelector('[aria-invalid]')
          ?.removeAttribute('aria-invalid')
      }
      clearTimeout(timer)
      timer = setTimeout(() => setFields(fieldsOf(form)), restMs)
    }
    // What cannot be read is said at a field once it is left.
    const leave = () => setFields((before) => before && fieldsOf(form))
    for (const event of ['input', typedAgain]) form.addEventListener(event, look)
    form.addEventListener('focusout', leave)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('focusout', leave)
      for (const event of ['input', typedAgain]) form.removeEventListener(event, look)
    }
  }, [])

  return (
    <aside ref={mark} className="advert-beside">
      {fields === null ? children : <AdvertSoFar {...known} fields={fields} />}
    </aside>
  )
}
