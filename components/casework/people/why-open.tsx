import type { Route } from 'next'

import { formsOf, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { DetailHeading } from '@/components/work/detail-heading'
import { PageLink } from '@/components/ui/page-link'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { fileWords as words, openingReasonLabels } from '@/lib/content/casework/people'
import { openingReasons } from '@/lib/domain/casework/supported-person'

type Props = { portal: PeoplePortal; reference: string; name: string; leadsTo: string; kept: KeptForm | null }

/** Asks a member why they open the file of somebody they do not help; the person reads the answer. */
export function WhyOpen({ portal, reference, name, leadsTo, kept }: Props) {
  const back = kept?.values.form === 'person-open' ? kept : null
  const errorOf = (field: string) => problemOf(back, field)
  return (
    <>
      <p>
        <PageLink href={peoplePath(portal) as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DetailHeading heading={words.whyTitle(name)} shows={words.whyText} />
      <PostedForm
        to={formsOf(portal)}
        action="person-open"
        submit={words.whySubmit}
        hidden={{ reference, for: leadsTo }}
        kept={kept}
        problemHeading="h2"
      >
        <SelectField
          id="reason"
          name="reason"
          label={words.whyReason}
          defaultValue={back?.values.reason ?? ''}
          error={errorOf('reason')}
          options={[
            { value: '', label: words.choose },
            ...openingReasons.map((reason) => ({ value: reason, label: openingReasonLabels[reason] })),
          ]}
        />
        <TextField
          id="words"
          name="words"
          label={words.whyWords}
          defaultValue={back?.values.words ?? ''}
          error={errorOf('words')}
          maxLength={300}
        />
      </PostedForm>
    </>
  )
}
