import { dataParts, hasWords, type DataPart } from '@/lib/content/account/my-data'
import { columns } from '../../../support/columns'

const names = { jobs: { 'baker-leeds-1': 'Baker' }, companies: { c1: 'Acme Ltd' } }

/** Every fact as 'heading > heading: name = value'. */
const factsOf = (parts: readonly DataPart[], above: string[] = []): string[] =>
  parts.flatMap(({ heading, facts, parts: inner }) => {
    const path = heading === '' ? above : [...above, heading]
    return [...facts.map(({ name, value }) => `${path.join(' > ')}: ${name} = ${value}`), ...factsOf(inner, path)]
  })

test('codes, days, numbers of jobs and searches are shown in words, and what somebody typed as it is', () => {
  const data = {
    account: { id: 'x', email: 'jo@example.org', role: 'candidate', created_at: '2026-11-23T10:04:00.000+00:00' },
    candidate: {
      person_id: 'p',
      town: 'offer_declined',
      right_to_work: false,
      kept_jobs: [{ kind: 'saved', job_id: 'baker-leeds-1' }],
      hidden_companies: [{ organisation_id: 'c1', hidden_at: '2026-11-23T10:04:00.000+00:00' }],
      wants: { sectors: ['food_drink'], nights: false },
      applications: [
        {
          id: 'a',
          reference: 'A-1',
          stage: 'offer_declined',
          ended_on: '2026-11-24',
          distance: 'under_5',
          reasons: [],
        },
        { id: 'b', reference: 'A-2', stage: 'applied', history: [{ kind: 'statement_given', note: 'under_5' }] },
      ],
      statement_releases: [{ application_id: 'a' }],
      cvs_sent: [
        {
          application: 'A-2',
          document: {
            title: 'CV - Jo Li',
            name: 'Jo Li',
            contact: [{ kind: 'phone', text: '0113 496 0000' }],
            look: { colour: 'ink' },
            sections: [
              { kind: 'work', heading: 'WORK EXPERIENCE', entries: [{ id: '1', first: 'Baker', bullets: [] }] },
            ],
          },
        },
      ],
      statements: [{ version: 1, text: 'What I wrote.\nTwo lines.' }],
    },
    messages: [{ application: 'A-2', by_side: 'employer', is_own: false, text: 'See_you then' }],
    saved_searches: [{ query: 'q=chef', rhythm: 'daily' }],
    digests: ['2026-11-23', '2026-11-24'],
  }
  const facts = factsOf(dataParts(data, names))
  expect(facts).toEqual(
    expect.arrayContaining([
      'Your account: Email address = jo@example.org',
      'Your account: Kind of account = Candidate',
      'Your account: Account created on = 23 November 2026 at 10:04am',
      'Your profile: Town = offer_declined',
      'Your profile: Right to work in the UK = You haven’t said so yet',
      'Your profile > Jobs you saved or hid: What = Saved',
      'Your profile > Jobs you saved or hid: Job = Baker',
      'Your profile > Companies you hide from: Company or organisation = Acme Ltd',
      'Your profile > What work you want: Would work nights = No',
      'Your applications > Application A-1: Stage = Offer declined',
      'Your applications > Application A-1: Ended on = 24 November 2026',
      'Your applications > Application A-1: Distance from the job = Less than 5 miles away',
      'Your applications > Application A-2 > What happened: What = Shared a statement about your record',
      'Your applications > Application A-2 > What happened: Note = under_5',
      'Your profile > Your statement about your record: Text = What I wrote.\nTwo lines.',
      'Searches we email you new jobs for: How often = Daily',
      'Messages about applications: Application = A-2',
      'Messages about applications: Written by you = No',
      'Messages about applications: Text = See_you then',
      'Your profile > Who may read your statement: Application = A-1',
      'Your profile > Copies of your CV that you sent: Text = Jo Li\n0113 496 0000\nWORK EXPERIENCE\nBaker',
    ]),
  )
  const text = facts.join('\n')
  for (const code of ['q=chef', 'baker-leeds-1', 'offer_declined\n', 'T10:04']) {
    expect(text.replace('Town = offer_declined\n', '')).not.toContain(code)
  }
})

test('an entry begins with what tells it apart, and numbers that only join entries are left out', () => {
  const profile = { sub: 'f', email_verified: false, full_name: 'Jo Li' }
  const application = { version: 3, applied_on: '2026-11-24', job_id: 'baker-leeds-1', id: 'a', reference: 'A-1' }
  const data = {
    account: { id: 'x', profile },
    steps_on_applications: [{ application_id: 'z', kind: 'offer' }],
    list: [application],
  }
  expect(factsOf(dataParts(data, names))).toEqual([
    'Your account > What you signed up with: Name = Jo Li',
    'What you did: applications: What = Offer made',
    'List: Reference = A-1',
    'List: Job = Baker',
    'List: Applied on = 24 November 2026',
  ])
})

test('who did something, how long it takes and what the sign-in service noted are in words, and days follow in order', () => {
  const data = {
    account: {
      created_at: '2026-11-23T10:04:00.000+00:00',
      last_sign_in_at: '2026-11-26T10:00:00.000+00:00',
      email_verified_at: '2026-11-24T10:04:00.000+00:00',
      role: 'candidate',
    },
    candidate: {
      visibility: 'off',
      applications: [
        {
          reference: 'A-1',
          changed_by: 'employer',
          waits_since: '2026-12-02',
          answer_due_on: '2026-12-16',
          history: [{ kind: 'applied', by_side: 'candidate' }],
          interview_slots: [{ on_day: '2026-12-02', at_time: '14:30', minutes: 30 }],
          first_day: { on: '2026-12-07', at: '07:00' },
        },
      ],
    },
    steps_on_applications: [{ kind: 'applied', by_side: 'candidate' }],
    sign_in_log: ['user_confirmation_requested', 'login', 'something_new'].map((action) => ({
      action,
      happened_at: '2026-11-26T10:00:00Z',
    })),
  }
  expect(factsOf(dataParts(data, names))).toEqual([
    'Your account: Kind of account = Candidate',
    'Your account: Account created on = 23 November 2026 at 10:04am',
    'Your account: Email address confirmed on = 24 November 2026 at 10:04am',
    'Your account: Last signed in = 26 November 2026 at 10am',
    'Your profile: Who can see you = Only employers you apply to',
    'Your applications: Reference = A-1',
    'Your applications: Last changed by = The employer',
    'Your applications: The employer’s time to reply started on = 2 December 2026',
    'Your applications: The employer should answer by = 16 December 2026',
    'Your applications > What happened: What = Applied',
    'Your applications > What happened: By = You',
    'Your applications > Interview times: Day = 2 December 2026',
    'Your applications > Interview times: Time = 2:30pm',
    'Your applications > Interview times: How long = 30 minutes',
    'Your applications > Your first day: Day = 7 December 2026',
    'Your applications > Your first day: Time = 7am',
    'What you did: applications: What = Applied',
    'What you did: applications: By = You',
    ...['A link to confirm your email address was asked for', 'You signed in', 'Something new'].map(
      (what) => `Your sign-in history: ${what} = 26 November 2026 at 10am`,
    ),
  ])
})

test('a role taken by oneself is not called approved by somebody else, and no password reads as none', () => {
  const data = {
    account: { profile: { no_password: true } },
    enquiries: [{ log: [{ action: 'opened' }] }],
    log: [{ action: 'given_candidate' }, { action: 'taken_candidate' }],
    brand_new: [{ text: 'One' }, { text: 'Two' }],
  }
  expect(factsOf(dataParts(data, names))).toEqual([
    'Your account > What you signed up with: Password = None',
    'What you sent us > What our team did about it: What = Opened',
    'What changed about your account > Change 1: What = You became a candidate',
    'What changed about your account > Change 2: What = You stopped being a candidate',
    'Brand new > Entry 1: Text = One',
    'Brand new > Entry 2: Text = Two',
  ])
})

test('a file of somebody who is helped has no numbers, codes or notes of ours in it', () => {
  const data = {
    support_files: [
      {
        organisation_id: 'o1',
        organisation: 'Example charity',
        place: 'community',
        is_with_mentor: false,
        support_consents: [{ wording: 'They may keep a file.', wording_version: 'example' }],
        support_events: [{ by_side: 'person' }],
        referrals: [{ referral_events: [{ by_side: 'sender' }] }],
      },
    ],
  }
  expect(factsOf(dataParts(data, names)).map((fact) => fact.replace(/^.*: /, ''))).toEqual([
    'Organisation = Example charity',
    'Place = In the community',
    'The words you agreed to = They may keep a file.',
    'By = You',
    'By = Whoever referred you',
  ])
})

test('what is empty is left out, and what has no words yet is shown all the same', () => {
  const data = {
    account: { email: '', profile: {} },
    brand_new: [{ first_thing: 'some_code' }],
    other: 7,
  }
  expect(factsOf(dataParts(data, names))).toEqual(['Brand new: First thing = Some code', 'Other: Other = 7'])
})

test('each column that a person is given has words of its own', () => {
  const given = Object.values(columns).flatMap(({ at, given: list = '' }) =>
    at === undefined
      ? []
      : [
          ...list
            .trim()
            .split(/\s+/)
            .map((name) => name.replace(/.*=/, '')),
          ...at.split('.'),
        ],
  )
  expect([...new Set(given)].filter((key) => key !== '' && !hasWords(key))).toEqual([])
})
