import { sentencesThatAsk } from '@/lib/domain/job-board/advert-asks'

test.each([
  ['certificate_copy', 'Attach a photo of your latest disclosure to the application.'],
  ['police_record_demand', 'Bring the record that the police hold about you to your trial shift.'],
  ['early_record_question', 'We ask every applicant to list each offence they have ever committed.'],
  ['fee_from_applicant', 'The cost of your uniform is charged to you before you start.'],
  ['unpaid', 'You work two shifts for nothing so that we can see how you do.'],
])('a sentence that asks too much is named by what it asks for: %s', (rule, sentence) => {
  const text = `We bake bread. ${sentence} You start at six.`
  expect(sentencesThatAsk(text)).toEqual([expect.objectContaining({ rule, line: sentence, words: sentence })])
})

test.each([
  'Please do not send us your DBS certificate.',
  'Tell us about a conviction if you want to, in your own words.',
  'Once we have offered you the job, you tell us about unspent convictions.',
  'You collect deposits of £20 from customers.',
  'Training is paid from the first hour.',
  'Have you got a certificate?',
  '',
])('what is not asked, is left to people, comes after the offer or is the work is no demand: %s', (text) => {
  expect(sentencesThatAsk(text)).toEqual([])
})
