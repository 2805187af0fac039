import { useState } from 'react'

import { BulletBuilder } from '@/components/cv-builder/bullet-builder'
import type { CvTool } from '@/components/cv-builder/cv-tool'
import { DateFields } from '@/components/cv-builder/date-fields'
import { EntryCard } from '@/components/cv-builder/entry-card'
import { fieldId } from '@/components/cv-builder/field-id'
import { LongTextField } from '@/components/cv-builder/long-text-field'
import { PrisonPlaceFields } from '@/components/cv-builder/prison-place-fields'
import { TickBox } from '@/components/forms/tick-box'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { experienceWords as words } from '@/lib/content/cv-builder/screens'
import { prisonWork } from '@/lib/content/cv-builder/prison-work'
import { endsBeforeStart, formatDates } from '@/lib/domain/cv/cv-dates'
import { employerShown } from '@/lib/domain/cv/cv-document'
import type { Experience } from '@/lib/domain/cv/cv-draft'
import { prisonWorkTypes, type PrisonWorkType } from '@/lib/domain/cv/prison-work-kinds'
import { withLine } from '@/lib/domain/cv/unadded'

type Props = {
  job: Experience
  tool: CvTool
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function ExperienceCard({ job, tool, ...place }: Props) {
  const { id } = job
  const set = (change: Partial<Omit<Experience, 'id'>>) => tool.change({ type: 'change-experience', id, change })
  const addLine = (line: string) => {
    set({ description: withLine(job.description, line) })
    tool.tell(words.bullet.added)
  }
  const employer = job.isPrisonWork && !job.showPlace ? job.awardingBody : job.company
  return (
    <EntryCard
      {...place}
      entryId={id}
      title={job.jobTitle.trim() || words.untitled}
      detail={[employer.trim(), formatDates(job)].filter(Boolean).join(', ')}
      startsOpen={job.jobTitle.trim() === ''}
    >
      <TickBox
        id={fieldId('isPrisonWork', id)}
        label={words.prison.isPrisonWork}
        hint={words.prison.note}
        checked={job.isPrisonWork}
        onTick={(isPrisonWork) => set({ isPrisonWork })}
      />
      {job.isPrisonWork ? <PrisonWorkTypes jobId={id} tool={tool} /> : null}
      <TextField
        {...words.jobTitle}
        id={fieldId('jobTitle', id)}
        dir="auto"
        spellCheck
        lang="en-GB"
        autoComplete="off"
        value={job.jobTitle}
        onChange={({ target }) => set({ jobTitle: target.value })}
      />
      {job.isPrisonWork ? (
        <PrisonPlaceFields
          entryId={id}
          bodyField={words.prison.awardingBody}
          placeField={{ ...words.prison.place, value: job.company, onChange: (company) => set({ company }) }}
          entry={job}
          onBody={(awardingBody) => set({ awardingBody })}
          onShow={(showPlace) => set({ showPlace })}
          shown={employerShown(job)}
          hidden={job.showPlace ? '' : job.company}
        />
      ) : (
        <TextField
          {...words.company}
          id={fieldId('company', id)}
          dir="auto"
          autoComplete="off"
          value={job.company}
          onChange={({ target }) => set({ company: target.value })}
        />
      )}
      <DateFields
        entryId={id}
        field="startDate"
        legend={words.start}
        date={job.startDate}
        today={tool.today}
        onChange={(startDate) => set({ startDate })}
      />
      <TickBox
        id={fieldId('current', id)}
        label={words.current}
        checked={job.current}
        onTick={(current) => set({ current })}
      />
      {job.current ? null : (
        <DateFields
          entryId={id}
          field="endDate"
          legend={words.end}
          date={job.endDate}
          today={tool.today}
          error={endsBeforeStart(job) ? words.wrongOrder : undefined}
          onChange={(endDate) => set({ endDate })}
        />
      )}
      <LongTextField
        {...words.description}
        id={fieldId('description', id)}
        value={job.description}
        onChange={(description) => set({ description })}
      >
        <BulletBuilder jobId={id} tool={tool} onAdd={addLine} />
      </LongTextField>
    </EntryCard>
  )
}

function PrisonWorkTypes({ jobId, tool }: { jobId: string; tool: CvTool }) {
  const { legend, hint, filled, addNumber } = words.prison
  const hintId = fieldId('prison-hint', jobId)
  const [chosen, setChosen] = useState<PrisonWorkType | null>(null)
  return (
    <fieldset className="choice-group" aria-describedby={hintId}>
      <legend className="field-label">{legend}</legend>
      <p id={hintId} className="field-hint">
        {hint}
      </p>
      <div className="cv-chips">
        {prisonWorkTypes.map((type) => (
          <Button
            key={type}
            look="secondary"
            onClick={() => {
              tool.change({
                type: 'fill-prison-work',
                id: jobId,
                words: prisonWork[type],
                others: Object.values(prisonWork),
              })
              setChosen(type)
              tool.tell(filled)
            }}
          >
            {prisonWork[type].label}
          </Button>
        ))}
      </div>
      {chosen ? (
        <p>
          {prisonWork[chosen].askNumber} {addNumber}
        </p>
      ) : null}
    </fieldset>
  )
}
