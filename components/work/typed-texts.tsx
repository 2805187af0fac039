import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { formWords } from '@/lib/content/forms/form-words'

export type TypedText = { label: string; text: string }

/**
 * The texts in a form that came back, each with the label of its field. Whatever has no label here, such as a hidden
 * field or a choice, was not typed and is left out.
 */
export const typedTexts = (kept: KeptForm | null, labels: Readonly<Record<string, string>>): TypedText[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const text = kept?.values[name]?.trim() ?? ''
    return text === '' ? [] : [{ label, text }]
  })

type Props = {
  texts: readonly TypedText[]
  /** Whether the problem above says already that they were not saved. @default false */
  isSaid?: boolean
}

/** What somebody typed into a form that is no longer on the page, because somebody else was quicker. */
export function TypedTexts({ texts, isSaid = false }: Props) {
  return texts.length === 0 ? null : (
    <div className="typed-texts">
      {isSaid ? null : <p>{formWords.copyTyped}</p>}
      {texts.map(({ label, text }) => (
        <p key={label}>
          <strong>{label}</strong>
          <br />
          <Typed>{text}</Typed>
        </p>
      ))}
    </div>
  )
}
