import type { Route } from 'next'

import { SelectField } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { ownAlertWords as words, rhythmWords, searchText } from '@/lib/content/job-board/job-alerts'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import { alertRhythms, searchToSave, type AlertRhythm } from '@/lib/domain/job-board/saved-search'

type Props = { alerts: readonly { id: string; query: BoardQuery; rhythm: AlertRhythm }[] }

const options = alertRhythms.map((rhythm) => ({ value: rhythm, label: rhythmWords[rhythm] }))

/** The saved searches of somebody who is signed in: how often each is sent, and a button that deletes it. */
export function OwnAlerts({ alerts }: Props) {
  return alerts.map(({ id, query, rhythm }) => {
    const search = searchText(query)
    const address = searchToSave(query)
    return (
      <section key={id}>
        <h2>{search}</h2>
        <p>
          <PageLink href={(address === '' ? '/jobs' : `/jobs?${address}`) as Route}>
            {words.see}
            <span className="visually-hidden">: {search}</span>
          </PageLink>
        </p>
        <form className="enquiry-form" action="/api/account/job-alert-change" method="post">
          <input type="hidden" name="id" value={id} />
          <SelectField
            key={rhythm}
            id={`rhythm-${id}`}
            name="rhythm"
            label={words.rhythm}
            options={options}
            defaultValue={rhythm}
          />
          <div className="button-row">
            <Button type="submit" look="secondary">
              {words.change}
              <span className="visually-hidden"> {words.changeOf(search)}</span>
            </Button>
            <Button type="submit" look="secondary" form={`delete-${id}`}>
              {words.remove}
              <span className="visually-hidden"> {words.removeOf(search)}</span>
            </Button>
          </div>
        </form>
        <form id={`delete-${id}`} action="/api/account/job-alert-delete" method="post">
          <input type="hidden" name="id" value={id} />
        </form>
      </section>
    )
  })
}
