import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { SelectField } from '@/components/forms/select-field'
import { SelectedSteps } from '@/components/desk/enquiries/selected-steps'
import { severalForm } from '@/components/desk/enquiries/enquiry-table'
import { Button } from '@/components/ui/button'
import { severalWords as words } from '@/lib/content/desk/enquiries'
import { workOutcomeWords } from '@/lib/content/desk/enquiry'
import { workOutcomes } from '@/lib/domain/desk/enquiry-steps'

type Props = {
  /** The URL of this very list, to come back to. */
  here: string
  /** How many enquiries the server ticked. */
  ticked: number
  /** The form as it was sent, if they could not be closed. */
  kept: KeptForm | null
}

/** What can be done with the enquiries that are ticked: taken on, or closed for one reason. */
export function SeveralForm({ here, ticked, kept }: Props) {
  const back = kept?.values.form === 'enquiries-close' ? kept : null
  return (
    <SelectedSteps form={severalForm} ticked={ticked} heading={words.heading}>
      <form id={severalForm} className="dash-form" method="post" action="/api/desk/enquiries-close">
        <input type="hidden" name="at" value={here} />
        <div className="button-row">
          <Button type="submit" isSmall formAction="/api/desk/enquiries-take">
            {words.take}
          </Button>
        </div>
        <SelectField
          id="several-outcome"
          name="outcome"
          label={words.outcome}
          defaultValue={back?.values.outcome ?? ''}
          error={problemOf(back, 'several-outcome')}
          options={[
            { value: '', label: words.chooseOne },
            ...workOutcomes.map((value) => ({ value, label: workOutcomeWords[value] })),
          ]}
        />
        <div className="button-row">
          <Button type="submit" look="secondary" isSmall>
            {words.close}
          </Button>
        </div>
      </form>
    </SelectedSteps>
  )
}
