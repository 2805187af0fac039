export const noScriptWords = {
  title: 'This tool needs JavaScript, and it’s switched off.',
  text: 'You can talk to a person instead. ',
  link: { label: 'Ask us to call you', href: '/request-callback/candidate' },
  emailBefore: ', or email ',
  emailAfter: '. You don’t have to tell us what your conviction was.',
} as const
