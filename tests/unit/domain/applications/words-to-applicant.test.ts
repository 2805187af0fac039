import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'

const stopped: Readonly<Record<NonNullable<ReturnType<typeof stoppedWords>>['rule'], readonly string[]>> = {
  blanket_ban: [
    'We do not hire people with a criminal record.',
    'Sorry, no ex-offenders.',
    'We’re saying no because of your record.',
    'We would like to, but cannot because of your record.',
    'We’d like to, but we can’t because of your record.',
    'We cannot take you because of your record.',
    'We will not take you because of your record.',
    'Due to your convictions we can’t go on.',
    'We can’t offer you the job because you have a conviction.',
    'As you’ve been to prison, this isn’t for you.',
    'It’s because you are an ex-offender.',
    'Criminal convictions will not be accepted.',
    'Any conviction will disqualify you.',
    'n o  c o n v i c t i o n s',
    'We do not hire ex-оffеndеrs.',
    'No con\u200bvic\u00adtions',
    'We do not accept applications from people with criminal convictions.',
    'The job is not suitable for people with convictions.',
  ],
  early_record_question: ['Do you have a criminal record?', 'Have you ever been convicted?'],
  age_wanted: [
    'We are looking for someone younger.',
    'You’re too old.',
    'You are a bit too young for us',
    'Because of your age',
    'You must be under 30.',
    'We want young people',
  ],
  sex_wanted: [
    'We wanted a man.',
    'We’d rather hire a woman.',
    'Because you’re a woman',
    'Because you are pregnant',
    'Men only, sorry.',
  ],
  race_wanted: ['No Romanians, sorry.', 'We only employ British people.'],
  religion_wanted: ['We can’t hire Muslims.'],
  disability_wanted: ['We cannot take anyone with epilepsy.', 'Tell us about any health conditions.'],
  family_wanted: ['No mothers with small children.'],
  spent_question: ['Tell us about your spent convictions too.'],
  police_record_demand: ['Make a subject access request to the police and bring us the result.'],
  certificate_copy: ['Please email us a copy of your DBS certificate.'],
  orientation: ['Straight men only'],
  unpaid: ['Come for an unpaid trial shift.'],
  fee_from_applicant: ['Please send £30 to secure your interview.'],
}

test.each(Object.entries(stopped).flatMap(([rule, texts]) => texts.map((text) => [text, rule] as const)))(
  'may not be sent: %s',
  (text, rule) => {
    expect(stoppedWords(text)?.rule).toBe(rule)
  },
)

test.each([
  '',
  'Thank you for your time. Somebody else had more experience.',
  'Your record of good work speaks for you.',
  'Because of your past experience we would like to meet you.',
  'We are not turning you down because of your record.',
  'It is not because of your age.',
  'It isn’t because of your record.',
  'A no will not be because of your record.',
  'We chose by experience rather than because of your age.',
  'You are never too old to learn this.',
  'The van was too old for the trip.',
  'Ask for the waitress at the counter.',
  'Ask for Mary, the young woman at the desk.',
  'We carry out a basic DBS check before you start.',
  'Your trial shift is paid.',
  'We check the barred list before you start, as the advert says.',
  'The law asks that you are 18 or over to sell alcohol.',
  'People with convictions work here too.',
  'A clean record is not needed.',
  'Your conviction will not rule you out.',
  'You would work alone with gas ovens, so an unspent conviction for arson rules this job out.',
  'Women only: an occupational requirement under Schedule 9 of the Equality Act 2010.',
])('may be sent: %s', (text) => {
  expect(stoppedWords(text)).toBeNull()
})

test('the words are told as they stand there', () => {
  expect(stoppedWords('Sorry: We  don’t hire criminals here.')).toEqual({
    rule: 'blanket_ban',
    words: 'don’t hire criminals',
  })
})

test.each([
  'you have a criminal record',
  'you have a conviction so our insurer will not cover you',
  'Your convictions worry the team.',
  'With your criminal record this would be hard.',
  'We can’t take somebody with a conviction for theft.',
  'You were in prison, and our customers would ask.',
  'Your time inside would be a problem for us.',
  'You’ve been to prison, so we can’t.',
  'No ex-offenders: it is an occupational requirement.',
])('a rejection may not name a record: %s', (text) => {
  expect(stoppedWords(text, { isRefusal: true })?.rule).toBe('blanket_ban')
})

test.each([
  'Thank you for your time. Somebody else had more experience.',
  'You have a good record of coming on time, but the job has been filled.',
  'This has nothing to do with your record.',
  'This has nothing to do with your time in prison.',
  'You were inside the building before we opened.',
  'It was not because of your convictions.',
  'Your driving licence is needed for this job.',
])('a rejection may say: %s', (text) => {
  expect(stoppedWords(text, { isRefusal: true })).toBeNull()
})
