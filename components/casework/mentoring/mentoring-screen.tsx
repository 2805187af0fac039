import type { Route } from 'next'

import { describedBy, FieldError } from '@/components/forms/field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { EmptyState } from '@/components/work/empty-state'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { mentoringSubjectLabels, mentoringWords as words } from '@/lib/content/casework/mentoring'
import { peopleWords } from '@/lib/content/casework/people'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import {
  mentoringSubjects,
  mostMentorPlaces,
  type MentoringState,
  type MentoringSubject,
} from '@/lib/domain/casework/mentoring'
import { filePath, formsOf, membersPath, peoplePath, type LivePortal } from '@/lib/domain/casework/people-portal'
import type { SupportSide } from '@/lib/domain/casework/support-message'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Mentored = {
  reference: string
  name: string
  state: MentoringState
  since: string
  lastOn: PlainDate | null
  unread: number
}
type Pair = { mentor: string | null; state: MentoringState; since: string }
type Offer = { places: number; subjects: readonly MentoringSubject[] } | null

type Props = {
  portal: LivePortal
  work: {
    isMentor: boolean
    /** Whether they manage access, and so choose who mentors. */
    manages: boolean
    /** Whether the account has a name, without which nobody can choose it. */
    hasName: boolean
    offer: Offer
    people: readonly Mentored[]
    /** Who is mentored by whom, or has asked them; as the next, null for a member who may not see everybody. */
    pairs: readonly (Pair & { reference: string; name: string })[] | null
    leftAlone: readonly { reference: string; name: string }[] | null
    worries: readonly { id: string; reportedAt: string; by: SupportSide; readAt: string | null }[]
  }
  kept: KeptForm | null
}

/** The people whom a member mentors and their places; for others, who was left without a mentor, and worries. */
export function MentoringScreen({ portal, work, kept }: Props) {
  const { isMentor, manages, hasName, offer, people, pairs, leftAlone, worries } = work
  const isAnyUnread = worries.some(({ readAt }) => readAt === null)
  const list =
    worries.length === 0 ? null : (
      <section className="dash-section" aria-labelledby="worries">
        <h2 id="worries">{words.worries}</h2>
        <p>{words.worriesLead}</p>
        <ul className="plain-list dash-lines">
          {worries.map(({ id, reportedAt, by, readAt }) => (
            <li key={id}>
              <PageLink href={`${portal}/mentoring/worries/${id}` as Route} prefetch={false}>
                {words.worryBy[by](momentText(reportedAt))}
              </PageLink>{' '}
              <Badge tone={readAt === null ? 'wait' : 'plain'}>{readAt === null ? words.isUnread : words.isRead}</Badge>
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <div className={isMentor ? 'work-columns' : undefined}>
      <div>
        {isAnyUnread ? list : null}
        {isMentor ? (
          <MentoredPeople portal={portal} people={people} hasPlaces={offer !== null && offer.places > 0} />
        ) : null}
        {pairs === null || pairs.length === 0 ? null : (
          <section className="dash-section" aria-labelledby="pairs">
            <h2 id="pairs">{words.pairs}</h2>
            <ul className="plain-list dash-lines">
              {pairs.map(({ reference, name, ...pair }) => (
                <li key={reference}>
                  <PageLink href={filePath(portal, reference) as Route}>
                    <Typed>{name}</Typed>
                  </PageLink>{' '}
                  <Typed>{pairText(pair)}</Typed>
                </li>
              ))}
            </ul>
          </section>
        )}
        {leftAlone === null || leftAlone.length === 0 ? null : (
          <section className="dash-section" aria-labelledby="left-alone">
            <h2 id="left-alone">{words.leftAlone}</h2>
            <p>{words.leftAloneLead}</p>
            <ul className="plain-list dash-lines">
              {leftAlone.map(({ reference, name }) => (
                <li key={reference}>
                  <PageLink href={filePath(portal, reference) as Route}>
                    <Typed>{name}</Typed>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isAnyUnread ? null : list}
        {isMentor || pairs?.length || leftAlone?.length || worries.length > 0 ? null : (
          <HowItBegins portal={portal} manages={manages} seesAll={pairs !== null} />
        )}
      </div>
      {isMentor ? <OfferForm portal={portal} hasName={hasName} offer={offer} kept={kept} /> : null}
    </div>
  )
}

function pairText({ mentor, state, since }: Pair): string {
  const name = mentor ?? words.aMentor
  return state === 'asked' ? words.pairAsked(name, momentDayText(since)) : words.pairSince(name, momentDayText(since))
}

/** For a member with nothing to do here: how somebody gets a mentor, and where that begins. */
function HowItBegins({ portal, manages, seesAll }: { portal: LivePortal; manages: boolean; seesAll: boolean }) {
  return (
    <section className="dash-section" aria-labelledby="begins">
      <p>{seesAll ? words.nothingHere : words.nothingOwn}</p>
      <h2 id="begins">{words.begins}</h2>
      <ol className="step-list">
        {words.beginsSteps.map(({ title, text }, index) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{index === 0 && manages ? words.chooseMentors.text : text}</p>
            {index === 0 ? (
              <p>
                <PageLink href={membersPath(portal) as Route} className="text-link">
                  {manages ? words.chooseMentors.link : peopleWords.seeManagers}
                </PageLink>
              </p>
            ) : index === words.beginsSteps.length - 1 ? (
              <p>
                <PageLink href={peoplePath(portal) as Route} className="text-link">
                  {words.choosePerson}
                </PageLink>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

type MentoredPeopleProps = { portal: LivePortal; people: readonly Mentored[]; hasPlaces: boolean }

/** Whom a mentor mentors, those who have asked first. */
function MentoredPeople({ portal, people, hasPlaces }: MentoredPeopleProps) {
  const asks = people.filter(({ state }) => state === 'asked')
  const own = people.filter(({ state }) => state === 'going_on')
  const link = ({ reference, name }: Mentored) => (
    <PageLink href={`${portal}/mentoring/${reference}` as Route}>
      <Typed>{name}</Typed>
    </PageLink>
  )
  return (
    <>
      {asks.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="asks">
          <h2 id="asks">{words.asks}</h2>
          <ul className="plain-list dash-lines">
            {asks.map((one) => (
              <li key={one.reference}>
                {link(one)}, {words.askedOn(momentDayText(one.since))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="dash-section" aria-labelledby="people">
        <h2 id="people">{words.people}</h2>
        {own.length === 0 ? <EmptyState text={hasPlaces ? words.noPeopleYet : words.noPeople} /> : null}
        <ul className="plain-list dash-lines">
          {own.map((one) => (
            <li key={one.reference}>
              {link(one)}, {words.since(momentDayText(one.since))},{' '}
              {one.lastOn === null ? words.noSession : words.lastOn(dayText(one.lastOn))}{' '}
              {one.unread === 0 ? null : <Badge tone="wait">{words.unread(one.unread)}</Badge>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type OfferProps = { portal: LivePortal; hasName: boolean; offer: Offer; kept: KeptForm | null }

function OfferForm({ portal, hasName, offer, kept }: OfferProps) {
  const back = kept?.values.form === 'mentor-offer' ? kept : null
  return (
    <section className="dash-section not-on-paper" aria-labelledby="offer">
      <h2 id="offer">{words.offer}</h2>
      <p>{words.offerLead}</p>
      {hasName ? null : (
        <p className="notice">
          {words.noName} <PageLink href="/account/name">{words.addName}</PageLink>
        </p>
      )}
      <PostedForm to={formsOf(portal)} action="mentor-offer" submit={words.offerSubmit} kept={back}>
        <TextField
          id="places"
          name="places"
          label={words.placesLabel}
          hint={words.placesHint}
          type="number"
          min={0}
          max={mostMentorPlaces}
          autoComplete="off"
          defaultValue={back?.values.places ?? String(offer?.places ?? '')}
          error={problemOf(back, 'places')}
        />
        <fieldset
          className="choice-group field"
          id="subjects"
          tabIndex={-1}
          aria-describedby={describedBy({ id: 'subjects', error: problemOf(back, 'subjects') })}
        >
          <legend className="field-label">{words.subjectsLegend}</legend>
          <FieldError id="subjects" error={problemOf(back, 'subjects')} />
          {mentoringSubjects.map((subject) => (
            <TickBox
              key={subject}
              id={`subject-${subject}`}
              name={`subject_${subject}`}
              label={mentoringSubjectLabels[subject]}
              defaultChecked={
                back ? back.values[`subject_${subject}`] === 'on' : (offer?.subjects.includes(subject) ?? false)
              }
            />
          ))}
        </fieldset>
      </PostedForm>
    </section>
  )
}
