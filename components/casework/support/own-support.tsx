import type { Route } from 'next'
import type { ReactNode } from 'react'

import {
  ConsentHistory,
  FileFacts,
  Openings,
  RestrictionText,
  SupportHistory,
  type KeptConsent,
  type KeptRestriction,
  type Opening,
  type SupportEvent,
} from '@/components/casework/people/file-parts'
import { OwnReferrals, type OwnReferral } from '@/components/casework/support/own-referrals'
import { supportInPortal, type OwnSupportPlace } from '@/components/casework/support/own-support-places'
import { SafeContactFields } from '@/components/casework/people/person-fields'
import { SafeTimeFields } from '@/components/casework/people/safe-time-fields'
import { ShareBoxes } from '@/components/casework/support/share-boxes'
import { ConsentField } from '@/components/forms/consent-field'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { PageLink } from '@/components/ui/page-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Facts } from '@/components/work/facts'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { ownSupportWords as words } from '@/lib/content/casework/own-support'
import { shareLabels } from '@/lib/content/casework/people'
import { progressLabels, todoLabels } from '@/lib/content/dashboards/labels'
import { inSentence } from '@/lib/content/wording/in-sentence'
import { fieldsOfPerson } from '@/lib/domain/casework/person-form'
import { shareKinds, type PersonFacts, type Shares } from '@/lib/domain/casework/supported-person'
import { progressStates, todoKinds } from '@/lib/domain/dashboards/service-state'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  id: string
  organisation: string
  file: {
    facts: PersonFacts
    reference: string
    version: number
    worker: string | null
    hasWorker: boolean
    inWorkSince: PlainDate | null
    sorted: Readonly<Record<string, string>>
    shares: Shares
    closedAt: string | null
    consents: readonly KeptConsent[]
    restrictions: readonly KeptRestriction[]
    openings: readonly Opening[]
    events: readonly SupportEvent[]
  }
  /** How many messages are new to the person. */
  unread: number
  /** Those that led to this file, and those that were begun from it. */
  referrals: readonly OwnReferral[]
  kept: KeptForm | null
  today: PlainDate
  /** @default the portal */
  place?: OwnSupportPlace
  /** What comes straight after who helps them. */
  children?: ReactNode
}

type PartProps = Pick<Props, 'id' | 'file' | 'kept'> & { to: OwnSupportPlace['forms'] }

/** The form that came back, if it is about this file. */
const backOf = ({ id, kept }: Pick<Props, 'id' | 'kept'>, form: string) =>
  kept?.values.form === form && kept.values.file === id ? kept : null

/** The seven things that make starting work easier: how far each is, and where to say so. */
function SevenThings({ id, file, to }: Omit<PartProps, 'kept'>) {
  const stateOf = (kind: (typeof todoKinds)[number]) =>
    progressStates.find((one) => one === file.sorted[kind]) ?? 'not_started'
  return (
    <section className="dash-section" aria-labelledby={`sorted-${id}`}>
      <h2 id={`sorted-${id}`}>{words.sorted}</h2>
      {todoKinds.every((kind) => stateOf(kind) === 'not_started') ? (
        <p>{words.noneSorted(todoKinds.map((kind) => inSentence(todoLabels[kind])).join(', '))}</p>
      ) : (
        <>
          <p>{words.sortedText}</p>
          <div className="dash-fact-rows">
            <Facts
              facts={todoKinds.map((kind) => ({ name: todoLabels[kind], value: progressLabels[stateOf(kind)] }))}
            />
          </div>
        </>
      )}
      <details className="dash-more">
        <summary>{words.sortedChange}</summary>
        <PostedForm
          to={to}
          action="support-sort"
          submit={words.sortedSave}
          look="secondary"
          hidden={{ file: id }}
          kept={null}
        >
          {todoKinds.map((kind) => (
            <SelectField
              key={kind}
              id={`${kind}-${id}`}
              name={`sorted_${kind}`}
              label={todoLabels[kind]}
              defaultValue={stateOf(kind)}
              options={progressStates.map((one) => ({ value: one, label: progressLabels[one] }))}
            />
          ))}
        </PostedForm>
      </details>
    </section>
  )
}

/** What the organisation sees of the person's account, and where to change it. */
function OwnShares({ id, file, to }: Omit<PartProps, 'kept'>) {
  const shared = shareKinds.filter((kind) => file.shares[kind])
  return (
    <section className="dash-section" aria-labelledby={`shares-${id}`}>
      <h2 id={`shares-${id}`}>{words.shares}</h2>
      {shared.length === 0 ? (
        <p>{words.sharesNone}</p>
      ) : (
        <ul className="bullet-list">
          {shared.map((kind) => (
            <li key={kind}>{shareLabels[kind]}</li>
          ))}
        </ul>
      )}
      <details className="dash-more">
        <summary>{words.sharesChange}</summary>
        <PostedForm
          to={to}
          action="support-shares"
          submit={words.sharesSubmit}
          look="secondary"
          hidden={{ file: id }}
          kept={null}
        >
          <ShareBoxes
            legend={words.sharesLegend}
            hint={words.sharesText}
            idPrefix={`share-${id}`}
            shares={file.shares}
          />
        </PostedForm>
      </details>
    </section>
  )
}

/** What the person can put right in what is written about them. */
function OwnCorrections({ id, file, kept, to }: PartProps) {
  const backCorrect = backOf({ id, kept }, 'support-correct')
  const backAsk = backOf({ id, kept }, 'support-ask')
  return (
    <section className="dash-section" aria-labelledby={`wrong-${id}`}>
      <h2 id={`wrong-${id}`}>{words.wrong}</h2>
      <details className="dash-more" open={backCorrect !== null || file.facts.safe_ways.length === 0}>
        <summary>{words.correct}</summary>
        <PostedForm
          to={to}
          action="support-correct"
          submit={words.correctSubmit}
          hidden={{ file: id, version: String(file.version) }}
          kept={backCorrect}
        >
          <SafeContactFields values={backCorrect?.values ?? fieldsOfPerson(file.facts)} back={backCorrect} isOwn />
          <SafeTimeFields values={backCorrect?.values ?? fieldsOfPerson(file.facts)} back={backCorrect} />
        </PostedForm>
      </details>
      <details className="dash-more" open={backAsk !== null}>
        <summary>{words.ask}</summary>
        <p>{words.askText}</p>
        <PostedForm
          to={to}
          action="support-ask"
          submit={words.askSubmit}
          hidden={{ file: id }}
          kept={backAsk}
          idOf={(field) => `${field}-${id}`}
        >
          <TextAreaField
            id={`words-${id}`}
            name="words"
            label={words.askField}
            rows={4}
            maxLength={1000}
            defaultValue={backAsk?.values.words ?? ''}
            error={problemOf(backAsk, 'words')}
          />
        </PostedForm>
      </details>
    </section>
  )
}

function EndSupport({ id, kept, to }: Omit<PartProps, 'file'>) {
  const back = backOf({ id, kept }, 'support-end')
  return (
    <details className="dash-more dash-more-quiet" open={back !== null}>
      <summary>{words.end}</summary>
      <p>{words.endText}</p>
      <PostedForm
        to={to}
        action="support-end"
        submit={words.endSubmit}
        look="warning"
        hidden={{ file: id }}
        kept={back}
        idOf={(field) => `${field}-${id}`}
      >
        <ConsentField id={`sure-${id}`} name="sure" label={words.endSure} error={problemOf(back, 'sure')} />
      </PostedForm>
    </details>
  )
}

/**
 * One organisation that helps the person, with what it does and wrote about them, and beside that what it may see and
 * who has looked.
 */
export function OwnSupport(props: Props) {
  const { id, organisation, file, unread, referrals, kept, today } = props
  const { place = supportInPortal, children } = props
  const { facts, restrictions, closedAt } = file
  const isOpen = closedAt === null
  const work = place.workOf({ id, reference: file.reference })
  return (
    <div className="work-columns">
      <div className="support-file">
        {isOpen ? (
          <section className="card dash-card" aria-labelledby={`helper-${id}`}>
            <h2 id={`helper-${id}`}>{words.files}</h2>
            <p>
              {file.hasWorker ? words.helps(file.worker ?? words.somebody, organisation) : words.nobody(organisation)}
            </p>
            <div className="dash-actions">
              {file.hasWorker ? (
                <ButtonLink href={`${work}#messages` as Route}>
                  {unread === 0 ? words.write : words.read(unread)}
                </ButtonLink>
              ) : null}
              <ButtonLink href={work} look={file.hasWorker ? 'secondary' : 'primary'}>
                {words.together}
              </ButtonLink>
            </div>
          </section>
        ) : (
          <p className="lead">{words.closed(organisation, londonDay(new Date(closedAt)))}</p>
        )}
        {children}
        {isOpen ? <SevenThings id={id} file={file} to={place.forms} /> : null}
        <section className="dash-section" aria-labelledby={`written-${id}`}>
          <h2 id={`written-${id}`}>{words.written}</h2>
          <p>
            {words.writtenText[0]}
            <PageLink href={work}>{words.writtenText[1]}</PageLink>
            {words.writtenText[2]}
            {/* In the demonstration nobody has one. */}
            {place.forms === 'candidate' ? (
              <PageLink href="/account/data">{words.writtenText[3]}</PageLink>
            ) : (
              words.writtenText[3]
            )}
            {words.writtenText[4]}
          </p>
        </section>
        <FileFacts
          isOwn
          facts={facts}
          inWorkSince={file.inWorkSince}
          // Above, while they help.
          worker={isOpen || !file.hasWorker ? '' : (file.worker ?? words.somebody)}
          isClosed={!isOpen}
        />
        <section className="dash-section" aria-labelledby={`restrictions-${id}`}>
          <h2 id={`restrictions-${id}`}>{words.restrictions}</h2>
          {restrictions.length === 0 ? <p>{words.noRestrictions}</p> : null}
          <ul className="plain-list dash-timeline">
            {restrictions.map((restriction) => (
              <li key={restriction.id}>
                <RestrictionText isOwn restriction={restriction} today={today} />
              </li>
            ))}
          </ul>
        </section>
        {isOpen ? <OwnCorrections id={id} file={file} kept={kept} to={place.forms} /> : null}
        <OwnReferrals idPrefix={id} referrals={referrals} kept={kept} to={place.forms} />
      </div>
      <div className="support-file">
        {isOpen ? <OwnShares id={id} file={file} to={place.forms} /> : null}
        <section className="dash-section" aria-labelledby={`consent-${id}`}>
          <h2 id={`consent-${id}`}>{words.consent}</h2>
          <ConsentHistory isOwn consents={file.consents} />
        </section>
        <Openings isOwn openings={file.openings} text={words.openedText} none={words.notOpened} />
        <SupportHistory events={file.events} name={null} />
        {isOpen ? <EndSupport id={id} kept={kept} to={place.forms} /> : null}
      </div>
    </div>
  )
}
