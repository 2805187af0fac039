import { withdrawalReasons } from '@/lib/domain/applications/application'
import type { Side } from '@/lib/domain/access/role'
import { stages } from '@/lib/domain/applications/stages'
import { appointmentKinds, attendances, meetingWays } from '@/lib/domain/appointments/appointment'
import { minutesOf } from '@/lib/domain/dates/london-time'
import { progressStates, todoKinds, visibilities } from '@/lib/domain/dashboards/service-state'
import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

type FieldValues = {
  id: string
  /** One line, 1 to 160 characters. */
  line: string
  /** 1 to 5,000 characters, line breaks allowed. */
  text: string
  date: PlainDate
  time: string
  /** A whole number from 0 to 1,000. */
  number: number
  flag: boolean
  /** 1 to 50 identifiers. */
  ids: readonly string[]
}
type Kind = keyof FieldValues
type Choice = readonly string[]
/** One of several choices; `some` of them is a list without duplicates. */
type Field = Kind | Choice | { some: Choice }
type Fields = Readonly<Record<string, Field>>

const schema = <const Required extends Fields, const Optional extends Fields = Record<never, never>>(
  by: readonly Side[],
  required: Required,
  optional?: Optional,
) => ({ by, required, optional: optional ?? ({} as Optional) })

const anybody = ['candidate', 'employer', 'partner', 'caseworker'] as const

/** Everything that can be done on a dashboard: who may do it, and which fields it takes. */
export const actionSchemas = {
  'application/send': schema(['partner'], { jobId: 'id', personId: 'id' }),
  'application/move': schema(
    ['partner'],
    { applicationId: 'id', to: stages },
    { note: 'text', withdrawalReason: withdrawalReasons },
  ),
  'profile/visibility': schema(['candidate'], { visibility: visibilities }),
  'todo/set': schema(['candidate'], {
    personId: 'id',
    todo: todoKinds,
    progress: progressStates,
  }),
  'appointment/book': schema(
    ['caseworker'],
    {
      personId: 'id',
      kind: appointmentKinds,
      title: 'line',
      on: 'date',
      at: 'time',
      minutes: 'number',
      way: meetingWays,
      place: 'line',
    },
    { isClashAccepted: 'flag' },
  ),
  'appointment/cancel': schema(['caseworker'], { appointmentId: 'id' }),
  'appointment/attendance': schema(['caseworker'], { appointmentId: 'id', attendance: attendances }, { note: 'text' }),
  'setting/choose': schema(anybody, { name: 'id', value: 'line' }),
} as const

type ValueOf<Declared> = Declared extends Kind
  ? FieldValues[Declared]
  : Declared extends Choice
    ? Declared[number]
    : Declared extends { some: infer Of extends Choice }
      ? readonly Of[number][]
      : never
type Schemas = typeof actionSchemas
export type ActionType = keyof Schemas
export type ActionOf<Type extends ActionType> = { type: Type } & {
  [Name in keyof Schemas[Type]['required']]: ValueOf<Schemas[Type]['required'][Name]>
} & { [Name in keyof Schemas[Type]['optional']]?: ValueOf<Schemas[Type]['optional'][Name]> | undefined }
export type Action = { [Type in ActionType]: ActionOf<Type> }[ActionType]

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest
const isId = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9][a-z0-9_/:-]{0,79}$/.test(value)

const kindChecks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  id: isId,
  line: (value) => isText(value, 160) && !/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value),
  text: (value) => isText(value, 5000),
  date: (value) => typeof value === 'string' && parseDate(value) !== undefined,
  time: (value) => typeof value === 'string' && !Number.isNaN(minutesOf(value)),
  number: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1000,
  flag: (value) => typeof value === 'boolean',
  ids: (value) => Array.isArray(value) && value.length > 0 && value.length <= 50 && value.every(isId),
}

const isKind = (field: Field): field is Kind => typeof field === 'string'
const isChoice = (field: Field): field is Choice => Array.isArray(field)

function isValid(field: Field, value: unknown): boolean {
  if (isKind(field)) return kindChecks[field](value)
  if (isChoice(field)) return typeof value === 'string' && field.includes(value)
  if (!Array.isArray(value) || value.length === 0) return false
  return new Set(value).size === value.length && value.every((item) => field.some.includes(item as string))
}

const isActionType = (type: unknown): type is ActionType =>
  typeof type === 'string' && Object.hasOwn(actionSchemas, type)

/**
 * The names of missing or wrong fields, `type` for an unknown action, and any field that does not belong to it. Empty
 * for an action that can be tried. Accepts anything, such as what a browser stored.
 */
export function faultsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return ['type']
  const given = value as Record<string, unknown>
  if (!isActionType(given.type)) return ['type']
  const { required, optional }: { required: Fields; optional: Fields } = actionSchemas[given.type]
  const wrong = [
    ...Object.entries(required).filter(([name, field]) => !isValid(field, given[name])),
    ...Object.entries(optional).filter(([name, field]) => given[name] !== undefined && !isValid(field, given[name])),
  ].map(([name]) => name)
  const unknown = Object.keys(given).filter((name) => name !== 'type' && !(name in required) && !(name in optional))
  return [...wrong, ...unknown]
}

export const isAction = (value: unknown): value is Action => faultsOf(value).length === 0

export const mayDo = (type: ActionType, role: Side): boolean =>
  actionSchemas[type].by.some((allowed) => allowed === role)
