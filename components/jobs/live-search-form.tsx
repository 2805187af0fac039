import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { resultsId } from '@/components/jobs/results-id'
import { jobBoardWords, jobSortLabels, sectorLabels } from '@/lib/content/job-board/board'
import { liveBoardWords } from '@/lib/content/job-board/live-board'
import { hasFacts, isSearch, milesChoices, payChoices, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { jobSectors, jobTypes } from '@/lib/domain/job-board/job'
import { jobSorts } from '@/lib/domain/job-board/job-query'

type Option = { value: string; label: string }
type Props = {
  query: BoardQuery
  /** Why its place cannot be searched around; undefined where it can. */
  placeProblem?: string
}

const choices = (any: string, options: readonly Option[]): Option[] => [{ value: '', label: any }, ...options]
const entries = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const typeOptions = choices(
  jobBoardWords.allTypes,
  jobTypes.map((type) => ({ value: type.toLowerCase(), label: type })),
)
const sortOptions = jobSorts.map((sort) => ({ value: sort, label: jobSortLabels[sort] }))
const milesOptions = milesChoices.map((miles) => ({ value: String(miles), label: liveBoardWords.miles(miles) }))
const sectorOptions = choices(
  liveBoardWords.anySector,
  jobSectors.map((sector) => ({ value: sector, label: sectorLabels[sector] })),
)
const payOptions = choices(
  liveBoardWords.anyPay,
  payChoices.map((pounds) => ({ value: String(pounds), label: liveBoardWords.payFrom(pounds) })),
)
const checkOptions = choices(liveBoardWords.anyCheck, entries(liveBoardWords.checks))
const askedOptions = choices(liveBoardWords.anyAsked, entries(liveBoardWords.asked))

/**
 * The form of the board. After a search, a phone shows a line that unfolds it, so that what was found is in view. Where
 * the place has to be mended, it is unfolded; a wide screen always shows it.
 */
export function LiveSearchForm({ query, placeProblem }: Props) {
  if (!isSearch(query)) return <Form query={query} />
  return (
    <details className="job-search-fold not-on-paper" open={placeProblem !== undefined}>
      <summary>{liveBoardWords.changeSearch}</summary>
      <Form query={query} placeProblem={placeProblem} />
    </details>
  )
}

/** Requests the page again with what is filled in; it needs no script. */
function Form({ query, placeProblem }: Props) {
  return (
    <form
      action={`/jobs#${resultsId}`}
      role="search"
      aria-label={jobBoardWords.form}
      className="job-search not-on-paper"
    >
      <TextField
        id="job-words"
        name="q"
        type="search"
        label={jobBoardWords.words}
        maxLength={100}
        defaultValue={query.words}
      />
      <TextField
        id="job-location"
        name="location"
        type="search"
        label={liveBoardWords.place}
        error={placeProblem}
        maxLength={100}
        autoComplete="address-level2"
        defaultValue={query.district || query.location}
      />
      <details className="job-filters" open={isSearch(query)}>
        <summary>{liveBoardWords.filters}</summary>
        <div className="job-filter-fields">
          <SelectField
            id="job-miles"
            name="miles"
            label={liveBoardWords.within}
            options={milesOptions}
            defaultValue={String(query.miles)}
          />
          <SelectField
            id="job-type"
            name="type"
            label={jobBoardWords.type}
            options={typeOptions}
            defaultValue={query.type?.toLowerCase() ?? ''}
          />
          <SelectField
            id="job-sort"
            name="sort"
            label={jobBoardWords.sort}
            options={sortOptions}
            defaultValue={query.sort}
          />
        </div>
        <details className="job-more" open={hasFacts(query)}>
          <summary>{liveBoardWords.more}</summary>
          <div className="job-filter-fields">
            <SelectField
              id="job-sector"
              name="sector"
              label={liveBoardWords.sector}
              options={sectorOptions}
              defaultValue={query.sector ?? ''}
            />
            <SelectField
              id="job-pay"
              name="pay"
              label={liveBoardWords.pay}
              options={payOptions}
              defaultValue={query.pay === null ? '' : String(query.pay)}
            />
            <SelectField
              id="job-check"
              name="check"
              label={liveBoardWords.check}
              options={checkOptions}
              defaultValue={query.check ?? ''}
            />
            <SelectField
              id="job-asked"
              name="asked"
              label={liveBoardWords.askedLabel}
              options={askedOptions}
              defaultValue={query.asked ?? ''}
            />
            <SelectField
              id="job-release"
              name="release"
              label={liveBoardWords.release}
              options={[
                { value: '', label: liveBoardWords.anyRelease },
                { value: 'yes', label: liveBoardWords.onlyRelease },
              ]}
              defaultValue={query.dayRelease ? 'yes' : ''}
            />
          </div>
        </details>
      </details>
      <SubmitButton>{jobBoardWords.search}</SubmitButton>
    </form>
  )
}
