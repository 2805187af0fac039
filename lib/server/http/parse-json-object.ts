import 'server-only'

const depthLimit = 8

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/** The JSON object in a text; undefined when it is not JSON, not an object, or nested more than 8 deep. */
export function parseJsonObject(text: string): Record<string, unknown> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return isDeeperThan(value, depthLimit) ? undefined : { ...value }
}
