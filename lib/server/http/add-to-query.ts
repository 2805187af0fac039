import 'server-only'

/**
 * A URL of ours with more in its query.
 * @param address a path, which may already have a query; existing fields are replaced
 * @param query a field that is null is left out, or taken away
 */
export function addToQuery(address: string, query: Record<string, string | null>): string {
  const [path = '', before] = address.split('?')
  const parameters = new URLSearchParams(before)
  for (const [name, value] of Object.entries(query)) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}
