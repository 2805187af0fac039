import { TickBox } from '@/components/forms/tick-box'
import { FilterBar } from '@/components/work/filter-bar'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { logKindWords, logWords as words } from '@/lib/content/desk/log'
import { logKinds, logValuesOf, type LogQuery } from '@/lib/domain/desk/log-query'

type Props = {
  query: LogQuery
  members: readonly { id: string; email: string }[]
  former: { id: string; actor: string } | null
}

const path = '/dashboard/team/log'

/** Who did it, and to what: a form that requests the same page by its URL. */
export function LogFilters({ query, members, former }: Props) {
  const { who, kind, about, withOpenings } = query
  const people = [
    ...members.map(({ id, email }) => ({ value: id, label: email })),
    // Somebody who has left the team can still be selected for their lines.
    ...(former && !members.some(({ id }) => id === former.id) ? [{ value: former.id, label: former.actor }] : []),
  ]
  return (
    <FilterBar
      label={words.filter}
      foldedAs={words.filter}
      action={path}
      query={JSON.stringify(logValuesOf({ ...query, before: null }))}
      clearHref={who !== null || kind !== null || about !== '' || withOpenings ? path : undefined}
    >
      <SelectField
        id="who"
        name="who"
        label={words.who}
        defaultValue={who ?? ''}
        options={[
          { value: '', label: words.everybody },
          ...people,
          { value: 'command_line', label: words.commandLine },
        ]}
      />
      <SelectField
        id="kind"
        name="kind"
        label={words.kind}
        defaultValue={kind ?? ''}
        options={[
          { value: '', label: words.everything },
          ...logKinds.map((value) => ({ value, label: logKindWords[value] })),
        ]}
      />
      <TextField id="about" name="about" label={words.about} hint={words.aboutHint} defaultValue={about} />
      <TickBox name="openings" value="yes" label={words.withOpenings} defaultChecked={withOpenings} />
    </FilterBar>
  )
}
