/** The rows that name somebody who is on the list already, each with the references of these, by the number of the row. */
export type Namesakes = Readonly<Record<number, readonly string[]>>

/** Comparing five hundred people takes the server longer than a page. */
const giveUpAfterMs = 12_000

/**
 * Asks which rows of a spreadsheet have the name of somebody on the member's list and other details. Never rejects.
 * @param rows the rows as they are stored afterwards
 * @returns null if there was no answer
 */
export async function findNamesakes(forms: 'partner' | 'caseworker', rows: string): Promise<Namesakes | null> {
  try {
    const response = await fetch(`/api/${forms}/people-namesakes`, {
      method: 'POST',
      body: new URLSearchParams({ rows }),
      signal: AbortSignal.timeout(giveUpAfterMs),
    })
    if (!response.ok) return null
    const { namesakes } = (await response.json()) as { namesakes: { line: number; references: string[] }[] }
    return Object.fromEntries(namesakes.map(({ line, references }) => [line, references]))
  } catch {
    return null
  }
}
