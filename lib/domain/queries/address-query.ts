export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>
type Given = AddressQuery[string]

const longest = 100

// No name or word has one, and the database takes none of them: %00 in an address would be an error there.
const notText = /[\p{Cc}\p{Cs}]/gu

const givenOne = (value: Given): string => (typeof value === 'string' ? value : (value?.[0] ?? ''))

/**
 * A query value with a space for each control character, cut to 100 characters; the first if there are several, empty if there are
 * none.
 */
export const givenText = (value: Given): string => givenOne(value).replace(notText, ' ').slice(0, longest)

/** What a query value has between its commas and on its lines, each as `givenText()` reads it and without spaces around it. */
export const givenList = (value: Given): string[] =>
  givenOne(value)
    .split(/[,\r\n]/)
    .map((one) => givenText(one).trim())

/** The choice that a URL names; the default for anything else. */
export function chosenOf<One extends string, Usual extends One | null>(
  choices: readonly One[],
  value: Given,
  usual: Usual,
): One | Usual {
  const text = givenText(value)
  return choices.find((one) => one === text) ?? usual
}

/** The path with these query values; null and empty ones are left out. */
export function pathWithQuery<Path extends string>(
  path: Path,
  values: Readonly<Record<string, string | null>>,
): Path | `${Path}?${string}` {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '')
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
