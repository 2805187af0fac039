import { searchText } from '@/lib/content/job-board/job-alerts'
import { discreetPart, savedSearch } from '@/lib/domain/job-board/saved-search'

test.each([
  ['', 'All jobs'],
  ['q=chef&location=leeds', '‘chef’, up to 10 miles from Leeds'],
  ['location=Bradford&miles=25', 'up to 25 miles from Bradford'],
  ['location=Otley-on-Sea&miles=25', 'Otley-on-Sea'],
  ['postcode=LS1&type=part-time', 'up to 10 miles from LS1, part-time'],
  ['sector=logistics&pay=15', 'logistics and warehouses, £15 an hour or more'],
  [
    'check=basic&asked=never&release=yes',
    'no check, or a basic one, when they ask about convictions: never, day release possible',
  ],
  // Not offered as choices, and so without words.
  ['check=enhanced', 'All jobs'],
])('the search %j reads %s', (address, words) => {
  expect(searchText(savedSearch(address))).toBe(words)
})

test('what an email says of a search tells nothing of convictions', () => {
  expect(searchText(discreetPart(savedSearch('q=chef&check=none&asked=never&release=yes')))).toBe('‘chef’')
})
