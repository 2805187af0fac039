import { z } from 'zod'

import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

/** What lines of the audit log can be about, as the filter offers it. */
export const logKinds = [
  'enquiry',
  'account',
  'company',
  'job',
  'message_report',
  'subject_request',
  'email',
  'emails',
  'daily_email',
  'figures',
] as const
export type LogKind = (typeof logKinds)[number]

export type LogQuery = {
  /** A member's id, or whoever is not one, such as the command line. */
  who: string | 'command_line' | null
  kind: LogKind | null
  /** What the lines are about, exactly: an enquiry's reference or an account's id. Empty for everything. */
  about: string
  /** Whether each opening of a page is shown too, which are most of the lines. */
  withOpenings: boolean
  /** Only lines older than this one. */
  before: number | null
}

/** What a URL asks to see of the audit log; invalid values are left out. */
export function logQueryFrom(query: AddressQuery): LogQuery {
  const who = givenText(query.who)
  const before = givenText(query.before)
  return {
    who: who === 'command_line' ? who : (z.uuid().safeParse(who).data ?? null),
    kind: chosenOf(logKinds, query.kind, null),
    about: givenText(query.about).trim(),
    withOpenings: givenText(query.openings) === 'yes',
    before: /^\d{1,15}$/.test(before) ? Number(before) : null,
  }
}

/** The same as URL query values. */
export const logValuesOf = ({ who, kind, about, withOpenings, before }: LogQuery) => ({
  who,
  kind,
  about,
  openings: withOpenings ? 'yes' : null,
  before: before === null ? null : String(before),
})
