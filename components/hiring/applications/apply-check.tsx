import type { Route } from 'next'
import type { ReactNode } from 'react'

import { TickBox } from '@/components/forms/tick-box'
import { Facts } from '@/components/work/facts'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { AppliedBefore } from '@/components/hiring/applications/applied-before'
import { CandidateCardFacts, CandidateContactFacts } from '@/components/hiring/candidate-facts'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { applyPages } from '@/lib/content/hiring/apply'
import { applyWords as words } from '@/lib/content/hiring/own-applications'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import type { CandidateCard } from '@/lib/domain/candidates/card'
import type { CandidateContact } from '@/lib/domain/candidates/profile'

type Props = {
  jobId: string
  /** The reference of an earlier application for this job, which has ended. */
  ended: string | null
  /** Null while too few have been answered to say. */
  replyRate: ReplyRate | null
  card: CandidateCard
  contact: CandidateContact
  /** The first half of their postcode, which tells the distance and no employer sees; empty for none. */
  district: string
  kept: KeptForm | null
  /** What else goes with the application: fields of its form. */
  children?: ReactNode
  /** @default the portal */
  place?: CandidatePlace
}

/** The third step of applying: what is shown to whom, and the button that sends it. */
export function ApplyCheck({
  jobId,
  ended,
  replyRate,
  card,
  contact,
  district,
  kept,
  children,
  place = candidatePortal,
}: Props) {
  const isApprovalTold = kept?.values.form === 'apply' && kept.values.approval !== ''
  return (
    <>
      <h1>{applyPages.check.heading}</h1>
      <p className="lead">{applyPages.check.lead}</p>
      {ended === null ? null : <AppliedBefore reference={ended} place={place} />}
      {replyRate === null ? null : <p>{replyRateWords.ofEmployer(replyRate)}</p>}
      <section className="dash-section" aria-labelledby="seen-now">
        <h2 id="seen-now">{words.now}</h2>
        <p>
          {words.nowHint} {district !== '' || contact.town !== '' ? words.nowDistance : null}
        </p>
        <div className="dash-fact-rows" data-size="large">
          <CandidateCardFacts card={card} isOwn />
        </div>
        <Change to={`${place.aboutAt(jobId)}#skills`} label={words.changeNow} />
      </section>
      <section className="dash-section" aria-labelledby="seen-later">
        <h2 id="seen-later">{words.later}</h2>
        <p>{words.laterHint}</p>
        <div className="dash-fact-rows" data-size="large">
          <CandidateContactFacts contact={contact} isOwn />
        </div>
        <Change to={`${place.aboutAt(jobId)}#firstName`} label={words.changeLater} />
      </section>
      <section className="dash-section" aria-labelledby="seen-never">
        <h2 id="seen-never">{words.never}</h2>
        <p>{words.neverText}</p>
        <div className="dash-fact-rows" data-size="large">
          <Facts facts={[{ name: words.district, value: district === '' ? words.noDistrict : district }]} />
        </div>
        <Change to={`${place.aboutAt(jobId)}#district`} label={words.changeDistrict} />
      </section>
      <PostedForm
        to={place.forms}
        action="apply"
        submit={words.submit}
        hidden={{ job: jobId }}
        kept={kept}
        problemHeading="h2"
      >
        <h2 className="dash-heading">{applyPages.check.questions}</h2>
        {children}
        <details className="dash-more" open={isApprovalTold}>
          <summary>{words.approvalIf}</summary>
          <TickBox name="approval" label={words.approval} hint={words.approvalHint} defaultChecked={isApprovalTold} />
        </details>
      </PostedForm>
    </>
  )
}

const Change = ({ to, label }: { to: string; label: string }) => (
  <p>
    <PageLink href={to as Route} className="text-link">
      {label}
    </PageLink>
  </p>
)
