import { kindsChosen, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { disposalOf, type AgeGroup, type DisposalKind } from '@/lib/domain/disclosure/disposals'

/**
 * One sentence of a conviction. For a term after another of the same kind, `together` says how the two were combined.
 */
export type SentenceSlot = {
  id: string
  kind: DisposalKind
  /** The first term of its kind. */
  base: string
  /** The terms of its kind that were entered before it. */
  before: readonly string[]
  together?: 'consecutive' | 'concurrent' | 'not_known'
}

export const mostTerms = 20

export const answerOf = (answers: CalculatorAnswers, id: string): Given | undefined => answers.given[id]
export const typeOf = (answers: CalculatorAnswers, recordId: string): string | undefined =>
  answerOf(answers, `${recordId}-type`)?.type

export const isElsewhere = (answers: CalculatorAnswers): boolean =>
  (answers.given.where?.place ?? 'england_wales') !== 'england_wales'

export const ageOf = (answers: CalculatorAnswers, recordId: string): AgeGroup =>
  answerOf(answers, `${recordId}-age`)?.age === 'under18' ? 'under18' : 'adult'

const waysTogether = ['consecutive', 'concurrent', 'not_known'] as const

/** The sentences of one conviction: one for each kind, and more where the court imposed several prison terms. */
export function sentencesOf(answers: CalculatorAnswers, recordId: string): SentenceSlot[] {
  return kindsChosen(answerOf(answers, `${recordId}-disposals`)).flatMap((kind) => {
    // Kept answers are found under this name, so it must not depend on the place of a kind in any list.
    const base = `${recordId}-s_${kind}`
    const slots: SentenceSlot[] = [{ id: base, kind, base, before: [] }]
    if (disposalOf(kind).rule !== 'custody') return slots
    for (let count = 2; count <= mostTerms; count += 1) {
      const more = answerOf(answers, `${slots.at(-1)?.id ?? base}-more`)?.more
      const together = waysTogether.find((way) => way === more)
      if (!together) break
      slots.push({ id: `${base}_n${count}`, kind, base, before: slots.map(({ id }) => id), together })
    }
    return slots
  })
}

/** Whether the court's total for all terms of this kind is known, so that the others need not be entered. */
export const isTotalKnown = (answers: CalculatorAnswers, { base }: SentenceSlot): boolean =>
  answerOf(answers, `${base}-more`)?.more === 'total'

/** Whether a term was served: a suspended one only if a court activated it. */
export const isServed = (answers: CalculatorAnswers, { kind, base }: SentenceSlot): boolean =>
  kind !== 'suspended_prison' || ['yes', 'not_sure'].includes(answerOf(answers, `${base}-activated`)?.is ?? 'no')

/**
 * What a term may have been combined with: terms of earlier convictions, and those of another kind that came with it,
 * such as an activated suspended sentence.
 */
export function earlierTerms(
  answers: CalculatorAnswers,
  recordId: string,
  ofKind: DisposalKind | undefined,
): SentenceSlot[] {
  const at = answers.records.indexOf(recordId)
  return answers.records.slice(0, at + 1).flatMap((id) => {
    if (typeOf(answers, id) !== 'conviction') return []
    const terms = sentencesOf(answers, id).filter(({ kind }) => disposalOf(kind).rule === 'custody')
    const own = terms.findIndex(({ kind }) => kind === ofKind)
    return (id === recordId ? terms.slice(0, Math.max(0, own)) : terms).filter((slot) => isServed(answers, slot))
  })
}

const laterTerm = /_n\d+$/
/** Whether it is a second or later term of its kind. */
export const isLaterTerm = (slotId = ''): boolean => laterTerm.test(slotId)
/** The first term of the same kind. */
export const firstTermOf = (slotId: string): string => slotId.replace(laterTerm, '')

export const recordIdOf = (slotId: string): string => slotId.split('-')[0] ?? ''
