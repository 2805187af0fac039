import type { Route } from 'next'

import { TickBox } from '@/components/forms/tick-box'
import { DataTable } from '@/components/work/data-table'
import { Typed } from '@/components/work/typed'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { heldReasonLabels, heldWords as words, sourceLabels } from '@/lib/content/desk/enquiries'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { heldReasons, heldSteps, type HeldReason } from '@/lib/domain/desk/held-query'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Held = {
  reference: string
  name: string
  email: string | null
  source: EnquirySource
  receivedAt: string
  heldBecause: HeldReason | null
  begins: string
}

type Props = { enquiries: readonly Held[] }

const confirmPath = '/dashboard/team/enquiries/held'

/** Held enquiries side by side, to be ticked: a form that requests the confirmation by its URL. */
export function HeldList({ enquiries }: Props) {
  return (
    <>
      <form action={confirmPath} method="get" className="desk-held">
        <DataTable
          caption={words.choose}
          isCaptionHidden
          rows={enquiries}
          rowKey={({ reference }) => reference}
          columns={[
            {
              label: words.columns.choose,
              cell: ({ reference }) => <TickBox name="ref" value={reference} label={words.tick(reference)} />,
            },
            {
              label: words.columns.who,
              cell: ({ reference, name, email }) => (
                <>
                  <PageLink href={`/dashboard/team/enquiries/${reference}` as Route}>
                    <Typed>{name}</Typed>
                  </PageLink>
                  {email === null ? null : (
                    <>
                      <br />
                      <Typed>{email}</Typed>
                    </>
                  )}
                </>
              ),
            },
            { label: words.columns.wrote, cell: ({ begins }) => <Typed>{begins}</Typed> },
            {
              label: words.columns.why,
              cell: ({ heldBecause, receivedAt, source }) => (
                <span className="dash-cell">
                  {heldBecause && heldReasonLabels[heldBecause]}
                  <span className="dash-aside">
                    {sourceLabels[source]}, {momentDayText(receivedAt)}
                  </span>
                </span>
              ),
            },
          ]}
        />
        <div className="button-row">
          {heldSteps.map((step) => (
            <Button key={step} type="submit" name="do" value={step} look={step === 'release' ? 'primary' : 'secondary'}>
              {words[step]}
            </Button>
          ))}
        </div>
      </form>
      <ul className="plain-list">
        {heldReasons.map((reason) => (
          <li key={reason}>
            <PageLink
              className="text-link"
              href={pathWithQuery(confirmPath, { do: reason === 'flood' ? 'release' : 'delete', all: reason })}
            >
              {words.allOf(reason)}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
