import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { CandidateCardFacts } from '@/components/hiring/candidate-facts'
import { ButtonLink } from '@/components/ui/button-link'
import { extrasWords as words } from '@/lib/content/hiring/application-extras'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { CandidateCard } from '@/lib/domain/candidates/card'

/** Whether a copy of a CV went with the application, and when somebody at the company first opened it. */
export type ShownCv = { sentAt: string; openedAt: string | null }

type OwnProps = {
  stepOf: StepOf
  /** What they can do, as the employer reads it; null once the application has ended. */
  card: CandidateCard | null
  why: string
  cv: ShownCv | null
  isNamed: boolean
}

/** What the person sent, folded, and how to take the copy of the CV back. */
export function OwnExtras({ stepOf, card, why, cv, isNamed }: OwnProps) {
  return (
    <>
      <section className="dash-section" aria-label={words.ownSent}>
        <details className="dash-more dash-more-quiet">
          <summary>{words.ownSent}</summary>
          {card ? (
            <>
              <p>{words.ownCard}</p>
              <CandidateCardFacts card={card} isOwn />
            </>
          ) : null}
          <Facts
            facts={[
              { name: words.ownWhy, value: why === '' ? words.ownWhyNone : <Typed>{why}</Typed>, isWide: true },
              { name: words.ownCvWith, value: cv ? words.ownCvIs : words.ownCvNone },
            ]}
          />
        </details>
      </section>
      {cv ? (
        <section className="dash-section" aria-labelledby="cv">
          <h2 id="cv">{words.ownCv}</h2>
          <p>{words.ownCvSent(momentDayText(cv.sentAt))}</p>
          <p>
            {cv.openedAt
              ? words.ownCvOpened(momentDayText(cv.openedAt))
              : isNamed
                ? words.ownCvOpen
                : words.ownCvClosed}
          </p>
          <ApplicationStepForm {...stepOf} action="application-cv-back" submit={words.ownCvBack} look="secondary">
            <p>{words.ownCvBackHint}</p>
          </ApplicationStepForm>
        </section>
      ) : null}
    </>
  )
}

/** What the employer reads of it: the words at once, and the CV from the shortlist on. */
export function TheirExtras({ reference, why, cv }: { reference: string; why: string; cv: ShownCv | null }) {
  return (
    <>
      {why === '' ? null : (
        <section className="dash-section" aria-labelledby="why">
          <h2 id="why">{words.theirWhy}</h2>
          <p className="prose">
            <Typed>{why}</Typed>
          </p>
        </section>
      )}
      {cv ? (
        <section className="dash-section" aria-labelledby="cv">
          <h2 id="cv">{words.theirCv}</h2>
          <p>{words.theirCvHint}</p>
          <ButtonLink href={`/dashboard/employerportal/applications/${reference}/cv`} look="secondary" isSmall>
            {words.theirCvOpen}
          </ButtonLink>
        </section>
      ) : null}
    </>
  )
}
