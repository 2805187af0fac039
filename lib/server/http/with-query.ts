import 'server-only'

/**
 * An address of ours with more in its query; what has no value is left out.
 * @param address a path, which may have a query already; a field that is there is replaced
 */
export function withQuery(address: string, query: Record<string, string | null>): string {
  const [path = '', before] = address.split('?')
  const parameters = new URLSearchParams(before)
  for (const [name, value] of Object.entries(query)) if (value !== null) parameters.set(name, value)
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}
