import { recordTitle } from '@/components/disclosure/present'
import { ResultPart } from '@/components/disclosure/result-part'
import { ProseText } from '@/components/prose/prose-text'
import { checkWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { checkLevels, type CheckLevel } from '@/lib/domain/disclosure/dbs-visibility'

type Props = { answers: CalculatorAnswers; records: readonly RecordOutcome[] }

function presentShown({ shows, filteredFrom, isFixedPenalty }: RecordOutcome, level: CheckLevel): string {
  if (level === 'none') return words.noCheck
  if (isFixedPenalty) return words.penalty
  const shown = shows[level]
  switch (shown.shown) {
    case 'will_not_show':
      return words.willNotShow
    case 'may_show':
      return words.mayShow
    case 'will_show':
      switch (shown.because) {
        case 'unspent':
          return shown.until ? `${words.unspentUntil} ${dayText(shown.until)}` : words.unspent
        case 'custody':
          return words.custody
        case 'specified_offence':
          return words.specified
        case 'not_long_enough':
          return filteredFrom
            ? `${words.notLongEnough}. ${words.notBefore} ${dayText(filteredFrom)}`
            : words.notLongEnough
      }
  }
}

/** What each level of check shows of each conviction and caution today. */
export function ResultChecks({ answers, records }: Props) {
  return (
    <ResultPart id="result-checks" title={words.heading}>
      <p>{words.note}</p>
      <table className="article-table">
        <thead>
          <tr>
            <th scope="col">{words.record}</th>
            {checkLevels.map((level) => (
              <th key={level} scope="col">
                {words.columns[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row">{recordTitle(answers, record.id)}</th>
              {checkLevels.map((level) => (
                <td key={level} data-column={words.columns[level]} data-shows={`${record.id}-${level}`}>
                  {presentShown(record, level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.police}</p>
      <p>
        <ProseText text={words.list} />
      </p>
    </ResultPart>
  )
}
