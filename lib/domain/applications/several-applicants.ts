import { isApplicationReference } from '@/lib/domain/applications/reference'

/** To how many applicants one form can say no. */
export const mostAtOnce = 20

/** An applicant that was ticked, on the version that was shown. */
type Ticked = { reference: string; version: string }

/** The names of the form's tick boxes. */
export const tickNames = Array.from({ length: mostAtOnce }, (_, index) => `applicant-${index + 1}`)

/** What a tick box sends. */
export const tickValue = ({ reference, version }: { reference: string; version: number }): string =>
  `${reference} ${version}`

/** Who was ticked, each once; whatever is none of our tick boxes is left out. */
export function tickedApplicants(fields: Readonly<Record<string, string | undefined>>): Ticked[] {
  const ticked = tickNames.flatMap((name) => {
    const [reference = '', version = ''] = (fields[name] ?? '').split(' ')
    return isApplicationReference(reference) && /^\d{1,9}$/.test(version) ? [{ reference, version }] : []
  })
  return ticked.filter(({ reference }, index) => ticked.findIndex((one) => one.reference === reference) === index)
}
