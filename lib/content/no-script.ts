export const noScriptWords = {
  title: 'This tool needs scripts (JavaScript), and they are off.',
  text: 'You can talk to a person instead. ',
  link: { label: 'Ask us to call you', href: '/request-callback/candidate' },
  emailBefore: ', or email ',
  emailAfter: '. You need not tell us what your conviction was.',
} as const
