import type { Route } from 'next'
import type { SubmitEvent } from 'react'

import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { jobBoardWords, jobSortLabels } from '@/lib/content/job-board/board'
import { jobTypes } from '@/lib/domain/job-board/job'
import { jobSorts, type JobQuery } from '@/lib/domain/job-board/job-query'

type Props = {
  path: Route
  query: JobQuery
  onChange: (change: Partial<JobQuery>) => void
  onSearch: () => void
}

const typeOptions = [
  { value: '', label: jobBoardWords.allTypes },
  ...jobTypes.map((type) => ({ value: type.toLowerCase(), label: type })),
]
const sortOptions = jobSorts.map((sort) => ({ value: sort, label: jobSortLabels[sort] }))

/** A form that requests the page again with scripts off; with scripts, the list below follows while somebody types. */
export function JobSearchForm({ path, query, onChange, onSearch }: Props) {
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <form
      action={path}
      role="search"
      aria-label={jobBoardWords.form}
      className="job-search not-on-paper"
      onSubmit={search}
    >
      <TextField
        id="job-words"
        name="q"
        type="search"
        label={jobBoardWords.words}
        maxLength={100}
        value={query.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <TextField
        id="job-location"
        name="location"
        type="search"
        label={jobBoardWords.location}
        maxLength={100}
        autoComplete="address-level2"
        value={query.location}
        onChange={({ target }) => onChange({ location: target.value })}
      />
      <SelectField
        id="job-type"
        name="type"
        label={jobBoardWords.type}
        options={typeOptions}
        value={query.type?.toLowerCase() ?? ''}
        onChange={({ target }) =>
          onChange({ type: jobTypes.find((type) => type.toLowerCase() === target.value) ?? null })
        }
      />
      <SelectField
        id="job-sort"
        name="sort"
        label={jobBoardWords.sort}
        options={sortOptions}
        value={query.sort}
        onChange={({ target }) => onChange({ sort: jobSorts.find((sort) => sort === target.value) ?? query.sort })}
      />
      <SubmitButton>{jobBoardWords.search}</SubmitButton>
    </form>
  )
}
