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
      kept_jobs: [{ kind: 'saved', job_id: 'baker-leeds-1' }],
      hidden_companies: [{ company_id: 'c1', hidden_at: '2026-11-23T10:04:00.000+00:00' }],
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
      statements: [{ version: 1, text: 'What I wrote.\nTwo lines.' }],
    },
    saved_searches: [{ query: 'q=chef', rhythm: 'daily' }],
    digests: ['2026-11-23', '2026-11-24'],
  }
  const facts = factsOf(dataParts(data, names))
  expect(facts).toEqual(
    expect.arrayContaining([
      'Your account: Email address = jo@example.org',
      'Your account: Kind of account = Candidate',
      'Your account: Made on = 23 November 2026 at 10:04am',
      'Your profile: Town = offer_declined',
      'Your profile > Jobs you saved or hid: What = Saved',
      'Your profile > Jobs you saved or hid: Job = Baker',
      'Your profile > Companies you hide from: Company = Acme Ltd',
      'Your profile > What work you want: Would work nights = No',
      'Your profile > Your applications > Your applications: 1: Stage = Offer declined',
      'Your profile > Your applications > Your applications: 1: Ended on = 24 November 2026',
      'Your profile > Your applications > Your applications: 1: Distance from the job = Less than 5 miles away',
      'Your profile > Your applications > Your applications: 2 > What happened: What = Shared a statement about a record',
      'Your profile > Your applications > Your applications: 2 > What happened: Note = under_5',
      'Your profile > Your statement about a record: Text = What I wrote.\nTwo lines.',
      'Searches we email you new jobs for: How often = Daily',
    ]),
  )
  const text = facts.join('\n')
  for (const code of ['q=chef', 'baker-leeds-1', 'offer_declined\n', 'T10:04']) {
    expect(text.replace('Town = offer_declined\n', '')).not.toContain(code)
  }
})

test('what is empty is left out, and what has no words yet is shown all the same', () => {
  const data = {
    account: { email: '', profile: {} },
    role_requests: [],
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
