import { isApplicationReference } from '@/lib/domain/applications/reference'
import type { AddressQuery } from '@/lib/domain/queries/address-query'

/** To how many applicants one form can say no. */
export const mostAtOnce = 20

/** An applicant that was ticked, on the version that was shown. */
export type Ticked = { reference: string; version: string }

/** The names of the fields that say who is rejected. */
export const tickNames = Array.from({ length: mostAtOnce }, (_, index) => `applicant-${index + 1}`)

/** What a tick box sends. */
export const tickValue = ({ reference, version }: { reference: string; version: number | string }): string =>
  `${reference} ${version}`

/** Each applicant once; whatever no tick box of ours sends is left out. */
function ticksOf(sent: readonly string[]): Ticked[] {
  const ticked = sent.flatMap((text) => {
    const [reference = '', version = ''] = text.split(' ')
    return isApplicationReference(reference) && /^\d{1,9}$/.test(version) ? [{ reference, version }] : []
  })
  return ticked.filter(({ reference }, index) => ticked.findIndex((one) => one.reference === reference) === index)
}

/** Who is rejected by a form, each once. */
export const tickedApplicants = (fields: Readonly<Record<string, string | undefined>>): Ticked[] =>
  ticksOf(tickNames.map((name) => fields[name] ?? ''))

/** More than a list shows at once: a longer address is not ours. */
const mostInAddress = 60

/** Who is ticked according to an address or a field: one text for each, or all of them in one with commas. */
export const ticksIn = (given: AddressQuery[string]): Ticked[] =>
  ticksOf(
    [given ?? []]
      .flat()
      .flatMap((text) => text.split(','))
      .slice(0, mostInAddress),
  )

/** Those who are ticked, as {@link ticksIn} reads them. */
export const ticksText = (ticked: readonly { reference: string; version: number | string }[]): string =>
  ticked.map(tickValue).join(',')

/** The references in an address, with commas between them. */
export const toldReferences = (given: AddressQuery[string]): string[] =>
  [given ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .filter(isApplicationReference)
    .slice(0, mostAtOnce)

/** Applicants by the job they applied for, in the order of the list: reasons are given for one job at a time. */
export function byJob<Row extends { jobId: string; jobTitle: string }>(
  rows: readonly Row[],
): { jobId: string; jobTitle: string; applicants: Row[] }[] {
  return [...new Set(rows.map(({ jobId }) => jobId))].map((jobId) => {
    const applicants = rows.filter((row) => row.jobId === jobId)
    return { jobId, jobTitle: applicants[0]?.jobTitle ?? '', applicants }
  })
}
