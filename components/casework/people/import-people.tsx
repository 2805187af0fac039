'use client'

import { useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/work/data-table'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import {
  consentFields,
  importScreen as words,
  importWords,
  supportConsentWayLabels,
  supportConsentWording,
} from '@/lib/content/casework/people'
import { downloadText } from '@/lib/client/download'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'
import { readConsent, supportConsentWays } from '@/lib/domain/casework/consent'
import { importColumns, type ImportColumn } from '@/lib/domain/casework/import-columns'
import type { ImportRow } from '@/lib/domain/casework/people-import'
import { toCsv } from '@/lib/domain/csv/to-csv'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { to: PeopleForms; organisation: string; kept: KeptForm | null; today: PlainDate }

/** A file that is longer is no list of people. */
const mostBytes = 5_000_000

type Found = { name: string; rows: ImportRow[] } | { problem: string } | null
type Answer = 'yes' | 'no'

const saveTemplate = () =>
  downloadText(
    toCsv(
      importColumns.map((column) => importWords.heads[column]),
      [],
    ),
    {
      fileName: words.templateName,
      type: 'text/csv',
    },
  )

/** Every cell that has to change, with what to do. */
function Problems({ rows }: { rows: readonly ImportRow[] }) {
  const cells = rows.flatMap(({ line, cells: typed, problems }) =>
    (Object.entries(problems) as [ImportColumn, string][]).map(([column, problem]) => ({
      line,
      column,
      typed: typed[column],
      problem,
    })),
  )
  return (
    <>
      <p>{words.mend}</p>
      <DataTable
        caption={words.problem}
        isCaptionHidden
        rows={cells}
        rowKey={({ line, column }) => `${line}-${column}`}
        columns={[
          { label: words.row, cell: ({ line }) => words.rowNumber(line) },
          { label: words.column, cell: ({ column }) => importWords.heads[column] },
          { label: words.cell, cell: ({ typed }) => <bdi>{typed === '' ? words.emptyCell : typed}</bdi> },
          { label: words.problem, cell: ({ problem }) => <strong>{problem}</strong> },
        ]}
      />
    </>
  )
}

/**
 * Reads a caseload in the browser, names what has to change beside its cell, and stores it in one post once somebody has
 * answered for each person whether they have agreed.
 */
export function ImportPeople({ to, organisation, kept, today }: Props) {
  const [found, setFound] = useState<Found>(null)
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  const [agreedOn, setAgreedOn] = useState('')
  const [agreedHow, setAgreedHow] = useState('')
  const [asksWhatIsMissing, setAsksWhatIsMissing] = useState(false)
  const missingBox = useRef<HTMLDivElement>(null)

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file can be chosen again after it was mended.
    currentTarget.value = ''
    if (!file) return
    setAnswers({})
    setAsksWhatIsMissing(false)
    if (file.size > mostBytes) return setFound({ problem: words.problems.too_long })
    // The rules weigh more than the page: they are fetched once somebody has a file.
    const { readPeopleCsv } = await import('@/lib/domain/casework/people-import')
    const read = readPeopleCsv(await file.text(), today, importWords)
    if ('unknown' in read) return setFound({ problem: words.otherShape(read.unknown) })
    if ('problem' in read) return setFound({ problem: words.problems[read.problem] })
    setFound({ name: file.name, rows: read.rows })
    setAnswers(Object.fromEntries(read.rows.flatMap(({ line, consent }) => (consent ? [[line, 'yes' as const]] : []))))
  }

  const rows = found && 'rows' in found ? found.rows : []
  const problems = rows.reduce((sum, row) => sum + Object.keys(row.problems).length, 0)
  const agreed = rows.filter(({ line }) => answers[line] === 'yes')
  const left = rows.filter(({ line }) => answers[line] === undefined)
  const needsDay = agreed.some(({ consent }) => consent === null)
  const said = readConsent({ consent_on: agreedOn, consent_way: agreedHow }, today)
  const dayProblems = needsDay && 'problems' in said ? said.problems : {}
  const sent = agreed.flatMap((row) => {
    const consent = row.consent ?? ('consent' in said ? said.consent : null)
    return consent ? [{ line: row.line, cells: row.cells, way: consent.way, on: consent.given_on }] : []
  })
  const missing = [
    ...(left[0] ? [{ fieldId: `agreed-${left[0].line}-yes`, message: words.left(left.length) }] : []),
    ...(dayProblems.consent_on ? [{ fieldId: 'agreed_on', message: dayProblems.consent_on }] : []),
    ...(dayProblems.consent_way ? [{ fieldId: 'agreed_how', message: dayProblems.consent_way }] : []),
    ...(left.length === 0 && agreed.length === 0 ? [{ fieldId: null, message: words.nobodyAgreed }] : []),
  ]
  const showWhatIsMissing = () => {
    flushSync(() => setAsksWhatIsMissing(true))
    missingBox.current?.focus()
  }
  return (
    <div className="people-list">
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <noscript>
        <p className="notice">{words.noScripts}</p>
      </noscript>
      {kept?.values.form === 'people-import' ? (
        <p className="form-notice" role="alert">
          {kept.message}
        </p>
      ) : null}
      <p>
        <Button type="button" look="secondary" onClick={saveTemplate}>
          {words.template}
        </Button>
      </p>
      <div className="field">
        <label className="field-label" htmlFor="spreadsheet">
          {words.choose}
        </label>
        <input
          id="spreadsheet"
          type="file"
          accept=".csv,text/csv"
          className="text-input"
          onChange={(event) => void choose(event)}
        />
      </div>
      <div aria-live="polite">
        {found && 'problem' in found ? (
          <p className="form-notice" role="alert">
            {found.problem}
          </p>
        ) : null}
        {found && 'rows' in found && rows.length > 0 ? (
          <p className="notice">{words.found(found.name, rows.length, problems)}</p>
        ) : null}
      </div>
      {problems > 0 ? <Problems rows={rows} /> : null}
      {rows.length > 0 && problems === 0 ? (
        <>
          <h2>{words.agreed}</h2>
          <blockquote className="notice">{supportConsentWording.of(organisation)}</blockquote>
          <DataTable
            caption={words.agreed}
            isCaptionHidden
            rows={rows}
            rowKey={({ line }) => String(line)}
            columns={[
              { label: words.who, cell: ({ cells }) => <bdi>{cells.name}</bdi> },
              { label: words.row, cell: ({ line }) => words.rowNumber(line), isShort: true },
              {
                label: words.agreed,
                cell: ({ line, cells }) => (
                  <fieldset className="import-answer">
                    <legend className="visually-hidden">{words.agreedOf(cells.name)}</legend>
                    {(['yes', 'no'] as const).map((answer) => (
                      <span key={answer} className="radio-row">
                        <input
                          id={`agreed-${line}-${answer}`}
                          type="radio"
                          name={`agreed-${line}`}
                          checked={answers[line] === answer}
                          autoComplete="off"
                          onChange={() => setAnswers({ ...answers, [line]: answer })}
                        />
                        <label htmlFor={`agreed-${line}-${answer}`}>{words[answer]}</label>
                      </span>
                    ))}
                  </fieldset>
                ),
              },
            ]}
          />
          {needsDay ? (
            <>
              <TextField
                id="agreed_on"
                type="date"
                label={words.agreedOn}
                value={agreedOn}
                autoComplete="off"
                onChange={({ currentTarget }) => setAgreedOn(currentTarget.value)}
                {...((agreedOn !== '' || asksWhatIsMissing) &&
                  dayProblems.consent_on && { error: dayProblems.consent_on })}
              />
              <SelectField
                id="agreed_how"
                label={words.agreedHow}
                value={agreedHow}
                autoComplete="off"
                onChange={({ currentTarget }) => setAgreedHow(currentTarget.value)}
                {...(asksWhatIsMissing && dayProblems.consent_way && { error: dayProblems.consent_way })}
                options={[
                  { value: '', label: consentFields.choose },
                  ...supportConsentWays.map((way) => ({ value: way, label: supportConsentWayLabels[way] })),
                ]}
              />
            </>
          ) : null}
          {missing.length === 0 ? (
            <PostedForm
              to={to}
              action="people-import"
              submit={words.store(sent.length)}
              hidden={{ rows: JSON.stringify(sent) }}
              kept={null}
            />
          ) : (
            <>
              {asksWhatIsMissing ? (
                <ProblemSummary id="missing" heading="h3" problems={missing} ref={missingBox} />
              ) : (
                <p>{missing.map(({ message }) => message).join(' ')}</p>
              )}
              <Button type="button" onClick={showWhatIsMissing}>
                {words.store(agreed.length)}
              </Button>
            </>
          )}
          <p>{words.again}</p>
        </>
      ) : null}
    </div>
  )
}
