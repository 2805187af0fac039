'use client'

import type { Route } from 'next'
import Form from 'next/form'
import { Children, useEffect, useRef, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { partWords } from '@/lib/content/dashboards/part-words'

type Props = {
  /** What is being filtered, for screen readers: 'Filter the jobs'. */
  label: string
  action: Route
  /** What the fields show, as one string: when a link changes it, the fields follow. */
  query: string
  /** What stays in the URL without a field of its own, such as the tab. */
  kept?: Readonly<Record<string, string>>
  /** Where everything is shown again; omitted when nothing is filtered. */
  clearHref?: Route
  submit?: string
  /** The label for what folds away on a phone, where several fields would push the list off the screen. */
  foldedAs?: string
  /** Fields with `name` and `defaultValue` or `defaultChecked`. */
  children: ReactNode
}

/** So many fields stand in columns. */
const many = 5

/** A form that requests the same page with a different query, so it works with scripts off too. */
export function FilterBar({ label, action, query, kept = {}, clearHref, submit, foldedAs, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const shownQuery = useRef(query)
  useEffect(() => {
    // Not on hydration: whatever the person chose before then must stay.
    if (shownQuery.current === query) return
    shownQuery.current = query
    form.current?.reset()
  }, [query])
  const clear = clearHref ? (
    <PageLink href={clearHref} scroll={false} className="text-link">
      {partWords.clearFilters}
    </PageLink>
  ) : null
  const buttons = (
    <div className="button-row">
      <Button type="submit">{submit ?? partWords.showResults}</Button>
      {foldedAs ? null : clear}
    </div>
  )
  const fields = (
    <div className="dash-filter-fields" data-many={Children.toArray(children).length >= many || undefined}>
      {children}
      {buttons}
    </div>
  )
  return (
    <Form
      ref={form}
      action={action}
      prefetch={false}
      scroll={false}
      role="search"
      aria-label={label}
      className="dash-filters not-on-paper"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {foldedAs ? (
        <>
          <details className="dash-fold">
            <summary>{clearHref ? partWords.foldOn(foldedAs) : foldedAs}</summary>
            {fields}
          </details>
          {/* Folded away, it would be out of reach. */}
          {clear ? <div className="dash-aside">{clear}</div> : null}
        </>
      ) : (
        fields
      )}
    </Form>
  )
}
