import type { Group } from '@/lib/domain/job-matcher/infer-group'
import {
  blankMatcher,
  changeMatcher,
  type MatcherState,
  type RecordType,
} from '@/lib/domain/job-matcher/matcher-answers'

type Answers = {
  hasRecord?: boolean
  recordType?: RecordType
  ethnicity?: Group
  asks?: boolean
  statement?: boolean
}

/** A matcher with every question answered, as a person would answer it, up to the results. */
export function aSettledMatcher({
  hasRecord = true,
  recordType = 'prison',
  ethnicity = 'White',
  asks = false,
  statement = false,
}: Answers = {}): MatcherState {
  const record = [
    { type: 'record-type', value: recordType },
    { type: 'group-way', value: 'choice' },
    { type: 'ethnicity', value: ethnicity },
  ] as const
  return [
    { type: 'has-record', value: hasRecord } as const,
    { type: 'next' } as const,
    ...(hasRecord ? record : []),
    { type: 'next' } as const,
    { type: 'sector', value: 'retail' } as const,
    { type: 'job-asks', value: asks } as const,
    { type: 'diversity-statement', value: statement } as const,
    { type: 'next' } as const,
  ].reduce<MatcherState>(changeMatcher, blankMatcher)
}
