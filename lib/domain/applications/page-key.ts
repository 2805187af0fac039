import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/** The last row of the previous page, as written in a URL: the day by which its list is sorted and its id. */
export type PageKey = { on: PlainDate; id: string }

/** Reads '2026-11-23_5f…'; null for anything else. */
export function pageKeyOf(text: string): PageKey | null {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? []
  const on = day === undefined ? undefined : parseDate(day)
  return on && id !== undefined ? { on, id } : null
}

export const pageKeyText = ({ on, id }: PageKey): string => `${on}_${id}`
