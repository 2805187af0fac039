import { cvStore } from '@/components/cv-builder/cv-store'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import type { StepProps } from '@/components/cv-builder/cv-tool'
import { Button } from '@/components/ui/button'
import { savedWords } from '@/lib/content/cv-builder/screens'

const words = savedWords.aside

/** What an earlier visit stored and this page cannot read: the text is the person's, to save or to delete. */
export function UnreadCv({ tool: { kept, tell } }: StepProps) {
  const { unread } = kept
  if (unread === null) return null
  const save = async () => {
    try {
      const { saveOnDevice } = await import('@/lib/client/cv-files/save-on-device')
      saveOnDevice({ name: 'CV-old.json', type: 'application/json', bytes: new TextEncoder().encode(unread) })
      tell(words.saved)
    } catch {
      tell(words.notSaved)
    }
  }
  const remove = () => {
    cvStore().keeper.forgetUnread()
    tell(words.removed)
    focusSoon(fieldId('device-own'))
  }
  return (
    <section className="notice cv-fields">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className="button-row">
        <Button look="secondary" onClick={save}>
          {words.save}
        </Button>
        <Button look="secondary" onClick={remove}>
          {words.remove}
        </Button>
      </div>
    </section>
  )
}
