import type { Route } from 'next'

import { ConsentFields } from '@/components/casework/people/consent-fields'
import { PersonFields } from '@/components/casework/people/file-fields'
import { filePath, formsOf, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { ConsentField } from '@/components/forms/consent-field'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { fileWords, newPersonWords as words, peopleWords, supportConsentWording } from '@/lib/content/casework/people'

type Props = {
  portal: PeoplePortal
  organisation: string
  /** Who can help the person; undefined if it is always whoever adds them. */
  workers: readonly { value: string; label: string }[] | undefined
  /** Who has the name that was typed, where the form asks whether it is one of them. */
  namesakes?: readonly { reference: string; name: string; town: string; worker: string | null }[]
  kept: KeptForm | null
}

/** Adds a person: what they agree to comes before anything about them. */
export function NewPerson({ portal, organisation, workers, namesakes = [], kept }: Props) {
  const back = kept?.values.form === 'person-add' ? kept : null
  const isSomebodyElse = back?.values.is_somebody_else === 'on'
  const namesakeError = problemOf(back, 'is_somebody_else')
  return (
    <>
      <p>
        <PageLink href={peoplePath(portal) as Route} className="text-link">
          {fileWords.back}
        </PageLink>
      </p>
      <DetailHeading heading={words.title} shows={words.lead} />
      <PostedForm to={formsOf(portal)} action="person-add" submit={words.submit} kept={kept} problemHeading="h2">
        {namesakeError === undefined && !isSomebodyElse ? null : (
          <section aria-labelledby={namesakes.length > 0 ? 'namesakes' : undefined}>
            {namesakes.length === 0 ? null : (
              <>
                <h2 id="namesakes">{words.namesakes}</h2>
                <ul className="plain-list dash-lines">
                  {namesakes.map(({ reference, name, town, worker }) => (
                    <li key={reference}>
                      <PageLink href={filePath(portal, reference) as Route}>
                        <Typed>{name}</Typed>
                      </PageLink>{' '}
                      <span className="dash-aside">
                        <Typed>
                          {[reference, town, worker ?? peopleWords.nobody].filter((part) => part !== '').join(', ')}
                        </Typed>
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <ConsentField
              id="is_somebody_else"
              name="is_somebody_else"
              label={words.isSomebodyElse}
              error={namesakeError}
              defaultChecked={isSomebodyElse}
            />
          </section>
        )}
        <h2>{words.consent}</h2>
        <blockquote className="notice">{supportConsentWording.of(organisation)}</blockquote>
        <ConsentFields back={back} />
        <ConsentField
          id="agreed"
          name="agreed"
          label={words.agreed}
          error={problemOf(back, 'agreed')}
          defaultChecked={back?.values.agreed === 'on'}
        />
        <PersonFields values={back?.values ?? {}} back={back} {...(workers && { workers })} />
      </PostedForm>
    </>
  )
}
