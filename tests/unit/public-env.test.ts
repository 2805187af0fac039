async function peopleOf(setting: string | undefined) {
  jest.resetModules()
  if (setting === undefined) delete process.env.NEXT_PUBLIC_PEOPLE
  else process.env.NEXT_PUBLIC_PEOPLE = setting
  return (await import('@/lib/public-env')).publicEnv.people
}

test.each<[string | undefined, object[]]>([
  [undefined, []],
  [' ; ', []],
  ['A Person', [{ name: 'A Person', role: '', phone: '' }]],
  [
    'A Person, Talks to employers, 0113 496 0000; Another, Director',
    [
      { name: 'A Person', role: 'Talks to employers', phone: '0113 496 0000' },
      { name: 'Another', role: 'Director', phone: '' },
    ],
  ],
])('people named in the settings as %j', async (setting, people) => {
  expect(await peopleOf(setting)).toEqual(people)
})
