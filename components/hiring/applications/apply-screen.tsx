import { PostedForm, type KeptForm } from '@/components/dashboard/parts/posted-form'
import { CheckRow } from '@/components/dashboard/parts/check-row'
import { CandidateCardFacts, CandidateContactFacts } from '@/components/hiring/candidate-facts'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { applyWords as words } from '@/lib/content/hiring/own-applications'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { personWords } from '@/lib/content/hiring/person'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import type { CandidateCard } from '@/lib/domain/candidates/card'
import type { CandidateContact, ProfileNeed } from '@/lib/domain/candidates/profile'

type Props = {
  job: { id: string; title: string; company: string; isOpen: boolean; isHidden: boolean }
  /** In percent; null while too few have been answered to say. */
  replyRate: ReplyRate | null
  /** The reference of an open application for this job. */
  applied: string | null
  needs: readonly ProfileNeed[]
  card: CandidateCard
  contact: CandidateContact
  kept: KeptForm | null
}

const profile = '/dashboard/candidateportal/profile'

/** What is shown to whom, and one button, which leads to the profile first while there is nothing to show. */
export function ApplyScreen({ job, replyRate, applied, needs, card, contact, kept }: Props) {
  const heading = (
    <div className="screen-heading">
      <div>
        <h1>{words.title(job.title)}</h1>
        <p className="lead">{words.at(job.company)}</p>
        {replyRate === null ? null : <p>{replyRateWords.ofEmployer(replyRate)}</p>}
      </div>
    </div>
  )
  if (applied !== null) {
    return (
      <>
        {heading}
        <p className="notice">{words.already}</p>
        <ButtonLink href={`/dashboard/candidateportal/applications/${applied}`}>{words.seeApplication}</ButtonLink>
      </>
    )
  }
  if (!job.isOpen || job.isHidden) {
    return (
      <>
        {heading}
        <p className="notice">{job.isOpen ? words.hidden : words.closed}</p>
        {job.isOpen ? (
          <ButtonLink href={`${profile}?part=seen`}>{words.toProfile}</ButtonLink>
        ) : (
          <ButtonLink href="/jobs">{words.seeJobs}</ButtonLink>
        )}
      </>
    )
  }
  if (needs.length > 0) {
    return (
      <>
        {heading}
        <section className="dash-section" aria-labelledby="first">
          <h2 id="first">{words.needsTitle}</h2>
          <p>{words.needsText}</p>
          <ul>
            {needs.map((need) => (
              <li key={need}>{personWords.need[need]}</li>
            ))}
          </ul>
          <ButtonLink href={profile}>{words.toProfile}</ButtonLink>
        </section>
      </>
    )
  }
  return (
    <>
      {heading}
      <section className="dash-section" aria-labelledby="seen-now">
        <h2 id="seen-now">{words.now}</h2>
        <p>{words.nowHint}</p>
        <CandidateCardFacts card={card} />
      </section>
      <section className="dash-section" aria-labelledby="seen-later">
        <h2 id="seen-later">{words.later}</h2>
        <p>{words.laterHint}</p>
        <CandidateContactFacts contact={contact} />
        <p>
          <PageLink href={profile} className="text-link">
            {words.change}
          </PageLink>
        </p>
      </section>
      <section className="dash-section" aria-labelledby="seen-never">
        <h2 id="seen-never">{words.never}</h2>
        <p>{words.neverText}</p>
      </section>
      <PostedForm to="candidate" action="apply" submit={words.submit} hidden={{ job: job.id }} kept={kept}>
        <CheckRow
          name="approval"
          label={words.approval}
          hint={words.approvalHint}
          defaultChecked={kept?.values.form === 'apply' && kept.values.approval !== ''}
        />
      </PostedForm>
    </>
  )
}
