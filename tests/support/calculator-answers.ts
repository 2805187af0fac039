import type { Given } from '@/lib/domain/disclosure-wizard/answers'
import { keptText } from '@/lib/domain/disclosure-wizard/kept-answers'
import type { DisposalKind } from '@/lib/domain/disclosure/disposals'

type Told =
  | {
      on: Given
      kind: DisposalKind
      age?: 'adult' | 'under18'
      more?: Readonly<Record<string, Given>>
      isSummaryOnly?: boolean
    }
  | { on: Given; caution: string; conditions?: Given }

/** A day as it is typed. */
export const day = (date: string): Given => {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  return { day: String(Number(dayOfMonth)), month: String(Number(month)), year }
}

/**
 * What the device stores once a person has answered every question, so that a test can begin with the list of answers.
 */
export function keptAnswers(...told: readonly Told[]): string {
  const given: Record<string, Given> = { where: { place: 'england_wales' } }
  const records = told.map((one, index) => {
    const id = `r${index + 1}`
    given[`${id}-date`] = one.on
    if ('caution' in one) {
      given[`${id}-type`] = { type: 'caution' }
      given[`${id}-cautionKind`] = { kind: one.caution }
      if (one.conditions) given[`${id}-conditions`] = one.conditions
      return id
    }
    given[`${id}-type`] = { type: 'conviction' }
    given[`${id}-age`] = { age: one.age ?? 'adult' }
    given[`${id}-disposals`] = { kinds: one.kind }
    if (one.more) given[`${id}-sentenced`] = { same: 'yes' }
    if (index > 0) given[`${id}-summaryOnly`] = { answer: one.isSummaryOnly ? 'yes' : 'no' }
    for (const [question, answer] of Object.entries(one.more ?? {})) {
      given[`${id}-s_${one.kind}-${question}`] = answer
    }
    return id
  })
  return keptText({ answers: { records, given }, trail: [] })
}
