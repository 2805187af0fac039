import { useState } from 'react'

import { ActButton } from '@/components/work/act-button'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import type { SupportedPerson } from '@/components/demonstration/partner/supported-person'
import { SelectField } from '@/components/forms/select-field'
import { pathwayLabels, supportStateLabels } from '@/lib/content/dashboards/labels'
import { supportWords as words } from '@/lib/content/demonstration/partner-words'
import { supportPathways, supportStates } from '@/lib/domain/dashboards/service-state'

type Props = { person: Pick<SupportedPerson, 'id' | 'needs'>; run: RunNoted }

/** Shows a need's current state, and saves another; the previous one can be restored. */
export function ChangeNeed({ person, run }: Props) {
  const { id, needs } = person
  const [pathway, setPathway] = useState<string>(supportPathways[0])
  const [chosen, setChosen] = useState<string | null>(null)
  const need = needs.find((need) => need.pathway === pathway)
  const save = () => {
    const state = supportStates.find((supportState) => supportState === (chosen ?? need?.state))
    if (!need || !state) return
    const change = { type: 'support/set', personId: id, pathway: need.pathway } as const
    run(
      { ...change, state },
      { done: words.needSaved, undo: { ...change, state: need.state }, undone: words.needSaved },
    )
  }
  return (
    <div className="dash-form">
      <h3>{words.needChange}</h3>
      <SelectField
        id={`${id}-pathway`}
        label={words.need}
        value={pathway}
        onChange={({ target }) => {
          setPathway(target.value)
          setChosen(null)
        }}
        options={supportPathways.map((value) => ({ value, label: pathwayLabels[value] }))}
      />
      <SelectField
        id={`${id}-state`}
        label={words.state}
        value={chosen ?? need?.state ?? 'not_started'}
        onChange={({ target }) => setChosen(target.value)}
        options={supportStates.map((value) => ({ value, label: supportStateLabels[value] }))}
      />
      <div>
        <ActButton onClick={save}>{words.save}</ActButton>
      </div>
    </div>
  )
}
