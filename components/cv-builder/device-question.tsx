import { cvStore } from '@/components/cv-builder/cv-store'
import { fieldId } from '@/components/cv-builder/field-id'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { forgetOffline } from '@/components/cv-builder/use-offline'
import { ErrorSummary } from '@/components/forms/error-summary'
import { RadioRows } from '@/components/forms/radio-rows'
import { TickBox } from '@/components/forms/tick-box'
import type { Device } from '@/lib/client/cv-drafts/stored-cvs'
import { startWords } from '@/lib/content/cv-builder/screens'

const words = startWords.device
const devices = ['own', 'shared'] as const

/** Asked before anything is stored. */
export function DeviceQuestion({ tool: { kept, deviceSkips } }: StepProps) {
  const choose = (device: Device) => {
    cvStore().keeper.chooseDevice(device)
    if (device === 'shared') void forgetOffline()
  }
  const error = deviceSkips > 0 && kept.device === null ? words.missing : undefined
  return (
    <>
      {error ? (
        <ErrorSummary
          key={deviceSkips}
          formId={fieldId('start')}
          problems={[{ fieldId: fieldId('device-own'), message: error }]}
        />
      ) : null}
      <div className={error ? 'cv-fields' : 'notice cv-fields'}>
        <RadioRows
          id={fieldId('device')}
          error={error}
          legend={words.legend}
          hint={words.hint}
          options={devices.map((value) => ({ value, label: words.options[value] }))}
          value={kept.device}
          onChange={choose}
        />
        {kept.device === null ? null : <p>{words[kept.device]}</p>}
        {kept.device === 'own' ? (
          <TickBox
            id={fieldId('keep-letter')}
            label={words.keepLetter}
            hint={words.keepLetterHint}
            checked={kept.keepsDisclosure}
            onTick={cvStore().keeper.keepDisclosure}
          />
        ) : null}
      </div>
    </>
  )
}
