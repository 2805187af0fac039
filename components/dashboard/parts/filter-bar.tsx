'use client'

import type { Route } from 'next'
import Form from 'next/form'
import { useEffect, useRef, type ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { partWords } from '@/lib/content/dashboards/part-words'

type Props = {
  /** What is filtered, for screen readers: 'Filter the jobs'. */
  label: string
  action: Route
  /** What the fields show, as one text: when it changes by a link, the fields follow. */
  query: string
  /** What stays in the address without a field of its own, such as the tab. */
  kept?: Readonly<Record<string, string>>
  /** Where everything is shown again; left out when nothing is filtered. */
  clearHref?: Route
  submit?: string
  /** Fields with `name` and `defaultValue` or `defaultChecked`. */
  children: ReactNode
}

/** A form that asks for the same page with other words in its address: with scripts off too. */
export function FilterBar({ label, action, query, kept = {}, clearHref, submit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.reset(), [query])
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
      <div className="dash-filter-fields">{children}</div>
      <div className="button-row">
        <button type="submit" className="button button-primary button-small">
          {submit ?? partWords.showResults}
        </button>
        {clearHref ? (
          <PageLink href={clearHref} scroll={false} className="text-link">
            {partWords.clearFilters}
          </PageLink>
        ) : null}
      </div>
    </Form>
  )
}
