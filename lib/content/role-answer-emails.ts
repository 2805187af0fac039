type Answer = { heading: string; text: string; button: string; path: string }

/**
 * What a person is told when the team has decided about their account. Somebody else may see it: neither the kind of account
 * nor what the service is for is in it, and nothing that anybody typed.
 */
export const roleAnswerEmail = {
  subject: 'News about your account',
  ignore: 'You do not have to do anything else. If this looks wrong to you, please write to us:',
} as const

export const roleAnswers = {
  given: {
    heading: 'Your new page is open',
    text: 'We have opened a page of your own in your account. It is there when you sign in.',
    button: 'Sign in and see it',
    path: '/account',
  },
  refused: {
    heading: 'We have read your request',
    text: 'We could not give your account what you asked for. Your account works as before, and you can ask again. Sign in to see your request, or write to us if you think we are wrong.',
    button: 'Sign in and see it',
    path: '/account/role',
  },
  closed: {
    heading: 'A page in your account is closed',
    text: 'We have closed the page of your own in your account. Your account itself works as before, and nothing that you sent us is lost. Write to us if you think we are wrong.',
    button: 'Sign in to your account',
    path: '/account/role',
  },
} as const satisfies Record<string, Answer>
