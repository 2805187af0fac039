'use client'

import { useState } from 'react'

import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { ActButton } from '@/components/work/act-button'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Start = {
  label: string
  template: string
  /** What is asked before it replaces what is written. */
  ask: string
}

type Props = {
  reference: string
  starts: readonly Start[]
  /** The ids of the fields that a start fills in. */
  fieldIds: readonly string[]
  /** Whether the form began with words of the member's own, so that even an untouched field holds some. */
  begun: boolean
  words: { replace: string; keep: string }
}

/** Links to forms that begin with other words. Whoever has written something is asked before it is replaced. */
export function ReplyStarts({ reference, starts, fieldIds, begun, words }: Props) {
  const hrefOf = ({ template }: Start) => pathWithQuery(`/dashboard/team/enquiries/${reference}/reply`, { template })
  const [asked, setAsked] = useState<Start | null>(null)
  const written = () =>
    begun ||
    fieldIds
      .map((id) => document.getElementById(id))
      .some(
        (field) =>
          (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
          field.value.trim() !== '' &&
          field.value !== field.defaultValue,
      )
  return (
    <>
      <ul className="plain-list desk-templates">
        {starts.map((start) => (
          <li key={start.template}>
            <PageLink
              href={hrefOf(start)}
              onClick={(event) => {
                if (!written()) return
                event.preventDefault()
                setAsked(start)
              }}
            >
              {start.label}
            </PageLink>
          </li>
        ))}
      </ul>
      <div role="status">
        {asked === null ? null : (
          <>
            <p>{asked.ask}</p>
            <p className="button-row">
              {/* Loaded anew, so that the start which the form already has is read again too. */}
              <ButtonLink anchor="a" href={hrefOf(asked)} look="secondary" isSmall>
                {words.replace}
              </ButtonLink>
              <ActButton onClick={() => setAsked(null)}>{words.keep}</ActButton>
            </p>
          </>
        )}
      </div>
    </>
  )
}
