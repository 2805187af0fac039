'use client'

import { useEffect, useRef, useState } from 'react'

import { GeneralAnswer } from '@/components/disclosure/general-answer'
import { fullTitle } from '@/components/disclosure/present'
import { Choice } from '@/components/disclosure/question-fields'
import { ProseText } from '@/components/prose/prose-text'
import { employerTool, employerWords as words, jobLevelWords } from '@/lib/content/disclosure/results'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import {
  employerAnswer,
  jobLevelOf,
  jobLevels,
  type EmployerAnswer,
  type JobLevel,
} from '@/lib/domain/disclosure-wizard/employer-answer'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { unknownRecords } from '@/lib/domain/disclosure-wizard/say-no'

type Props = {
  answers: CalculatorAnswers
  /** Omitted until all the questions are answered: the answer is then the general one. */
  records: readonly RecordOutcome[] | undefined
  /** False until scripts run. The section is there before that, so that links to it work and nothing jumps. */
  isReady: boolean
  /** Under the result it is one line that opens, unless a link named the job's check. */
  isFolded: boolean
}

const anchor = 'what-may-they-ask'

/** A link from a job names the job's level of check, and nothing about the person. */
const levelInAddress = (): JobLevel | undefined => jobLevelOf(new URLSearchParams(window.location.search).get('check'))

/** Choose the check that a job requires; read what the employer may ask, what must be answered and what need not be. */
export function EmployerQuestion({ answers, records, isReady, isFolded }: Props) {
  const [level, setLevel] = useState(isReady ? levelInAddress : undefined)
  const section = useRef<HTMLElement>(null)
  const isUnknown = unknownRecords(answers).length > 0

  useEffect(() => {
    // The answer that scripts add here would push the question out of view, because browsers anchor to what is below
    // it.
    if (isReady && window.location.hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [isReady])

  const heading = <h2 id={`${anchor}-heading`}>{words.heading}</h2>
  const body = (
    <>
      <p>{words.lead}</p>
      <fieldset className="field question-set" disabled={!isReady}>
        <legend>{words.pick}</legend>
        {jobLevels.map((one) => (
          <Choice
            key={one}
            id={`check-${one}`}
            type="radio"
            name="check"
            value={one}
            label={jobLevelWords[one].label}
            isChecked={level === one}
            onChoose={() => setLevel(one)}
          />
        ))}
      </fieldset>
      <div role="status">
        {level ? <GeneralAnswer level={level} /> : null}
        {level && records && !isUnknown ? <OwnAnswer answers={answers} level={level} records={records} /> : null}
      </div>
      {records && isUnknown ? <p>{words.findOutFirst}</p> : null}
      {records ? null : <p>{words.general}</p>}
      <p>
        <ProseText text={employerTool} /> {words.law} {words.nations}
      </p>
    </>
  )
  return (
    <section ref={section} id={anchor} className="employer-question" aria-labelledby={`${anchor}-heading`}>
      {isFolded ? (
        <details className="result-part" open={level !== undefined}>
          <summary>{heading}</summary>
          {body}
        </details>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </section>
  )
}

type OwnProps = { answers: CalculatorAnswers; level: JobLevel; records: readonly RecordOutcome[] }

function OwnAnswer({ answers, level, records }: OwnProps) {
  const answer = employerAnswer(records, level)
  const part = (name: keyof EmployerAnswer, heading: string, note?: string) => (
    <div data-part={name}>
      <h4>{heading}</h4>
      {note ? <p>{note}</p> : null}
      {answer[name].length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul className="bullet-list">
          {answer[name].map(({ id }) => (
            <li key={id}>{fullTitle(answers, id)}</li>
          ))}
        </ul>
      )}
    </div>
  )
  return (
    <section className="employer-own" aria-label={words.own}>
      <h3>{words.own}</h3>
      {part('mustAnswer', words.must)}
      {answer.depends.length > 0
        ? part('depends', words.depends, level === 'unknown' ? words.dependsOnLevel : words.dependsOnList)
        : null}
      {answer.ifAboutDriving.length > 0 ? part('ifAboutDriving', words.ifAboutDriving, words.ifAboutDrivingNote) : null}
      {answer.needNotAnswer.length > 0 ? part('needNotAnswer', words.needNot) : null}
    </section>
  )
}
