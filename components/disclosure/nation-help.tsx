'use client'

import { type FormEvent, useState } from 'react'

import { Choice, NumberFields } from '@/components/disclosure/question-fields'
import { SelectField } from '@/components/forms/select-field'
import { ProseText } from '@/components/prose/prose-text'
import { Button } from '@/components/ui/button'
import { elsewhereHelp } from '@/lib/content/disclosure/calculator'
import {
  isNorthernIrishKind,
  isScottishKind,
  nationMistakes,
  nationText,
  nationWords as words,
} from '@/lib/content/disclosure/nations'
import type { Prose } from '@/lib/content/prose/prose'
import { dayText } from '@/lib/content/wording/date-text'
import { nationAnswer, nationNeeds, type Nation, type NationKind } from '@/lib/domain/disclosure-wizard/nation-answer'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { place: string | undefined; today: PlainDate }

/** For convictions outside England and Wales: what we can say with confidence, and who can give a definite answer. */
export function NationHelp({ place, today }: Props) {
  const nation = place === 'scotland' || place === 'northern_ireland' ? place : undefined
  const { heading, text } = nation ? nationText[nation] : elsewhereHelp
  return (
    <div className="nation-help">
      <h2 tabIndex={-1} id="question-heading">
        {heading}
      </h2>
      <p>{text}</p>
      {nation ? <OneConviction nation={nation} today={today} /> : null}
      <h3>{words.helpHeading}</h3>
      <Lines lines={nation ? nationText[nation].helpers : elsewhereHelp.helpers} />
    </div>
  )
}

function Lines({ lines }: { lines: readonly Prose[] }) {
  return (
    <ul className="bullet-list">
      {lines.map((line, index) => (
        <li key={index}>
          <ProseText text={line} />
        </li>
      ))}
    </ul>
  )
}

function kindOf(nation: Nation, kind: string): NationKind | undefined {
  if (nation === 'scotland') return isScottishKind(kind) ? { nation, kind } : undefined
  return isNorthernIrishKind(kind) ? { nation, kind } : undefined
}

function OneConviction({ nation, today }: { nation: Nation; today: PlainDate }) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState<{ kind: NationKind; given: Readonly<Record<string, string>> }>()
  const set = (name: string, text: string) => {
    setGiven((before) => ({ ...before, [name]: text }))
    setAsked(undefined)
  }
  const chosen = kindOf(nation, given.kind ?? '')
  const { needs, canBeWithoutEnd } = chosen ? nationNeeds(chosen) : { needs: undefined, canBeWithoutEnd: false }
  const end = { day: given.endDay ?? '', month: given.endMonth ?? '', year: given.endYear ?? '' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) setAsked({ kind: chosen, given })
  }
  return (
    <>
      <form className="form-shell wizard-form" onSubmit={submit} noValidate autoComplete="off">
        <SelectField
          id="nation-kind"
          name="kind"
          label={words.kind}
          value={given.kind ?? ''}
          options={[
            { value: '', label: words.choose },
            ...nationText[nation].kinds.map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => set('kind', target.value)}
        />
        {chosen ? (
          <>
            <fieldset className="field question-set">
              <legend>{words.date}</legend>
              <NumberFields id="nation" fields={['day', 'month', 'year']} value={given} onType={set} />
            </fieldset>
            <fieldset className="field question-set">
              <legend>{words.age}</legend>
              {(['adult', 'under18'] as const).map((age) => (
                <Choice
                  key={age}
                  id={`nation-${age}`}
                  type="radio"
                  name="age"
                  value={age}
                  label={words[age]}
                  isChecked={given.age === age}
                  onChoose={() => set('age', age)}
                />
              ))}
            </fieldset>
            {needs === 'length' ? (
              <fieldset className="field question-set">
                <legend>{words.length}</legend>
                <NumberFields id="nation" fields={['years', 'months', 'weeks', 'days']} value={given} onType={set} />
              </fieldset>
            ) : null}
            {needs === 'last_day' ? (
              <fieldset className="field question-set">
                <legend>{words.lastDay}</legend>
                <NumberFields
                  id="nation-end"
                  fields={['day', 'month', 'year']}
                  value={end}
                  onType={(name, text) => set(`end${name[0]?.toUpperCase()}${name.slice(1)}`, text)}
                />
                {canBeWithoutEnd ? (
                  <Choice
                    id="nation-without-end"
                    type="checkbox"
                    name="withoutEnd"
                    value="yes"
                    label={words.withoutEnd}
                    isChecked={given.withoutEnd === 'yes'}
                    onChoose={(_, isChecked) => set('withoutEnd', isChecked ? 'yes' : '')}
                  />
                ) : null}
              </fieldset>
            ) : null}
            <Button type="submit">{words.submit}</Button>
          </>
        ) : null}
      </form>
      <div role="status" data-result="nation">
        {asked ? <NationResult kind={asked.kind} given={asked.given} today={today} /> : null}
      </div>
      <Lines lines={nationText[nation].notes} />
    </>
  )
}

type ResultProps = { kind: NationKind; given: Readonly<Record<string, string>>; today: PlainDate }

function NationResult({ kind, given, today }: ResultProps) {
  const answer = nationAnswer(kind, given, today)
  if (answer.outcome === 'mistake') return <p className="field-error">{nationMistakes[answer.mistake]}</p>
  const { period, dayByTheLaw, confidence, source } = answer
  const isPast = period.outcome === 'dated' && period.firstSpentDay <= today
  return (
    <div className="notice">
      <p className="result-when">
        {period.outcome === 'dated'
          ? `${isPast ? words.spentSince : words.spentFrom} ${dayText(period.firstSpentDay)}.`
          : period.outcome === 'never'
            ? words.never
            : words.untilEnds}
      </p>
      {dayByTheLaw && !isPast ? (
        <p>
          {words.twoCounts} {dayText(dayByTheLaw)}.
        </p>
      ) : null}
      <p>{words.alone}</p>
      <p>
        {words.source} {source}. {words.sure[confidence]} {words.law}
      </p>
    </div>
  )
}
