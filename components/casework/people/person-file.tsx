import type { Route } from 'next'
import type { ReactNode } from 'react'

import { ConsentFields } from '@/components/casework/people/consent-fields'
import {
  ConsentHistory,
  FileFacts,
  Openings,
  RestrictionText,
  SortedOut,
  SupportHistory,
  type KeptConsent,
  type KeptRestriction,
  type Opening,
  type SupportEvent,
} from '@/components/casework/people/file-parts'
import { FileChangeFields } from '@/components/casework/people/file-fields'
import type { Workers } from '@/components/casework/people/caseload-summary'
import { handOverOptions, NobodyTakesOver } from '@/components/casework/people/people-list'
import { PersonHeading } from '@/components/casework/people/person-heading'
import { WhatsNext, type Due } from '@/components/casework/people/whats-next'
import {
  filePath,
  formsOf,
  isDemonstration,
  timelinePath,
  type PeoplePortal,
} from '@/lib/domain/casework/people-portal'
import { RestrictionFields } from '@/components/casework/people/restriction-fields'
import { ConsentField } from '@/components/forms/consent-field'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { Badge } from '@/components/work/badge'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { fileWords as words, peopleWords, personFields, workText } from '@/lib/content/casework/people'
import { stageLabels } from '@/lib/content/dashboards/labels'
import { dayText, timeText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { Stage } from '@/lib/domain/applications/stages'
import { consentState } from '@/lib/domain/casework/consent'
import { correctionDueOn } from '@/lib/domain/casework/support-alerts'
import { fieldsOfPerson } from '@/lib/domain/casework/person-form'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { londonDay } from '@/lib/domain/dates/london-time'

type File = {
  facts: PersonFacts
  reference: string
  version: number
  worker: string | null
  hasWorker: boolean
  hasAccount: boolean
  /** Null for somebody who is not in work. */
  inWorkSince: PlainDate | null
  sorted: Readonly<Record<string, string>>
  closedAt: string | null
  consents: readonly KeptConsent[]
  consent: KeptConsent | null
  restrictions: readonly KeptRestriction[]
  /** What the person says is wrong and nobody has answered, oldest first. */
  corrections: readonly { askedAt: string; words: string }[]
  openings: readonly Opening[]
  events: readonly SupportEvent[]
}
type Shared = {
  profile: { skills: readonly string[]; tickets: readonly string[]; availability: string } | null
  applications: readonly { reference: string; job: string; stage: Stage; changedOn: PlainDate }[] | null
  diary: readonly { on: PlainDate; at: string; job: string }[] | null
  /** Whether they have written one. */
  statement: boolean | null
}

type Props = {
  portal: PeoplePortal
  file: File
  shared: Shared
  isOwn: boolean
  /** Whether a consent stands today. */
  hasConsent: boolean
  mayGiveToNobody: boolean
  /** Whether they may refer people to other organisations. */
  mayRefer: boolean
  workers: Workers
  due: Due
  /** How many of their messages are new to whoever reads the file. */
  unread: number
  invitation: { email: string | null; ends_at: string } | null
  kept: KeptForm | null
  /** What was just done, or is wrong. */
  notices?: ReactNode
  today: PlainDate
  /** The address at which a code is used, for paper. */
  codeAt?: string | undefined
  /** Whether they were led here to give the person a code. */
  isCodeOpen?: boolean
}

const backOf = (kept: KeptForm | null, form: string) => (kept?.values.form === form ? kept : null)

/** What the person says is wrong, and the answer to it. */
function Corrections({ portal, file, kept }: Pick<Props, 'portal' | 'file' | 'kept'>) {
  const { corrections, reference, version } = file
  const [first] = corrections
  if (first === undefined) return null
  const back = backOf(kept, 'correction-answer')
  return (
    <section className="card dash-card not-on-paper" aria-labelledby="corrections">
      <h2 id="corrections">{words.corrections}</h2>
      <ul className="plain-list dash-lines">
        {corrections.map(({ askedAt, words: said }) => (
          <li key={askedAt}>
            <p>
              <Typed>{said}</Typed> <span className="dash-aside">{momentDayText(askedAt)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p>{words.correctionDue(dayText(correctionDueOn(londonDay(new Date(first.askedAt)))))}</p>
      <PostedForm
        to={formsOf(portal)}
        action="correction-answer"
        submit={words.correctionSubmit}
        hidden={{ reference, version: String(version) }}
        kept={back}
      >
        <TextAreaField
          id="answer"
          name="answer"
          label={words.correctionAnswer}
          rows={3}
          maxLength={1000}
          defaultValue={back?.values.answer ?? ''}
          error={problemOf(back, 'answer')}
        />
      </PostedForm>
    </section>
  )
}

/** What the person shares from their own account; only they decide. */
function SharedPart({ shared }: { shared: Shared }) {
  const { profile, applications, diary, statement } = shared
  const inProfile = profile
    ? [
        ...(profile.tickets.length > 0 ? [words.tickets(profile.tickets.join(', '))] : []),
        ...(profile.skills.length > 0 ? [words.skills(profile.skills.join(', '))] : []),
        ...(profile.availability === '' ? [] : [words.canStart(profile.availability)]),
      ]
    : []
  return (
    <section className="dash-section" aria-labelledby="shared">
      <h2 id="shared">{words.shared}</h2>
      {profile || applications || diary || statement !== null ? null : <p>{words.sharesNothing}</p>}
      {statement === null ? null : <p>{statement ? words.hasStatement : words.hasNoStatement}</p>}
      {profile ? (
        <>
          <h3>{words.profile}</h3>
          {inProfile.map((line) => (
            <p key={line}>
              <Typed>{line}</Typed>
            </p>
          ))}
          {inProfile.length === 0 ? <p>{words.blankProfile}</p> : null}
        </>
      ) : null}
      {applications ? (
        <>
          <h3>{words.applications}</h3>
          {applications.length === 0 ? <p>{words.noApplications}</p> : null}
          <ul>
            {applications.map(({ reference, job, stage, changedOn }) => (
              <li key={reference}>
                {job}: {stageLabels[stage]} ({words.lastChanged(dayText(changedOn))})
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {diary ? (
        <>
          <h3>{words.diary}</h3>
          {diary.length === 0 ? <p>{words.noInterviews}</p> : null}
          <ul>
            {diary.map(({ on, at, job }) => (
              <li key={`${on}-${at}`}>
                {dayText(on)}, {timeText(at)}: {job}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

// What is not a tick, in the order of the form.
const comparedFields = [
  'name',
  'phone',
  'email',
  'safe_hours',
  'interpreter',
  'access_needs',
  'town',
  'establishment',
  'practitioner_name',
  'practitioner_contact',
  'own_reference',
] as const

/** After somebody else was quicker: what the file has where the form that came back has something else. */
function FileNow({ facts, typed }: { facts: PersonFacts; typed: Readonly<Record<string, string>> }) {
  const now = fieldsOfPerson(facts)
  const differing = comparedFields.filter((name) => name in typed && typed[name]?.trim() !== (now[name] ?? ''))
  return differing.length === 0 ? null : (
    <div className="notice">
      <p>{words.fileNow}</p>
      <ul className="plain-list">
        {differing.map((name) => (
          <li key={name}>
            {personFields[name]}: <Typed>{now[name] === '' ? words.nothing : (now[name] ?? '')}</Typed>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A file, and everything that whoever may read it may do with it. */
export function PersonFile(props: Props) {
  const { portal, file, shared, isOwn, hasConsent, mayGiveToNobody, mayRefer, workers, invitation } = props
  const { kept, notices, today, codeAt, due, unread, isCodeOpen = false } = props
  const { facts, reference, version, restrictions, consent } = file
  const to = formsOf(portal)
  const isClosed = file.closedAt !== null
  const theySee = (text: string) => (file.hasAccount ? `${text} ${words.openedTheySee}` : text)
  const backChange = backOf(kept, 'person-change')
  const backCode = backOf(kept, 'person-code-send')
  const isEmailSafe = facts.safe_ways.includes('email')
  const backEnd = backOf(kept, 'consent-end')
  const backHand = backOf(kept, 'person-hand-over')
  // Once they have joined it opens nothing.
  const code = kept?.values.form === 'person-code-paper' && !file.hasAccount ? kept.values.code : undefined
  const hidden = { reference, version: String(version) }
  const takers = handOverOptions(workers, isOwn, mayGiveToNobody)
  const worker = isOwn ? peopleWords.me : file.hasWorker ? (file.worker ?? peopleWords.noName) : peopleWords.nobody
  return (
    <div className="support-file">
      <div className={code === undefined ? 'support-file' : 'support-file not-on-paper'}>
        <PersonHeading
          portal={portal}
          reference={reference}
          current="file"
          heading={facts.name}
          notices={notices}
          isPrinted
          isClosed={isClosed}
          unread={unread}
        >
          <p className="dash-badges">
            <span>{reference}</span>
            {file.inWorkSince ? <Badge tone="good">{workText(facts.work_state, file.inWorkSince)}</Badge> : null}
            {file.hasAccount ? <Badge>{words.joinedShort}</Badge> : null}
            {hasConsent && consent ? <span>{words.consentUntil(consent.ends_on)}</span> : null}
          </p>
        </PersonHeading>
      </div>
      {isClosed && file.closedAt !== null ? (
        <p className="notice">{words.closed(londonDay(new Date(file.closedAt)))}</p>
      ) : !hasConsent ? (
        <p className="notice" role="alert">
          {words.noConsent}
        </p>
      ) : consent && consentState(consent.ends_on, today) === 'ends_soon' ? (
        <p className="notice">{words.endsSoon(consent.ends_on)}</p>
      ) : null}
      {isClosed ? null : <Corrections portal={portal} file={file} kept={kept} />}
      {code === undefined ? null : (
        <section className="card dash-card" aria-labelledby="the-code">
          <h2 id="the-code">{words.theCode}</h2>
          <p className="support-code">{code}</p>
          <p className="not-on-paper">{words.codeHow}</p>
          <p className="not-on-paper">{words.codeOnce}</p>
          {codeAt ? <p className="on-paper">{words.codeOnPaper(codeAt)}</p> : null}
        </section>
      )}
      {/* The person takes the code along, on a paper that names nobody. */}
      <div className={code === undefined ? 'work-columns' : 'work-columns not-on-paper'}>
        <div className="support-file">
          {isClosed ? null : (
            <WhatsNext
              portal={portal}
              reference={reference}
              name={facts.name}
              due={due}
              unread={unread}
              isOpen={hasConsent}
            />
          )}
          {isClosed ? null : (
            <details className="dash-more not-on-paper" open={backChange !== null}>
              <summary>{words.change}</summary>
              <PostedForm
                to={to}
                action="person-change"
                submit={words.changeSubmit}
                hidden={hidden}
                kept={kept}
                // A link of the page's own kind would leave the form open, and filled in.
                more={
                  <ButtonLink anchor="a" href={filePath(portal, reference)} look="quiet">
                    {words.changeNothing}
                  </ButtonLink>
                }
              >
                {backChange?.field === null ? <FileNow facts={facts} typed={backChange.values} /> : null}
                <FileChangeFields
                  facts={facts}
                  values={backChange?.values ?? fieldsOfPerson(facts)}
                  back={backChange}
                />
              </PostedForm>
            </details>
          )}
          <div className="support-file dash-section">
            <FileFacts facts={facts} worker={worker} inWorkSince={file.inWorkSince} />
          </div>
          <section className="dash-section" aria-labelledby="restrictions">
            <h2 id="restrictions">{words.restrictions}</h2>
            {restrictions.length === 0 ? <p>{words.noRestrictions}</p> : null}
            <ul className="plain-list dash-timeline">
              {restrictions.map((restriction) => (
                <li key={restriction.id}>
                  <RestrictionText restriction={restriction} today={today} />
                  {isClosed ? null : (
                    <PostedForm
                      to={to}
                      action="restriction-end"
                      submit={words.removeRestriction}
                      look="secondary"
                      isSmall
                      hidden={{ reference, restriction: restriction.id }}
                      kept={null}
                    />
                  )}
                </li>
              ))}
            </ul>
            {isClosed ? null : (
              <details className="dash-more not-on-paper" open={backOf(kept, 'restriction-add') !== null}>
                <summary>{words.addRestriction}</summary>
                <PostedForm
                  to={to}
                  action="restriction-add"
                  submit={words.addRestrictionSubmit}
                  hidden={hidden}
                  kept={kept}
                >
                  <RestrictionFields back={backOf(kept, 'restriction-add')} />
                </PostedForm>
              </details>
            )}
          </section>
          <SortedOut sorted={file.sorted} hasAccount={file.hasAccount} />
          {file.hasAccount ? <SharedPart shared={shared} /> : null}
        </div>
        <div className="support-file">
          {isClosed ? null : (
            <section className="dash-section not-on-paper" aria-labelledby="change">
              <h2 id="change">{words.changeHeading}</h2>
              <div className="dash-actions">
                {file.hasAccount ? null : (
                  <details className="dash-more" open={isCodeOpen || backCode !== null}>
                    <summary>{words.join}</summary>
                    <p>{words.joinText}</p>
                    {invitation ? (
                      <p>
                        <Typed>{words.open(invitation.email, momentDayText(invitation.ends_at))}</Typed> {words.again}
                      </p>
                    ) : null}
                    <h3>{words.sendEmail}</h3>
                    {isEmailSafe ? null : <p className="notice">{words.sendEmailUnsafe}</p>}
                    <PostedForm
                      to={to}
                      action="person-code-send"
                      submit={words.sendEmailSubmit}
                      look="secondary"
                      hidden={{ reference }}
                      kept={kept}
                    >
                      <TextField
                        id="address"
                        name="address"
                        type="email"
                        label={words.sendEmailTo}
                        hint={words.sendEmailHint}
                        defaultValue={backCode?.values.address ?? (isEmailSafe ? facts.email : '')}
                        error={problemOf(backCode, 'address')}
                        autoComplete="off"
                      />
                    </PostedForm>
                    <h3>{words.onPaper}</h3>
                    <p>{words.onPaperText}</p>
                    <PostedForm
                      to={to}
                      action="person-code-paper"
                      submit={words.onPaperSubmit}
                      look="secondary"
                      hidden={{ reference }}
                      kept={null}
                    />
                  </details>
                )}
                <details className="dash-more" open={backHand !== null}>
                  <summary>{words.handOver}</summary>
                  {takers.length === 0 ? (
                    <NobodyTakesOver portal={portal} />
                  ) : (
                    <>
                      <p>{words.handOverText}</p>
                      <PostedForm
                        to={to}
                        action="person-hand-over"
                        submit={words.handOver}
                        look="secondary"
                        hidden={{ reference, [`choose-${reference}`]: String(version) }}
                        kept={kept}
                      >
                        <SelectField
                          id="to_worker"
                          name="to_worker"
                          label={peopleWords.handOverTo}
                          defaultValue=""
                          error={problemOf(backHand, 'to_worker')}
                          options={[{ value: '', label: peopleWords.chooseColleague }, ...takers]}
                        />
                      </PostedForm>
                    </>
                  )}
                </details>
                {mayRefer && hasConsent ? (
                  <ButtonLink href={`${portal}/referrals/new?of=${reference}` as Route} look="secondary" isSmall>
                    {words.refer}
                  </ButtonLink>
                ) : null}
              </div>
            </section>
          )}
          <section className="dash-section" aria-labelledby="consent">
            <h2 id="consent">{words.consent}</h2>
            <ConsentHistory consents={file.consents} />
            {isClosed ? null : (
              <div className="dash-actions not-on-paper">
                <details className="dash-more" open={!hasConsent || backOf(kept, 'consent-renew') !== null}>
                  <summary>{words.renew}</summary>
                  <PostedForm
                    to={to}
                    action="consent-renew"
                    submit={words.renewSubmit}
                    hidden={{ reference }}
                    kept={kept}
                  >
                    <ConsentFields back={backOf(kept, 'consent-renew')} />
                  </PostedForm>
                </details>
                <details className="dash-more dash-more-warning" open={backEnd !== null}>
                  <summary>{words.end}</summary>
                  <p>{words.endText}</p>
                  <PostedForm
                    to={to}
                    action="consent-end"
                    submit={words.endSubmit}
                    look="warning"
                    hidden={{ reference }}
                    kept={kept}
                  >
                    <ConsentField id="sure" name="sure" label={words.endSure} error={problemOf(backEnd, 'sure')} />
                  </PostedForm>
                </details>
              </div>
            )}
          </section>
          <Openings openings={file.openings} text={theySee(words.openedText)} none={theySee(words.notOpened)} />
          <SupportHistory
            events={file.events}
            name={facts.name}
            whole={isClosed || isDemonstration(portal) ? undefined : (timelinePath(portal, reference) as Route)}
          />
        </div>
      </div>
    </div>
  )
}
