import { handedOverText } from '@/lib/content/casework/people'
import { supportedPeopleForms, type PeopleStore } from '@/lib/server/casework/people-forms'

const [lead, worker] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const user = { id: lead } as Parameters<NonNullable<ReturnType<typeof supportedPeopleForms>[string]>['run']>[0]['user']
const list = '/dashboard/partnerportal/people'
const jo = { name: 'Jo Price', isOwn: false }

const several = { 'choose-SP-000001': '1', 'choose-SP-000002': '4', 'choose-SP-000003': '2' }
const handOver = (taken: object, to: string, action = 'people-hand-over', chosen: object = several) => {
  const store = { take: () => Promise.resolve({ outcome: 'done', ...taken }) } as unknown as PeopleStore
  const fields = { ...chosen, to_worker: to, here: '?worker=none&after=bo~1' }
  return supportedPeopleForms('/dashboard/partnerportal', store)[action]?.run({ fields, user })
}

test.each([
  [
    { handed: ['Cy Fox', 'Ann Lee'], worker: 'Jo Price' },
    worker,
    { names: ['Ann Lee', 'Cy Fox'], others: 1, worker: jo },
  ],
  [{ handed: ['Ann Lee'], worker: 'Al' }, lead, { names: ['Ann Lee'], others: 2, worker: { name: 'Al', isOwn: true } }],
  [{ handed: ['Ann Lee'], worker: null }, 'none', { names: ['Ann Lee'], others: 2, worker: null }],
])(
  'whoever was handed over is named, on the first page of the list as it was filtered: %j',
  async (taken, to, said) => {
    expect(await handOver(taken, to)).toMatchObject({
      at: `${list}?worker=none`,
      shows: { said: handedOverText(said) },
    })
  },
)

test('a colleague whose name could not be read is not nobody', async () => {
  expect(JSON.stringify(await handOver({ handed: ['Ann Lee'] }, worker))).toContain('to A colleague without a name')
})

test('one person is handed over in their file, and a store that names nobody says so in general words', async () => {
  const one = await handOver({}, worker, 'person-hand-over', { 'choose-SP-000001': '1' })
  expect(one).toEqual({ done: 'handed-over', at: list })
})
