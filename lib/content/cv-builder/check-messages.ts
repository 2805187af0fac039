import { type CheckRule } from '@/lib/domain/cv/check-cv'

/** What "Check my CV" says. Where the rule found something, it is shown after the words. */
export const checkMessages = {
  'name-missing': 'Your name is missing. Employers look for it first.',
  'contact-missing': 'There is no e-mail or phone number. Add one, so an employer can reach you.',
  'email-shape': 'This does not look like an e-mail address. Check it for slips.',
  'email-tone': 'Some employers may not like this e-mail address. A plain one with your name is safer.',
  'phone-length': 'This phone number looks too short or too long. Check it.',
  'summary-missing': 'There is no summary. Two or three lines about you help a busy reader.',
  'summary-long': 'Your summary is long. Under 100 words is best. Words now:',
  'work-missing': 'There is no work or learning here yet. Unpaid work and courses count too.',
  'job-title-missing': 'A job has no title. Say what you were, such as “Cleaner”.',
  'job-lines-missing': 'A job does not say what you did. Add one or two lines.',
  'dates-order': 'A job ends before it starts. Check the dates.',
  'date-missing': 'A job has no year. Add one, even if you are not sure of the month.',
  'month-missing': 'A month is missing. Add it if you can. The year alone is fine too.',
  'date-ahead': 'A job starts in the future. Check the year.',
  gap: 'There is a gap in your dates. Only you see this. The gap helper has words you can use. Months:',
  'line-long': 'This line is long. Can you make two of it?',
  'course-name-missing': 'A qualification has no name. Add it, or remove the card.',
  'skills-few': 'You have fewer than three skills here. Tap some more.',
  'skills-many': 'That is a lot of skills. Keep the ones that fit the job. Skills now:',
  'skill-twice': 'This skill is there twice.',
  'sensitive-word': 'This word tells of a conviction or of prison. You need not have it on a CV. Keep or change it?',
  'pages-many': 'Your CV is longer than two pages. Cut the oldest jobs to a line. Pages now:',
  'letters-missing': 'Our PDF has no shape for these letters. Print works with all letters.',
} as const satisfies Record<CheckRule, string>
