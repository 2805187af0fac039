import type { QuestionKind, WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import type { OpenQuestion } from '@/lib/domain/disclosure/assess-history'

// The screens that can answer each question, likeliest first.
const screens: Record<OpenQuestion['question'], readonly QuestionKind[]> = {
  sentence_needs_length: ['term'],
  length_is_not_a_length: ['total', 'term', 'joined'],
  longer_than_allowed: ['term', 'disposals'],
  order_needs_term: ['panel', 'term'],
  schedule_18: ['schedule18', 'singleTerm', 'term'],
  paid_in_full: ['paid'],
  kind_is_not_for_this_age: ['disposals', 'age'],
  starts_before_conviction: ['panel', 'sentenced', 'date'],
  ends_before_start: ['term', 'date'],
  no_sentence: ['disposals'],
  summary_only: ['summaryOnly', 'serviceOffence', 'date'],
  link_is_not_custody: ['joined', 'term'],
  conditions_end_before_caution: ['conditions', 'date'],
  duplicate_id: [],
}

/** The screen on which a question from the rules can be answered; undefined when no screen that applies can. */
export function stepToAnswer(open: OpenQuestion, steps: readonly WizardStep[]): WizardStep | undefined {
  const { sentenceId, convictionId, cautionId } = open
  const recordId = convictionId ?? cautionId ?? sentenceId?.split('-')[0]
  const own = steps.filter((step) => step.recordId === recordId)
  return screens[open.question]
    .map((question) =>
      own.find((step) => step.question === question && (!step.sentenceId || step.sentenceId === sentenceId)),
    )
    .find((step) => step !== undefined)
}
