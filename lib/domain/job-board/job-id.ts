const longestWords = 60

/** The valid form of `jobs.id`. */
export const jobIdPattern = /^(?=.{8,80}$)[a-z0-9]+(-[a-z0-9]+)*$/
/** The part of it that makes it unique. It comes with the form, so that a form sent twice makes one job. */
export const jobKeyPattern = /^[a-z0-9]{8}$/

/**
 * The last part of a job's URL: words from its title, and its key.
 * @param key eight letters or digits
 */
export function jobIdOf(title: string, key: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longestWords)
    .replace(/-+$/, '')
  return words === '' ? `job-${key}` : `${words}-${key}`
}
