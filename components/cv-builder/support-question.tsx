import type { StepProps } from '@/components/cv-builder/cv-tool'
import { RadioRows } from '@/components/forms/radio-rows'
import { PageLink } from '@/components/ui/page-link'
import { finishWords } from '@/lib/content/cv-builder/screens'
import { supportTypes } from '@/lib/domain/cv/cv-draft'

const words = finishWords.support

export function SupportQuestion({ tool }: StepProps) {
  const { draft, change } = tool
  return (
    <section className="cv-fields">
      <RadioRows
        legend={words.legend}
        options={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        value={draft.needsSupport === null ? null : draft.needsSupport ? 'yes' : 'no'}
        onChange={(answer) => change({ type: 'choose', field: 'needsSupport', value: answer === 'yes' })}
      />
      {draft.needsSupport ? (
        <>
          <RadioRows
            legend={words.typeLegend}
            options={supportTypes.map((value) => ({ value, label: words.options[value] }))}
            value={draft.supportType}
            onChange={(value) => change({ type: 'choose', field: 'supportType', value })}
          />
          <p>
            {words.note} <PageLink href="/request-callback/candidate">{words.link}</PageLink>
          </p>
        </>
      ) : null}
    </section>
  )
}
