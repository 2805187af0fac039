/** Where an email address looks mistyped: a question, because it may be right. */
export const addressWords = {
  before: 'Did you mean',
  after: '?',
} as const
