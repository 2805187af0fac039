import {
  isLastManager,
  memberRights,
  readRights,
  readRightsText,
  rightsText,
  leavingOf,
} from '@/lib/domain/companies/member-rights'

test('the boxes that are ticked are the rights, and nothing else is', () => {
  expect(readRights({ post_jobs: 'on', manage_people: 'yes', made_up: 'on' })).toEqual({
    post_jobs: true,
    see_applicants: false,
    read_disclosures: false,
    export_reports: false,
    manage_people: false,
    refer: false,
    see_all_people: false,
    report: false,
    support: false,
    mentor: false,
  })
})

test('what a screen showed comes back as it was', () => {
  for (const right of memberRights) {
    const rights = readRights({ [right]: 'on' })
    expect(readRightsText(rightsText(rights))).toEqual(rights)
  }
  expect(readRightsText('made_up post_jobs')).toEqual(readRights({ post_jobs: 'on' }))
})

test.each([
  [[['ann', true]], 'ann', true],
  [
    [
      ['ann', true],
      ['bo', false],
    ],
    'ann',
    true,
  ],
  [
    [
      ['ann', true],
      ['bo', true],
    ],
    'ann',
    false,
  ],
  [
    [
      ['ann', true],
      ['bo', false],
    ],
    'bo',
    false,
  ],
  [[], 'ann', false],
] as const)('of %p, %s is the last who manages people: %p', (members, id, isLast) => {
  expect(
    isLastManager(
      members.map(([member, manages]) => ({ id: member, rights: { manage_people: manages } })),
      id,
    ),
  ).toBe(isLast)
})

test.each<[string, [string, boolean][], string]>([
  ['nobody else', [['own', true]], 'alone'],
  [
    'a colleague who manages nobody',
    [
      ['own', true],
      ['other', false],
    ],
    'last_manager',
  ],
  [
    'a colleague who manages access too',
    [
      ['own', true],
      ['other', true],
    ],
    'others',
  ],
  [
    'a manager, for somebody who is none',
    [
      ['own', false],
      ['other', true],
    ],
    'others',
  ],
])('an account is deleted beside %s', (_, members, expected) => {
  const listed = members.map(([id, manages]) => ({ id, rights: { manage_people: manages } }))
  expect(leavingOf(listed, 'own')).toBe(expected)
})
