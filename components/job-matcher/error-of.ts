import type { MatcherQuestion } from '@/lib/domain/job-matcher/matcher-answers'

/** What is wrong with a question, once Next was pressed too early. */
export type ErrorOf = (question: MatcherQuestion) => string | undefined
