import { useEffect, useState } from 'react'

import type { CvTool, StepProps } from '@/components/cv-builder/cv-tool'
import { FixLinks, type Fix } from '@/components/cv-builder/fix-list'
import { finishWords } from '@/lib/content/cv-builder/screens'

const words = finishWords.look

type Check = (tool: CvTool) => Fix[]

/** What a person would regret sending, above the download buttons. Renders nothing if there is nothing. */
export function UrgentNotice({ tool }: StepProps) {
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => {
    import('@/components/cv-builder/urgent-fixes').then(
      ({ urgentFixes }) => setCheck(() => urgentFixes),
      // Offline, the CV can still be downloaded.
      () => undefined,
    )
  }, [])
  const fixes = check?.(tool) ?? []
  if (fixes.length === 0) return null
  return (
    <section className="notice cv-fields">
      <h4>{words.title}</h4>
      <p>{words.text}</p>
      <FixLinks fixes={fixes} />
    </section>
  )
}
