/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'

import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { FilterBar } from '@/components/work/filter-bar'

const options = [
  { value: '', label: 'All jobs' },
  { value: 'baker', label: 'Baker' },
]
const bar = (job: string, typed: string) => (
  <FilterBar label="Filter" action="/" query={`${job} ${typed}`}>
    <SelectField id="job" name="job" label="Job" options={options} defaultValue={job} />
    <TextField id="find" name="find" label="Name" defaultValue={typed} />
  </FilterBar>
)

test('the fields follow the address, to what was chosen and back', () => {
  const { rerender } = render(bar('', ''))
  const shown = () => ['Job', 'Name'].map((name) => (screen.getByLabelText(name) as HTMLInputElement).value)
  rerender(bar('baker', 'Ann'))
  expect(shown()).toEqual(['baker', 'Ann'])
  rerender(bar('', ''))
  expect(shown()).toEqual(['', ''])
})
