/** What an applicant does that the members of a company are told by email, each in the way they choose. */
export const memberEvents = [
  'applied',
  'time_chosen',
  'other_time',
  'message',
  'statement',
  'accepted',
  'declined',
  'withdrawn',
  'approved',
] as const
export type MemberEvent = (typeof memberEvents)[number]

/** When a member is told: at once, in the daily email, or not at all. */
export const tellingWays = ['now', 'daily', 'off'] as const
type TellingWay = (typeof tellingWays)[number]

/** What somebody chose for each; whatever they did not choose is told at once. */
export type EventChoices = Readonly<Partial<Record<MemberEvent, Exclude<TellingWay, 'now'>>>>

/** The choices as typed into the form: whatever it does not name is told at once. */
export function readEventChoices(fields: Readonly<Record<string, string | undefined>>): EventChoices {
  const chosen = memberEvents.flatMap((event) => {
    const way = tellingWays.find((one) => one === fields[event])
    return way === undefined || way === 'now' ? [] : [[event, way] as const]
  })
  return Object.fromEntries(chosen)
}
