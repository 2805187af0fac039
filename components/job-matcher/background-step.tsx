import type { Dispatch } from 'react'

import type { ErrorOf } from '@/components/job-matcher/error-of'
import { NameGuess } from '@/components/job-matcher/name-guess'
import { RadioRows } from '@/components/forms/radio-rows'
import { backgroundWords } from '@/lib/content/job-matcher/matcher'
import { recordTypes, type MatcherChange, type RecordAnswers } from '@/lib/domain/job-matcher/matcher-answers'

const groups = ['White', 'Black', 'Other'] as const

type Props = { record: RecordAnswers; change: Dispatch<MatcherChange>; errorOf: ErrorOf }

export function BackgroundStep({ record, change, errorOf }: Props) {
  const { nothingToAsk, recordType, groupWay, ethnicity } = backgroundWords
  if (!record.hasRecord) return <p>{nothingToAsk}</p>
  return (
    <>
      <RadioRows
        id="record-type"
        error={errorOf('record-type')}
        legend={recordType.legend}
        hint={recordType.hint}
        options={recordTypes.map((value) => ({ value, label: recordType.options[value] }))}
        value={record.recordType}
        onChange={(value) => change({ type: 'record-type', value })}
      />
      <RadioRows
        id="group-way"
        error={errorOf('group-way')}
        legend={groupWay.legend}
        hint={groupWay.hint}
        options={(['choice', 'not-said'] as const).map((value) => ({ value, label: groupWay.options[value] }))}
        value={record.groupWay === 'name' ? null : record.groupWay}
        onChange={(value) => change({ type: 'group-way', value })}
      />
      {record.groupWay === 'choice' ? (
        <div className="matcher-more">
          <RadioRows
            id="ethnicity"
            error={errorOf('ethnicity')}
            legend={ethnicity.legend}
            options={groups.map((value) => ({ value, label: ethnicity.options[value] }))}
            value={record.ethnicity}
            onChange={(value) => change({ type: 'ethnicity', value })}
          />
        </div>
      ) : null}
      <details
        className="matcher-first-name"
        open={record.groupWay === 'name'}
        onToggle={({ currentTarget: { open } }) => {
          if (open && record.groupWay !== 'name') change({ type: 'group-way', value: 'name' })
        }}
      >
        <summary>{groupWay.firstName}</summary>
        <div className="matcher-more">
          <NameGuess
            name={record.name}
            error={errorOf('first-name')}
            onChange={(value) => change({ type: 'name', value })}
          />
        </div>
      </details>
    </>
  )
}
