import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'

const stopped: Readonly<Record<ReturnType<typeof stoppedWords>[number]['rule'], readonly string[]>> = {
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
  early_record_question: [
    'Do you have a criminal record?',
    'Have you ever been convicted?',
    'What were you in prison for?',
    'What did you go to prison for?',
    'When were you released from custody?',
    'Have you ever been inside?',
    'How long were you inside?',
    'Does your DBS show anything?',
    'Did your DBS check come back with a conviction?',
    'What were you convicted of?',
    'Can you tell me what you were convicted of?',
    'Have you been sentenced?',
    'How long was your sentence?',
    'What was your offence?',
    'Have you got a police record?',
    'Is your DBS clear?',
    'Will your DBS check come back clear?',
    'Is there anything on your DBS?',
    'What does your record show?',
    'Tell us about your convictions.',
    'Please list any cautions.',
  ],
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
  race_wanted: [
    'No Romanians, sorry.',
    'We only employ British people.',
    'We wanted somebody English.',
    'We need native English speakers.',
    'We would rather have somebody British.',
    'We chose a native speaker.',
  ],
  language_wanted: ['Polish speakers only, sorry.'],
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
    // No second rule, whose reason the writer would read as well.
    expect([...new Set(stoppedWords(text).map((one) => one.rule))]).toEqual([rule])
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
  'When can you bring your DBS certificate?',
  'Has your DBS check come back yet?',
  'What is your DBS certificate number?',
  'What date is on your DBS certificate?',
  'What name is on your DBS certificate?',
  'Does your DBS certificate show your new address?',
  'Has your DBS check come back with the right name?',
  'Let us know when you are inside and somebody will come down.',
  'Ring me when you get inside.',
  'When can you come inside for a look round?',
  'Have you been inside one of our bakeries before?',
  'Are you inside or outside Leeds?',
  'You will need white or black trainers on your first day.',
  'You need English and maths at level 2 for the course.',
  'We do need English for the safety training.',
  'Is the DBS check fine with you?',
  'Were you inside the building when we rang?',
  'Have you worked in a prison kitchen before?',
  'What is your record with forklift trucks?',
  'Do you have a record of your training?',
  'What was the offence that the story was about?',
  'Were you charged for the parking?',
  'We would be happy to hear about your record, if you want to talk about it.',
  'We wanted somebody English-speaking for the phones.',
  'We needed somebody with an English GCSE.',
  'We chose somebody with better English.',
  'Is English your native language? We have a class if not.',
  'Women only: an occupational requirement under Schedule 9 of the Equality Act 2010.',
])('may be sent: %s', (text) => {
  expect(stoppedWords(text)).toEqual([])
})

test('the words are told as they stand there', () => {
  expect(stoppedWords('Sorry: We  don’t hire criminals here.')).toEqual([
    { rule: 'blanket_ban', words: 'don’t hire criminals' },
  ])
})

test('all of them are told at once, in the order in which they were written', () => {
  const text = 'We do not take people with a criminal record. You are too old for this, and we wanted somebody English.'
  expect(stoppedWords(text, { isRefusal: true })).toEqual([
    { rule: 'blanket_ban', words: 'do not take people with a criminal record' },
    { rule: 'age_wanted', words: 'You are too old' },
    { rule: 'race_wanted', words: 'wanted somebody English' },
  ])
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
  'Your DBS check came back bad.',
  'Your DBS was not clear.',
  'The check showed something, and your DBS check revealed it.',
  'We are not going on because of your DBS.',
  'No ex-offenders: it is an occupational requirement.',
])('a rejection may not name a record: %s', (text) => {
  expect(stoppedWords(text, { isRefusal: true })[0]?.rule).toBe('blanket_ban')
})

test.each([
  'Thank you for your time. Somebody else had more experience.',
  'You have a good record of coming on time, but the job has been filled.',
  'This has nothing to do with your record.',
  'This has nothing to do with your time in prison.',
  'You were inside the building before we opened.',
  'It was not because of your convictions.',
  'Your driving licence is needed for this job.',
  'Your DBS check came back clear, but the job has been filled.',
  'Your DBS check came back with a clean result, but the job has been filled.',
  'Your DBS check was not back in time.',
  'Your DBS check showed nothing that worries us.',
])('a rejection may say: %s', (text) => {
  expect(stoppedWords(text, { isRefusal: true })).toEqual([])
})
