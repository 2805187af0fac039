import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { TypedTexts, typedTexts } from '@/components/work/typed-texts'
import { ProblemSummary } from '@/components/forms/problem-summary'
import { TextAreaField } from '@/components/forms/text-area-field'
import { Button } from '@/components/ui/button'
import { deskCompanyWords as words } from '@/lib/content/desk/companies'
import {
  answersChange,
  decisionWordsLimit,
  doubtsAbout,
  needsReason,
  needsWords,
  possibleDecisions,
  type CompanyDecision,
  type ApprovalDoubt,
  type ListedCheck,
} from '@/lib/domain/companies/company-decision'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'

type Props = {
  company: {
    id: string
    version: number
    kind: OrganisationKind
    state: CompanyState
    wanted: object | null
    dataAgreementOn?: string | null
  }
  /** What has been noted as checked. */
  checks: readonly ListedCheck[]
  kept: KeptForm | null
}

/** The answers open to the team at the moment; each that needs an explanation is behind a line that opens it. */
export function CompanyAnswers({ company, checks, kept }: Props) {
  const { id, version, kind, state, wanted } = company
  const open = doubtsAbout(checks, company)
  const labels = kind === 'partner' ? { ...words.decisions, ...words.decisionsOnPartner } : words.decisions
  const decisions = possibleDecisions({ state, hasChange: wanted !== null })
  const isShown = decisions.some(
    (decision) => (needsWords(decision) || needsReason(decision, open)) && kept?.values.form === `company-${decision}`,
  )
  const answers = (some: readonly CompanyDecision[]) => (
    <div className="dash-actions">
      {some.map((decision) => {
        const back = kept?.values.form === `company-${decision}` ? kept : null
        return (
          <Answer key={decision} decision={decision} label={labels[decision]} id={id} version={version} kept={back}>
            {needsReason(decision, open) ? <WhyAllTheSame kind={kind} open={open} kept={back} /> : null}
          </Answer>
        )
      })}
    </div>
  )
  return (
    <section className="dash-section" aria-labelledby="answer">
      <h2 id="answer">{wanted === null ? words.answers[state] : words.changeAnswer}</h2>
      {kept ? (
        <div className="dash-section">
          <ProblemSummary id="problem" heading="h3" problems={[{ fieldId: kept.field, message: kept.message }]}>
            {isShown ? null : (
              <TypedTexts texts={typedTexts(kept, { words: words.words, reason: words.unchecked.reason })} />
            )}
          </ProblemSummary>
        </div>
      ) : null}
      {decisions.length === 0 ? <p>{words.nothingToAnswer}</p> : null}
      {answers(wanted === null ? decisions : decisions.filter(answersChange))}
      {wanted === null ? null : (
        <>
          <h3>{words.answers[state]}</h3>
          {answers(decisions.filter((decision) => !answersChange(decision)))}
        </>
      )}
    </section>
  )
}

type WhyProps = { kind: OrganisationKind; open: readonly ApprovalDoubt[]; kept: KeptForm | null }

/** What speaks against it, what approving opens all the same, and the field for the reason. */
function WhyAllTheSame({ kind, open, kept }: WhyProps) {
  return (
    <>
      <p>
        <strong>{open.map((doubt) => words.unchecked.leads[doubt]).join(' ')}</strong> {words.unchecked.means[kind]}
      </p>
      <TextAreaField
        id="reason"
        name="reason"
        label={words.unchecked.reason}
        hint={words.unchecked.reasonHint}
        rows={3}
        maxLength={decisionWordsLimit}
        autoComplete="off"
        defaultValue={kept?.values.reason ?? ''}
        error={kept?.field === 'reason' ? kept.message : undefined}
      />
    </>
  )
}

const lookOf = (decision: CompanyDecision) =>
  decision === 'pause' ? 'warning' : needsWords(decision) ? 'secondary' : 'primary'

type AnswerProps = {
  decision: CompanyDecision
  label: string
  id: string
  version: number
  kept: KeptForm | null
  /** What is asked before this answer. */
  children: ReactNode
}

function Answer({ decision, label, id, version, kept, children }: AnswerProps) {
  const isAsked = children !== null || needsWords(decision)
  const form = (
    <form
      action={`/api/desk/company-${decision}`}
      method="post"
      noValidate
      className={isAsked ? 'dash-form' : undefined}
    >
      <input type="hidden" name="company" value={id} />
      <input type="hidden" name="version" value={version} />
      {children}
      {needsWords(decision) ? (
        <TextAreaField
          id={`words-${decision}`}
          name="words"
          label={words.words}
          hint={words.answerHint}
          rows={4}
          required
          maxLength={decisionWordsLimit}
          defaultValue={kept?.values.words ?? ''}
          error={kept?.field === `words-${decision}` ? kept.message : undefined}
        />
      ) : null}
      <div className="button-row">
        <Button type="submit" isSmall look={children === null ? lookOf(decision) : 'secondary'}>
          {children === null ? label : words.unchecked.yes}
        </Button>
      </div>
    </form>
  )
  return isAsked ? (
    <details className="dash-more" open={kept !== null}>
      <summary>{label}</summary>
      {form}
    </details>
  ) : (
    form
  )
}
