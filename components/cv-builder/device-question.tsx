import { cvStore } from '@/components/cv-builder/cv-store'
import { fieldId } from '@/components/cv-builder/field-id'
import { TickBox } from '@/components/forms/tick-box'
import { forgetOffline } from '@/components/cv-builder/use-offline'
import { RadioRows } from '@/components/forms/radio-rows'
import type { CvKeeperState } from '@/lib/client/cv-drafts/cv-keeper'
import type { Device } from '@/lib/client/cv-drafts/stored-cvs'
import { startWords } from '@/lib/content/cv-builder/screens'

const words = startWords.device
const devices = ['own', 'shared'] as const

/** Asked before anything is stored. */
export function DeviceQuestion({ kept }: { kept: CvKeeperState }) {
  const choose = (device: Device) => {
    cvStore().keeper.chooseDevice(device)
    if (device === 'shared') void forgetOffline()
  }
  return (
    <div className="notice cv-fields" id={fieldId('device')} tabIndex={-1}>
      <RadioRows
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
  )
}
