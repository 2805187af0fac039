'use client'

import type { Route } from 'next'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { DataTable } from '@/components/work/data-table'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import {
  consentFields,
  importScreen as words,
  importWords,
  placeLabels,
  releaseUnknownLabels,
  safeWayLabels,
  supportConsentWayLabels,
  supportConsentWording,
  workStateLabels,
} from '@/lib/content/casework/people'
import { dayText } from '@/lib/content/wording/date-text'
import { downloadText } from '@/lib/client/download'
import { findNamesakes, type Namesakes } from '@/lib/client/find-namesakes'
import { filePath, formsOf, peoplePath, type LivePortal } from '@/lib/domain/casework/people-portal'
import { readConsent, supportConsentWays } from '@/lib/domain/casework/consent'
import { importColumns, type ImportColumn } from '@/lib/domain/casework/import-columns'
import type { ImportRow } from '@/lib/domain/casework/people-import'
import { toCsv } from '@/lib/domain/csv/to-csv'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { portal: LivePortal; organisation: string; kept: KeptForm | null; today: PlainDate }

/** A file that is longer is no list of people. */
const mostBytes = 5_000_000

type Found = { name: string; rows: ImportRow[]; leftOut: readonly string[] } | { problem: string } | null
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

/** Everything of a row as it will stand in the file, a line for each column. */
function storedLines({ cells, facts, agreed }: ImportRow): string {
  if (facts === null) return ''
  const read: Partial<Record<ImportColumn, string>> = {
    ...cells,
    ...facts,
    name: '',
    safe_ways: facts.safe_ways.map((way) => safeWayLabels[way]).join(', '),
    postcode: facts.district,
    place: placeLabels[facts.place],
    release: facts.release_on
      ? dayText(facts.release_on)
      : facts.release_unknown
        ? releaseUnknownLabels[facts.release_unknown]
        : '',
    work_state: workStateLabels[facts.work_state],
    agreed_on: agreed.on ? dayText(agreed.on) : '',
    agreed_how: agreed.way ? supportConsentWayLabels[agreed.way] : '',
  }
  return importColumns
    .flatMap((column) => (read[column] ? [`${importWords.heads[column]}: ${read[column]}`] : []))
    .join('\n')
}

const isGood = ({ problems }: ImportRow): boolean => Object.keys(problems).length === 0

/** As they are sent, to be named once the others are stored. */
const linesOf = (rows: readonly ImportRow[]): string => rows.map(({ line }) => line).join(' ')

/** Every cell that has to change, with what to do. */
function Problems({ rows }: { rows: readonly ImportRow[] }) {
  const cells = rows.flatMap(({ line, cells: typed, problems }) =>
    // In the order of the template, so that whoever mends a row goes along it once.
    importColumns.flatMap((column) => {
      const problem = problems[column]
      return problem === undefined ? [] : [{ line, name: typed.name, column, typed: typed[column], problem }]
    }),
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
          { label: words.row, cell: ({ line, name }) => <bdi>{words.rowOf(line, name)}</bdi> },
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
export function ImportPeople({ portal, organisation, kept, today }: Props) {
  const [found, setFound] = useState<Found>(null)
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  const [agreedOn, setAgreedOn] = useState('')
  const [agreedHow, setAgreedHow] = useState('')
  const [leavesOut, setLeavesOut] = useState(false)
  const [asksWhatIsMissing, setAsksWhatIsMissing] = useState(false)
  const [namesakes, setNamesakes] = useState<Namesakes>({})
  /** The rows of which somebody said that they are another person than their namesake. */
  const [others, setOthers] = useState<readonly number[]>([])
  const [isNotCompared, setIsNotCompared] = useState(false)
  const missingBox = useRef<HTMLDivElement>(null)

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (!file) return
    setAnswers({})
    setLeavesOut(false)
    setAsksWhatIsMissing(false)
    setNamesakes({})
    setOthers([])
    setIsNotCompared(false)
    if (file.size > mostBytes) return setFound({ problem: words.problems.too_long })
    // The rules weigh more than the page: they are fetched once somebody has a file.
    const { readPeopleCsv } = await import('@/lib/domain/casework/people-import')
    const read = readPeopleCsv(await file.text(), today, importWords)
    if ('problem' in read) return setFound({ problem: words.problems[read.problem] })
    setFound({ name: file.name, ...read })
    setAnswers(Object.fromEntries(read.rows.flatMap(({ line, agreed }) => (agreed.on ? [[line, 'yes' as const]] : []))))
  }

  const all = found && 'rows' in found ? found.rows : []
  const good = all.filter(isGood)
  const rows = leavesOut ? good : all
  const problems = all.reduce((sum, row) => sum + Object.keys(row.problems).length, 0)
  const agreed = rows.filter(({ line }) => answers[line] === 'yes')
  const left = rows.filter(({ line }) => answers[line] === undefined)
  const notRefused = rows.filter(({ line }) => answers[line] !== 'no')
  const needsDay = notRefused.some((row) => row.agreed.on === null)
  const needsWay = notRefused.some((row) => row.agreed.way === null)
  const said = readConsent({ consent_on: agreedOn, consent_way: agreedHow }, today)
  const saidProblems = 'problems' in said ? said.problems : {}
  // Nobody who has not agreed needs a day.
  const dayProblem = agreed.some((row) => row.agreed.on === null) ? saidProblems.consent_on : undefined
  const wayProblem = agreed.some((row) => row.agreed.way === null) ? saidProblems.consent_way : undefined
  const sent = agreed.flatMap(({ line, cells, agreed: own }) => {
    const of = readConsent({ consent_on: own.on ?? agreedOn, consent_way: own.way ?? agreedHow }, today)
    return 'consent' in of ? [{ line, cells, way: of.consent.way, on: of.consent.given_on }] : []
  })
  const alike = sent.filter(({ line }) => namesakes[line] && !others.includes(line))
  const missing = [
    ...(dayProblem ? [{ fieldId: 'agreed_on', message: dayProblem }] : []),
    ...(wayProblem ? [{ fieldId: 'agreed_how', message: wayProblem }] : []),
    ...(left[0] ? [{ fieldId: `agreed-${left[0].line}-yes`, message: words.left(left.map(({ line }) => line)) }] : []),
    ...(left.length === 0 && agreed.length === 0 ? [{ fieldId: null, message: words.nobodyAgreed }] : []),
    ...(alike[0]
      ? [
          {
            fieldId: `other-${alike[0].line}`,
            message: words.namesakes([...new Set(alike.map(({ cells }) => cells.name))]),
          },
        ]
      : []),
    ...(isNotCompared ? [{ fieldId: null, message: words.notCompared }] : []),
  ]
  const asked = asksWhatIsMissing ? missing : []
  const showWhatIsMissing = () => {
    flushSync(() => setAsksWhatIsMissing(true))
    missingBox.current?.focus()
  }
  const store = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (missing.some(({ message }) => message !== words.notCompared)) return showWhatIsMissing()
    const rowsToStore = new FormData(form).get('rows')
    const found = await findNamesakes(formsOf(portal), String(rowsToStore))
    if (found !== null && Object.keys(found).every((line) => namesakes[Number(line)])) return form.submit()
    flushSync(() => {
      setIsNotCompared(found === null)
      setNamesakes(found ?? {})
      setOthers([])
      setAsksWhatIsMissing(true)
    })
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
        <p className="notice">
          {words.noScripts[0]}
          <PageLink href={`${peoplePath(portal)}/new` as Route}>{words.noScripts[1]}</PageLink>
          {words.noScripts[2]}
        </p>
      </noscript>
      {kept?.values.form === 'people-import' ? (
        <p className="form-notice" role="alert">
          {kept.message}
        </p>
      ) : null}
      <p className="needs-script">
        <Button type="button" look="secondary" onClick={saveTemplate}>
          {words.template}
        </Button>
      </p>
      <div className="field form-shell needs-script">
        <label className="field-label" htmlFor="spreadsheet">
          {words.choose}
        </label>
        <input
          id="spreadsheet"
          type="file"
          accept=".csv,text/csv"
          className="text-input"
          // The same file can be chosen again after it was mended.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={(event) => void choose(event)}
        />
      </div>
      <div aria-live="polite">
        {found && 'problem' in found ? (
          <p className="form-notice" role="alert">
            {found.problem}
          </p>
        ) : null}
        {found && 'rows' in found && all.length > 0 ? (
          <div className="notice">
            <p>
              {leavesOut
                ? words.leftOutRows(all.flatMap((row) => (isGood(row) ? [] : [row.line])))
                : words.found(found.name, all.length, problems)}
            </p>
            {found.leftOut.length === 0 ? null : (
              <p>
                <bdi>{words.leftOut(found.leftOut)}</bdi>
              </p>
            )}
            <p>{words.checked}</p>
          </div>
        ) : null}
      </div>
      {problems > 0 && !leavesOut ? (
        <>
          <Problems rows={all} />
          {good.length === 0 ? null : (
            <Button type="button" look="secondary" onClick={() => setLeavesOut(true)}>
              {words.goOn(all.length - good.length, good.length)}
            </Button>
          )}
        </>
      ) : null}
      {rows.length > 0 && (problems === 0 || leavesOut) ? (
        <>
          {asked.length === 0 ? null : (
            <div className="form-shell">
              <ProblemSummary id="missing" problems={asked} ref={missingBox} />
            </div>
          )}
          <h2>{words.agreed}</h2>
          <blockquote className="notice">{supportConsentWording.of(organisation)}</blockquote>
          <div className="form-shell">
            {needsDay ? (
              <TextField
                id="agreed_on"
                type="date"
                label={words.agreedOn}
                value={agreedOn}
                autoComplete="off"
                onChange={({ currentTarget }) => setAgreedOn(currentTarget.value)}
                {...(asksWhatIsMissing && dayProblem && { error: dayProblem })}
              />
            ) : null}
            {needsWay ? (
              <SelectField
                id="agreed_how"
                label={words.agreedHow}
                value={agreedHow}
                autoComplete="off"
                onChange={({ currentTarget }) => setAgreedHow(currentTarget.value)}
                {...(asksWhatIsMissing && wayProblem && { error: wayProblem })}
                options={[
                  { value: '', label: consentFields.choose },
                  ...supportConsentWays.map((way) => ({ value: way, label: supportConsentWayLabels[way] })),
                ]}
              />
            ) : null}
          </div>
          <DataTable
            caption={words.agreed}
            isCaptionHidden
            rows={rows}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                label: words.who,
                cell: ({ cells, line }) => (
                  <div className="dash-cell">
                    <bdi>{cells.name}</bdi>
                    <span className="dash-aside">{words.rowNumber(line)}</span>
                    {namesakes[line] ? (
                      <span className="dash-aside">
                        {words.namesake}{' '}
                        {namesakes[line].map((reference) => (
                          <a key={reference} href={filePath(portal, reference)} target="_blank" rel="noreferrer">
                            {reference}
                            <span className="visually-hidden"> {words.inNewTab}</span>
                          </a>
                        ))}
                      </span>
                    ) : null}
                    {namesakes[line] && answers[line] === 'yes' ? (
                      <TickBox
                        id={`other-${line}`}
                        label={words.isOther(line)}
                        checked={others.includes(line)}
                        onTick={(isTicked) =>
                          setOthers(isTicked ? [...others, line] : others.filter((other) => other !== line))
                        }
                      />
                    ) : null}
                  </div>
                ),
              },
              { label: words.stored, cell: (row) => <Typed>{storedLines(row)}</Typed>, isPlain: true },
              {
                label: words.agreed,
                cell: ({ line, cells }) => (
                  <fieldset className="import-answer">
                    <legend className="visually-hidden">{words.agreedOf(cells.name)}</legend>
                    {asksWhatIsMissing && answers[line] === undefined ? (
                      <span className="field-error">{words.answer}</span>
                    ) : null}
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
          {missing.length === 0 || asked.length > 0 ? null : <p>{missing.map(({ message }) => message).join(' ')}</p>}
          <form
            action={`/api/${formsOf(portal)}/people-import`}
            method="post"
            noValidate
            onSubmit={(event) => void store(event)}
          >
            <input type="hidden" name="rows" value={JSON.stringify(sent)} />
            <input type="hidden" name="refused" value={linesOf(rows.filter(({ line }) => answers[line] === 'no'))} />
            <input type="hidden" name="unread" value={linesOf(all.filter((row) => !isGood(row)))} />
            <SubmitButton>{words.store(agreed.length)}</SubmitButton>
          </form>
          <p>{words.again}</p>
        </>
      ) : null}
    </div>
  )
}
