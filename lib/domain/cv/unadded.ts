import type { CvDraft } from '@/lib/domain/cv/cv-draft'
import { changeCv, type CvChange } from '@/lib/domain/cv/edit-cv-draft'
import { joinBullet, type BulletAnswers } from '@/lib/domain/cv/join-bullet'

/** What was typed in a step but not added to the CV: a skill, and what was answered about a line, by job id. */
export type Unadded = { skill: string; answers: ReadonlyMap<string, BulletAnswers> }

export const noBulletAnswers: BulletAnswers = { did: '', often: '', well: '' }
export const nothingUnadded: Unadded = { skill: '', answers: new Map() }

/** A job's description with one more line. */
export const withLine = (description: string, line: string): string =>
  [description.trimEnd(), line].filter(Boolean).join('\n')

/** A text that is not on the CV yet, and the change that puts it there. */
type Addition = { text: string; change: CvChange }

/** What the Add buttons would do, one after the other. Answers about a job that was removed are left out. */
export function additionsTo(draft: CvDraft, { skill, answers }: Unadded): Addition[] {
  const lines = draft.experiences.map(({ id, description }): Addition => {
    const text = joinBullet(answers.get(id) ?? noBulletAnswers)
    return { text, change: { type: 'change-experience', id, change: { description: withLine(description, text) } } }
  })
  const text = skill.trim()
  return [...lines, { text, change: { type: 'add-skill', text } } as const].filter((each) => each.text !== '')
}

/** The draft as it would be with everything added; the same object when there is nothing to add. */
export const withUnadded = (draft: CvDraft, unadded: Unadded): CvDraft =>
  additionsTo(draft, unadded).reduce((all, { change }) => changeCv(all, change), draft)
