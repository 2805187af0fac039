import { type KeyboardEvent } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { skillWords as words } from '@/lib/content/cv-builder/screens'
import { suggestedSkills } from '@/lib/content/cv-builder/suggested-skills'

const inputId = fieldId('skills')
const skillId = (index: number) => fieldId('remove-skill', String(index))
const groups = ['personal', 'work'] as const

export function SkillsStep({ tool }: StepProps) {
  const { draft, change, tell, typeUnadded } = tool
  const { skills } = draft
  const text = tool.unadded.skill

  const add = () => {
    const skill = text.trim()
    if (skill === '') return
    change({ type: 'add-skill', text })
    typeUnadded({ skill: '' })
    tell(`${words.added} ${skill}`)
    focusSoon(inputId)
  }
  const addOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing, as for Chinese or Hindi, Enter chooses a candidate.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (index: number) => {
    change({ type: 'remove-skill', index })
    focusSoon(skills.length === 1 ? inputId : skillId(Math.min(index, skills.length - 2)))
  }
  return (
    <>
      <p>{words.text}</p>
      <div className="cv-add-skill">
        <Field id={inputId} label={words.label} hint={words.hint}>
          <input
            id={inputId}
            className="text-input"
            aria-describedby={`${inputId}-hint`}
            lang="en-GB"
            dir="auto"
            spellCheck
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={({ target }) => typeUnadded({ skill: target.value })}
            onKeyDown={addOnEnter}
          />
        </Field>
        <Button onClick={add}>{words.add}</Button>
      </div>
      <section>
        <h3>
          {words.list} ({skills.length})
        </h3>
        {skills.length === 0 ? <p className="cv-empty">{words.none}</p> : null}
        <ul className="plain-list cv-skills">
          {skills.map((skill, index) => (
            <li key={index}>
              <span dir="auto">{skill}</span>
              <button
                id={skillId(index)}
                type="button"
                className="cv-remove"
                aria-label={`${words.remove} ${skill}`}
                onClick={() => remove(index)}
              >
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <path
                    d="M3 3l10 10M13 3L3 13"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {groups.map((group) => (
        <section key={group}>
          <h3>{words.groups[group]}</h3>
          <div className="cv-chips">
            {suggestedSkills[group].map((skill) => (
              <SuggestedSkill
                key={skill}
                skill={skill}
                isThere={skills.some((own) => own.trim().toLowerCase() === skill.toLowerCase())}
                onAdd={() => {
                  change({ type: 'suggest-skill', text: skill })
                  tell(`${words.added} ${skill}`)
                }}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

type SuggestedSkillProps = { skill: string; isThere: boolean; onAdd: () => void }

/** Stays where it is once added, so that nothing moves under the finger and focus is kept. */
function SuggestedSkill({ skill, isThere, onAdd }: SuggestedSkillProps) {
  return (
    <Button look="secondary" aria-disabled={isThere || undefined} onClick={onAdd}>
      <span aria-hidden="true">{isThere ? '✓' : '+'}</span>
      {skill}
      {isThere ? <span className="visually-hidden"> ({words.has})</span> : null}
    </Button>
  )
}
