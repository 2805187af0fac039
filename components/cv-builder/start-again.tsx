import type { StepProps } from '@/components/cv-builder/cv-tool'
import { Button } from '@/components/ui/button'
import { finishWords as words } from '@/lib/content/cv-builder/screens'
import { emptyDraft } from '@/lib/domain/cv/cv-draft'

/** The CV can be brought back by Undo, or from the older versions. */
export function StartAgain({ tool }: StepProps) {
  return (
    <div>
      <Button
        look="secondary"
        onClick={() => {
          tool.change({ type: 'replace', draft: emptyDraft(), reason: 'started-again' })
          tool.tell(words.startedAgain)
        }}
      >
        {words.again}
      </Button>
    </div>
  )
}
