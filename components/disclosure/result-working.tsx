import { recordTitle } from '@/components/disclosure/present'
import { disposalLabels } from '@/lib/content/disclosure/calculator'
import { confidenceWords, ruleWords, workingWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import { daysCredited, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { firstTermOf, sentencesOf } from '@/lib/domain/disclosure-wizard/slots'
import type { Period } from '@/lib/domain/disclosure/period'
import { daysBetween } from '@/lib/domain/dates/plain-date'
import type { WorkingStep } from '@/lib/domain/disclosure/sentence-period'

type Props = { answers: CalculatorAnswers; record: RecordOutcome }

function outcomeWords(period: Period): string {
  switch (period.outcome) {
    case 'dated':
      return `${words.result} ${dayText(period.firstSpentDay)}.`
    case 'never':
      return `${words.neverSpent}.`
    case 'until_further_order':
      return `${words.noEnd}.`
    case 'until_paid':
      return `${words.unpaid}.`
    case 'awaiting_sentence':
      return `${words.awaiting}.`
    case 'cannot_tell':
      return `${words.cannotTell}.`
  }
}

/** 48 months are 4 years: both are shown, but the Act uses months. */
function presentMonths(months: number): string {
  const years = months % 12 === 0 ? ` (${months / 12} ${months === 12 ? words.year : words.years})` : ''
  return `${months} ${words.months}${years}`
}

/** The dates that were added up, in words. */
function sumOf({ rule, from, lastDay, addedMonths }: WorkingStep): string {
  if (rule === 'compensation') return lastDay ? `${words.paid} ${dayText(lastDay)}.` : ''
  if (!from) return ''
  const isOrder = rule.startsWith('order') && rule !== 'order_without_end'
  if (lastDay) {
    const start = `${isOrder ? words.orderFrom : words.sentenceFrom} ${dayText(from)}`
    const added = addedMonths ? ` ${words.plus} ${presentMonths(addedMonths)}${words.plusFromLast}` : ''
    return `${start} ${words.sentenceLast} ${dayText(lastDay)}.${added}`
  }
  if (isOrder) return `${words.orderFrom} ${dayText(from)}.`
  const added = addedMonths ? ` ${words.plus} ${presentMonths(addedMonths)}${words.plusFromStart}` : ''
  return `${words.counted} ${dayText(from)}.${added}`
}

/** The rule, the section, the dates that were added up and the result, for anybody who wants to check it. */
export function ResultWorking({ answers, record }: Props) {
  const { id, working, joinedSentences } = record
  const slots = sentencesOf(answers, id)
  const sentences = working?.sentences ?? []
  const daysApart =
    record.dayByTheAct && record.latest.outcome === 'dated'
      ? daysBetween(record.dayByTheAct, record.latest.firstSpentDay)
      : 0
  return (
    <details className="source-list result-working">
      <summary>{words.summary}</summary>
      {record.type === 'caution' ? (
        <ul className="bullet-list">
          <li>
            {answers.given[`${id}-cautionKind`]?.kind?.includes('conditional')
              ? words.conditionalCaution
              : words.simpleCaution}{' '}
            {words.cautionLaw} {confidenceWords.H}
          </li>
          <li>{words.cautionAlone}</li>
        </ul>
      ) : (
        <ol className="plain-list">
          {sentences.map(({ sentenceId, steps }) => {
            const kind = slots.find((slot) => slot.id === sentenceId)?.kind
            const credited = daysCredited(answers.given[`${firstTermOf(sentenceId)}-credited`])
            return (
              <li key={sentenceId}>
                <strong>{kind ? disposalLabels[kind] : ''}</strong>
                <ul className="bullet-list">
                  {joinedSentences.includes(sentenceId) ? <li>{words.joined}</li> : null}
                  {credited && steps.some(({ lastDay }) => lastDay) ? (
                    <li>{credited === 'all' ? words.creditedAll : `${words.credited} ${credited}.`}</li>
                  ) : null}
                  {steps.map((step) => (
                    <li key={step.rule}>
                      {ruleWords[step.rule]} ({words.act} {step.section}). {sumOf(step)} {outcomeWords(step.period)}{' '}
                      {confidenceWords[step.confidence]}
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ol>
      )}
      {sentences.length > 1 ? <p>{words.longest}</p> : null}
      <Extensions answers={answers} record={record} />
      {daysApart > 0 ? (
        <p data-result="two-days">
          {words.twoDays} {daysApart === 1 ? words.oneDay : `${daysApart} ${words.manyDays}`}
        </p>
      ) : null}
    </details>
  )
}

function Extensions({ answers, record: { working } }: Props) {
  if (!working || working.extensions.length === 0) return null
  return (
    <ul className="bullet-list" data-result="extensions">
      <li>
        {words.alone} {outcomeWords(working.ownPeriod)}
      </li>
      {working.extensions.map(({ byConvictionId, section, period }) => (
        <li key={`${byConvictionId}-${outcomeWords(period)}`}>
          {recordTitle(answers, byConvictionId)}{' '}
          {section === '6(4)' ? `${words.extendedUntil} ${outcomeWords(period)}` : words.barred}
        </li>
      ))}
    </ul>
  )
}
