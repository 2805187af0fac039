import type { KeptForm } from '@/components/dashboard/parts/posted-form'

type Props = { kept: KeptForm | null; forms: readonly string[] }

/** What went wrong with a form that is no longer on the page, such as the button of a row. */
export function ProblemNotice({ kept, forms }: Props) {
  return kept && forms.includes(kept.values.form ?? '') ? (
    <p className="form-notice" role="alert">
      {kept.message}
    </p>
  ) : null
}
