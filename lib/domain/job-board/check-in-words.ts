import { dbsLevels, type DbsLevel } from '@/lib/domain/job-board/job'

const check = '(?:dbs|crb|disclosure|criminal[ -]records?|police)'
const kind = '(?:checks?|certificates?|disclosures?|clearance|vetting)'
// "Enhanced DBS check", "enhanced clearance", "enhanced checks for all", "DBS check (enhanced)".
const named = new RegExp(
  `\\b(enhanced|standard|basic)(?:[ -]level)? (?:(?:and )?barred list )?(?:${check}(?: and barred list)?(?: ${kind})?|(?:clearance|vetting)|checks? (?:for|on) (?:all|every|each|any)\\w*)\\b` +
    `|\\b(?:dbs|crb)(?: ${kind})?(?:,? at|,? to|:| -| –|,| is)?(?: the| an?)? ?\\(?(enhanced|standard|basic)\\b`,
  'giu',
)
const turnedRound =
  /(?:\bno|\bnot(?: \w+){0,4}|n't(?: \w+){0,4}|\bnever(?: \w+){0,3}|\bwithout)(?: (?:an?|any|the|full|new))* $/iu
const saidToBeNeedless = /^[^.!?]{0,30}\b(?:not|never|isn't|aren't)\b[^.!?]{0,12}\b(?:needed|required|necessary)\b/iu

const isLevel = (text: string): text is DbsLevel => dbsLevels.some((level) => level === text)

/**
 * The words in a text that name a higher check than the one chosen for the job, as written: an "enhanced DBS check for
 * all" beside a basic one. "You do not need an enhanced check" does not count.
 */
export function checkAbove(text: string, chosen: DbsLevel): string[] {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  const found = [...plain.matchAll(named)].flatMap((match) => {
    const level = (match[1] ?? match[2] ?? '').toLowerCase()
    const before = plain.slice(Math.max(0, match.index - 60), match.index)
    const after = plain.slice(match.index + match[0].length)
    const isAbove = isLevel(level) && dbsLevels.indexOf(level) > dbsLevels.indexOf(chosen)
    return isAbove && !turnedRound.test(before) && !saidToBeNeedless.test(after) ? [match[0].trim()] : []
  })
  return [...new Set(found)]
}
