/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { PeopleList } from '@/components/casework/people/people-list'
import { peopleProblems, peopleWords } from '@/lib/content/casework/people'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { plainDate } from '@/lib/domain/dates/plain-date'

const [person]: Parameters<typeof PeopleList>[0]['people'] = [
  {
    id: '1',
    reference: 'SP-7KX2M9',
    version: 3,
    name: 'Robin Ash',
    isOwn: true,
    worker: null,
    hasWorker: true,
    workState: 'ready',
    inWorkSince: null,
    place: 'community',
    establishment: '',
    releaseOn: null,
    releaseUnknown: null,
    town: 'Leeds',
    needsHelp: false,
    hasAccount: false,
    changedAt: '2026-11-20T10:00:00Z',
    consentEndsOn: null,
    key: 'Robin Ash',
  },
]

const colleague = { id: 'c', name: 'Ana Bell', isOwn: false, people: 1 }
const me = { ...colleague, id: 'm', name: 'Me', isOwn: true }

test.each([
  ['nobody else', [me], false, true, null],
  ['a colleague', [me, colleague], false, true, ['Choose', 'Ana Bell']],
  ['nobody else, of a list that has people of others', [me], true, false, ['Choose', 'Me', 'Nobody yet']],
])('one’s own people are not handed over to oneself: %s', (_, members, seeAll, isOwn, options) => {
  render(
    <PeopleList
      portal="/dashboard/partnerportal"
      query={caseloadQueryOf({})}
      rights={{ support: true, seeAll }}
      people={person ? [{ ...person, isOwn }] : []}
      hasMore={false}
      workers={{ members, nobody: null }}
      today={plainDate('2026-11-27')}
      kept={null}
    />,
  )
  const choice = screen.queryByLabelText(peopleWords.handOverTo) as HTMLSelectElement | null
  expect(choice && [...choice.options].map(({ text }) => text)).toEqual(options)
  expect(screen.queryByLabelText(peopleWords.choose('Robin Ash')) !== null).toBe(options !== null)
  expect(screen.queryByText(peopleWords.nobodyTakesOver, { exact: false }) !== null).toBe(options === null)
})

test('with nobody ticked and no colleague chosen, each problem leads to its field: the first tick box, and the choice', () => {
  render(
    <PeopleList
      portal="/dashboard/partnerportal"
      query={caseloadQueryOf({})}
      rights={{ support: true, seeAll: false }}
      people={person ? [person] : []}
      hasMore={false}
      workers={{ members: [colleague], nobody: null }}
      today={plainDate('2026-11-27')}
      kept={{
        message: peopleProblems.nobodyChosen,
        field: 'people',
        problems: { people: peopleProblems.nobodyChosen, to_worker: peopleProblems.chooseWorker },
        values: { form: 'people-hand-over', to_worker: '' },
      }}
    />,
  )
  for (const [problem, id] of [
    [peopleProblems.nobodyChosen, 'choose-SP-7KX2M9'],
    [peopleProblems.chooseWorker, 'to_worker'],
  ]) {
    expect(screen.getByRole('link', { name: problem }).getAttribute('href')).toBe(`#${id ?? ''}`)
    expect(document.getElementById(id ?? '')).not.toBeNull()
    expect(document.getElementById(`${id ?? ''}-error`)?.textContent).toBe(problem)
  }
})
