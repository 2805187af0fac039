import { useEffect, useState, type ComponentType } from 'react'

import type { CvTool, StepProps } from '@/components/cv-builder/cv-tool'
import { focusField } from '@/components/cv-builder/field-id'
import { Button } from '@/components/ui/button'
import { cvToolWords } from '@/lib/content/cv-builder/screens'

type Step = ComponentType<StepProps>

const loaders = {
  experience: async () => (await import('@/components/cv-builder/experience-step')).ExperienceStep,
  skills: async () => (await import('@/components/cv-builder/skills-step')).SkillsStep,
  education: async () => (await import('@/components/cv-builder/education-step')).EducationStep,
  disclosure: async () => (await import('@/components/cv-builder/disclosure-step')).DisclosureStep,
  finish: async () => (await import('@/components/cv-builder/finish-step')).FinishStep,
} as const satisfies Record<string, () => Promise<Step>>

type LaterStepName = keyof typeof loaders

const loaded = new Map<LaterStepName, Step>()

async function load(name: LaterStepName): Promise<Step> {
  const step = loaded.get(name) ?? (await loaders[name]())
  loaded.set(name, step)
  return step
}

/** Fetches a step that is likely to come next; offline, it is tried again when the step is needed. */
export function prepareStep(name: string): void {
  if (name in loaders) load(name as LaterStepName).catch(() => undefined)
}

type Props = { name: LaterStepName; tool: CvTool; arrivesAt: string | null }

/** A step whose code is fetched when it is first shown: the first screen has to be fast on an old phone. */
export function LaterStep({ name, tool, arrivesAt }: Props) {
  const [tries, setTries] = useState(0)
  const [Step, setStep] = useState<Step | null>(() => loaded.get(name) ?? null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    load(name).then(
      (step) => isCurrent && setStep(() => step),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [name, tries])
  if (Step) {
    return (
      <>
        <Step tool={tool} />
        <Arrival at={arrivesAt} />
      </>
    )
  }
  if (!hasFailed) {
    return (
      <p role="status" className="cv-loading">
        {cvToolWords.loading}
      </p>
    )
  }
  return (
    <div role="alert">
      <p>{cvToolWords.loadFailed}</p>
      <Button
        look="secondary"
        onClick={() => {
          setHasFailed(false)
          setTries(tries + 1)
        }}
      >
        {cvToolWords.loadAgain}
      </Button>
    </div>
  )
}

/** Rendered after a step, so that the step's fields exist when it looks for one. */
export function Arrival({ at }: { at: string | null }) {
  useEffect(() => {
    if (at !== null) focusField(at)
  }, [at])
  return null
}
