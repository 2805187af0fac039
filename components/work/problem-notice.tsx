import type { KeptForm } from '@/components/work/posted-form'
import { TypedTexts, type TypedText } from '@/components/work/typed-texts'

type Props = {
  kept: KeptForm | null
  forms: readonly string[]
  /** What was typed into it. */
  texts?: readonly TypedText[]
}

/** What went wrong with a form that is no longer on the page, such as the button of a row. */
export function ProblemNotice({ kept, forms, texts = [] }: Props) {
  if (!kept || !forms.includes(kept.values.form ?? '')) return null
  return texts.length === 0 ? (
    <p className="form-notice" role="alert">
      {kept.message}
    </p>
  ) : (
    <div className="form-notice" role="alert">
      <p>{kept.message}</p>
      <TypedTexts texts={texts} />
    </div>
  )
}
