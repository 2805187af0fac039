// Decoders: each turns an unknown value, such as a saved file's, into a type, or says where the fault is.
/** Reads an unknown value as the expected type, or throws `WrongShape` with the place of the fault. */
export type Decoder<T> = (value: unknown, place: string) => T

export class WrongShape extends Error {
  override name = 'WrongShape'
  constructor(readonly place: string) {
    super(`Wrong value at ${place}`)
  }
}

const refuse = (place: string): never => {
  throw new WrongShape(place)
}

export const text: Decoder<string> = (value, place) => (typeof value === 'string' ? value : refuse(place))

export const flag: Decoder<boolean> = (value, place) => (typeof value === 'boolean' ? value : refuse(place))

/** A whole number within both bounds. */
export const integer =
  (least: number, most: number): Decoder<number> =>
  (value, place) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : refuse(place)

export const oneOf =
  <const T extends string>(options: readonly T[]): Decoder<T> =>
  (value, place) =>
    options.find((option) => option === value) ?? refuse(place)

export const orNull =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (value, place) =>
    value === null ? null : decode(value, place)

/** A missing value takes the default; a present one must be valid. */
export const orElse =
  <T>(decode: Decoder<T>, fallback: T): Decoder<T> =>
  (value, place) =>
    value === undefined ? fallback : decode(value, place)

export const listOf =
  <T>(decode: Decoder<T>): Decoder<T[]> =>
  (value, place) =>
    Array.isArray(value) ? value.map((each, index) => decode(each, `${place}[${index}]`)) : refuse(place)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with these fields. Unknown fields are dropped. */
export const recordOf =
  <T extends object>(decoders: { [Field in keyof T]: Decoder<T[Field]> }): Decoder<T> =>
  (value, place) => {
    if (!isRecord(value)) return refuse(place)
    const fields = Object.keys(decoders) as (keyof T & string)[]
    const own = (field: string) => (Object.hasOwn(value, field) ? value[field] : undefined)
    return Object.fromEntries(fields.map((field) => [field, decoders[field](own(field), `${place}.${field}`)])) as T
  }

/** The value, or the place of the first fault. */
export function decodeValue<T>(
  decode: Decoder<T>,
  value: unknown,
  place: string,
): { ok: true; value: T } | { ok: false; place: string } {
  try {
    return { ok: true, value: decode(value, place) }
  } catch (error) {
    if (error instanceof WrongShape) return { ok: false, place: error.place }
    throw error
  }
}
