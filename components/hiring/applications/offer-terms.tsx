import type { ReactNode } from 'react'

import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { CheckStanding } from '@/components/hiring/applications/check-standing'
import { FirstDayFacts } from '@/components/hiring/applications/first-day'
import { SourceList } from '@/components/prose/source-list'
import { PageLink } from '@/components/ui/page-link'
import { advertText } from '@/lib/content/hiring/advert-text'
import {
  offerCheckFailed,
  offerCheckNeeds,
  offerCheckSources,
  offerCheckWhen,
  rightToWorkHelp,
} from '@/lib/content/hiring/offer-checks'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { dayText } from '@/lib/content/wording/date-text'
import type { Application } from '@/lib/domain/applications/application'
import type { FirstDay } from '@/lib/domain/applications/first-day'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { AdvertDraft } from '@/lib/domain/job-board/advert'

type Props = {
  heading: string
  /** The advert as it was when they applied; null if it is no longer there. */
  advert: AdvertDraft | null
  checks: Application['checks']
  stage: 'offer' | 'accepted' | 'hired'
  /** The first day, as the employer has set it. */
  firstDay: FirstDay | null
  /** The day on which the employer last changed what it offers; null if it never did, or once it was answered. */
  changedOn: PlainDate | null
  /** The answer to the offer. */
  children: ReactNode
}

/** What is offered, the answer to it, and then what has to be done before the first day. */
export function OfferTerms({ heading, advert, checks, stage, firstDay, changedOn, children }: Props) {
  const { pay = '', hours = '' } = firstDay ?? {}
  const isRange = pay === '' && advert?.pay !== undefined && advert.pay !== null && advert.pay.from !== advert.pay.to
  return (
    <section className="dash-section dash-panel" aria-labelledby="offer">
      <h2 id="offer">{heading}</h2>
      {changedOn ? <p className="notice">{words.termsChanged(dayText(changedOn))}</p> : null}
      {firstDay ? (
        <section aria-labelledby="first-day">
          <h3 id="first-day">{words.firstDay}</h3>
          <FirstDayFacts firstDay={firstDay} names={words.firstDayNames} />
        </section>
      ) : null}
      {advert ? (
        <>
          {firstDay ? <h3>{words.termsJob}</h3> : null}
          <Facts
            facts={[
              { name: words.termsPay, value: pay === '' ? advertText(advert, 'pay') : <Typed>{pay}</Typed> },
              {
                name: words.termsHours,
                value: (
                  <Typed>
                    {hours || [advertText(advert, 'hoursPerWeek'), advertText(advert, 'pattern')].join('. ')}
                  </Typed>
                ),
              },
              ...(firstDay
                ? []
                : [
                    {
                      name: words.termsStart,
                      value: advert.startsOn ? advertText(advert, 'startsOn') : words.termsStartSoon,
                    },
                    { name: words.termsPlace, value: <Typed>{advertText(advert, 'siteId')}</Typed> },
                  ]),
            ]}
          />
          {stage === 'hired' ? null : (
            <p>
              {isRange && stage === 'offer' ? `${words.termsPayRange} ` : null}
              {stage === 'accepted' ? words.termsAccepted : words.termsFrom}
            </p>
          )}
        </>
      ) : (
        <p>{words.termsGone}</p>
      )}
      {stage === 'offer' && checks.some(({ kind, state }) => kind !== 'licence_approval' && state !== 'done') ? (
        <p>{words.termsChecks}</p>
      ) : null}
      {children}
      {checks.length > 0 && stage !== 'hired' ? <Checks checks={checks} /> : null}
    </section>
  )
}

function Checks({ checks }: Pick<Props, 'checks'>) {
  const sources = checks.flatMap(({ kind, state }) => (state === 'done' ? [] : (offerCheckSources[kind] ?? [])))
  return (
    <section className="dash-section" aria-labelledby="checks">
      <h3 id="checks">{words.checks}</h3>
      {checks.some(({ kind, state }) => state === 'waiting' && kind !== 'licence_approval') ? (
        <p>{offerCheckWhen}</p>
      ) : null}
      <ul className="plain-list dash-lines">
        {checks.map((check) => {
          const { kind, state } = check
          return (
            <li key={kind}>
              <CheckStanding check={check} />
              {state === 'done' ? null : <p>{state === 'waiting' ? offerCheckNeeds[kind] : offerCheckFailed}</p>}
              {state === 'waiting' && kind === 'right_to_work' ? (
                <p>
                  <PageLink href={rightToWorkHelp.href} className="text-link">
                    {rightToWorkHelp.label}
                  </PageLink>
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
    </section>
  )
}
