import type { Route } from 'next'

import { ConsentFields } from '@/components/casework/people/consent-fields'
import { PersonFields } from '@/components/casework/people/file-fields'
import { formsOf, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { ConsentField } from '@/components/forms/consent-field'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { fileWords, newPersonWords as words, supportConsentWording } from '@/lib/content/casework/people'

type Props = {
  portal: PeoplePortal
  organisation: string
  /** Who can help the person; undefined if it is always whoever adds them. */
  workers: readonly { value: string; label: string }[] | undefined
  kept: KeptForm | null
}

/** Adds a person: what they agree to comes before anything about them. */
export function NewPerson({ portal, organisation, workers, kept }: Props) {
  const back = kept?.values.form === 'person-add' ? kept : null
  return (
    <>
      <p>
        <PageLink href={peoplePath(portal) as Route} className="text-link">
          {fileWords.back}
        </PageLink>
      </p>
      <DetailHeading heading={words.title} shows={words.lead} />
      <PostedForm to={formsOf(portal)} action="person-add" submit={words.submit} kept={kept} problemHeading="h2">
        <h2>{words.consent}</h2>
        <blockquote className="notice">{supportConsentWording.of(organisation)}</blockquote>
        <ConsentFields back={back} />
        <ConsentField id="agreed" name="agreed" label={words.agreed} error={problemOf(back, 'agreed')} />
        <PersonFields heading="h2" isNew values={back?.values ?? {}} back={back} {...(workers && { workers })} />
      </PostedForm>
    </>
  )
}
