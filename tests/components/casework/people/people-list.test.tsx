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
    nextAppointment: { on: plainDate('2026-12-02'), at: '10:00' as const },
    consentEndsOn: null,
    key: 'Robin Ash',
  },
]

test.each([
  ['the next appointment', {}, peopleWords.nextAppointment, 'Wednesday 2 December, 10am'],
  ['the last change where it decides the order', { sort: 'waiting' }, peopleWords.changed, '20 November 2026'],
])('the last column says %s', (_, asked, label, said) => {
  render(
    <PeopleList
      portal="/dashboard/partnerportal"
      query={caseloadQueryOf(asked)}
      rights={{ support: true, seeAll: true }}
      people={person ? [person] : []}
      hasMore={false}
      workers={{ members: [me], nobody: 0 }}
      today={plainDate('2026-11-27')}
      kept={null}
    />,
  )
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe(label)
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toContain(said)
})

test('on a tablet the consents make way for the next appointments, unless one of them has to be looked at', () => {
  const listOf = (ends: readonly string[]) =>
    render(
      <PeopleList
        portal="/dashboard/partnerportal"
        query={caseloadQueryOf({})}
        rights={{ support: true, seeAll: true }}
        people={ends.flatMap((on, index) =>
          person ? [{ ...person, id: `${index}`, reference: `SP-${index}`, consentEndsOn: plainDate(on) }] : [],
        )}
        hasMore={false}
        workers={{ members: [me], nobody: 0 }}
        today={plainDate('2026-11-27')}
        kept={null}
      />,
    ).container.querySelector('.caseload')
  expect(listOf(['2027-09-21', '2027-09-22'])?.hasAttribute('data-agreed')).toBe(true)
  expect(listOf(['2027-09-21', '2026-12-01'])?.hasAttribute('data-agreed')).toBe(false)
})

const colleague = { id: 'c', name: 'Ana Bell', isOwn: false, people: 1 }
const me = { ...colleague, id: 'm', name: 'Me', isOwn: true }

test.each([
  ['nobody else', [me], false, true, null],
  ['nobody else, for whoever sees everybody', [me], true, true, null],
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

test.each([
  ['2026-11-26', 'Was due for release on 26 November 2026'],
  ['2026-12-01', 'Due for release on 1 December 2026, within a week'],
  ['2026-12-05', 'Due for release on 5 December 2026, in 1 week'],
  ['2027-01-03', 'Due for release on 3 January 2027, in 5 weeks'],
])('of somebody in custody the list says when they are due for release, in one phrase: %s', (on, said) => {
  render(
    <PeopleList
      portal="/dashboard/partnerportal"
      query={caseloadQueryOf({})}
      rights={{ support: true, seeAll: false }}
      people={person ? [{ ...person, place: 'custody', establishment: 'HMP Leeds', releaseOn: plainDate(on) }] : []}
      hasMore={false}
      workers={{ members: [me], nobody: null }}
      today={plainDate('2026-11-27')}
      kept={null}
    />,
  )
  expect(screen.getByText(said)).toBeTruthy()
})
