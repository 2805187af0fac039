import { type CheckRule } from '@/lib/domain/cv/check-cv'

/** Messages of ‘Check my CV’. If the rule found a value, it is shown after the message. */
export const checkMessages = {
  'name-missing': 'Your name is missing. Employers look for it first.',
  'contact-missing': 'There is no email address or phone number. Add one, so that employers can contact you.',
  'email-shape': 'This does not look like an email address. Check it for typing mistakes.',
  'email-tone':
    'This email address may say something about you that you do not want to say. One with just your name in it is safer.',
  'phone-length': 'This phone number looks too short or too long. Check it.',
  'summary-missing': 'There is no summary. Two or three lines about you help a busy reader.',
  'summary-long': 'Your summary is long. Under 100 words is best. Words now:',
  'work-missing': 'There is no work or learning here yet. Unpaid work and courses count too.',
  'job-title-missing': 'A job has no title. Say what you were, such as ‘Cleaner’.',
  'job-lines-missing': 'A job does not say what you did. Add one or two lines.',
  'dates-order': 'A job ends before it starts. Check the dates.',
  'date-missing': 'A job has no year. Add one, even if you are not sure of the month.',
  'month-missing': 'The month of a date is missing. Add it if you can. The year alone is fine too. Job:',
  'date-ahead': 'A job starts in the future. Check the year.',
  gap: 'There is a gap in your dates. Only you see this. The gap helper has words you can use. Months:',
  'line-long': 'This line is long. Can you split it in two?',
  'course-name-missing': 'A qualification has no name. Add one, or remove the qualification.',
  'skills-missing': 'There are no skills here yet. Add three or more.',
  'skills-few': 'You have fewer than three skills here. Tap some more.',
  'skills-many': 'That is a lot of skills. Keep the ones that fit the job. Skills now:',
  'skill-twice': 'This skill is listed twice.',
  'sensitive-word':
    'This word suggests a conviction or prison. You don’t have to put it on your CV. Keep it or change it?',
  'example-unedited': 'This is one of our examples, not your own words. Keep only what is true for you:',
  'pages-many': 'Your CV is longer than two pages. Cut the oldest jobs to a line. Pages now:',
  'letters-missing': 'Our PDF can’t show these letters, but Word and Print can:',
} as const satisfies Record<CheckRule, string>
