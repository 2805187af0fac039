import { clearCheck } from '@/lib/domain/disclosure-wizard/fitting-jobs'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import type { CheckVisibility } from '@/lib/domain/disclosure/dbs-visibility'

const hidden: CheckVisibility = { shown: 'will_not_show' }
const perhaps: CheckVisibility = { shown: 'may_show', dependsOn: 'specified_offence' }
const seen: CheckVisibility = { shown: 'will_show', because: 'custody' }

type Shows = Pick<RecordOutcome['shows'], 'basic' | 'standard' | 'enhanced'>
const record = (shows: Shows) => ({ shows: { none: hidden, ...shows } }) as RecordOutcome

test.each([
  ['enhanced', [record({ basic: hidden, standard: hidden, enhanced: hidden })]],
  ['standard', [record({ basic: hidden, standard: hidden, enhanced: perhaps })]],
  ['basic', [record({ basic: hidden, standard: perhaps, enhanced: perhaps })]],
  [
    'basic',
    [
      record({ basic: hidden, standard: hidden, enhanced: hidden }),
      record({ basic: hidden, standard: seen, enhanced: seen }),
    ],
  ],
  ['none', [record({ basic: seen, standard: seen, enhanced: seen })]],
  ['none', [record({ basic: perhaps, standard: seen, enhanced: seen })]],
] as const)('the highest check that shows nothing: %s', (level, records) => {
  expect(clearCheck(records)).toBe(level)
})
