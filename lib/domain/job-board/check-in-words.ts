import { dbsLevels, type DbsLevel } from '@/lib/domain/job-board/job'

const check = '(?:dbs|crb|disclosure|criminal[ -]records?|police)'
const kind = '(?:checks?|certificates?|disclosures?|clearance|vetting)'
// Where the phrase ends, so that nothing else of theirs is meant.
const ends =
  '(?=$|[.,;:!?)]| (?:who|that|before|after|in|at|is|are|and|or|will|must|we|when|by|as|on|for|from|to|with|working|based|joining|including|required|needed|done|made|carried|paid|upon|prior|here)\\b)'
const worker =
  '(?:staff|people|persons?|applicants?|candidates?|employees?|workers?|drivers?|carers?|volunteers?|contractors?|colleagues?|team members?|members of (?:staff|the team)|(?:new )?(?:starters?|hires?|recruits?|joiners?)|individuals?|adults?|roles?|posts?|positions?)'
// People, not vehicles or machines: "for everyone", "on all new starters", "for all". Not "on all staff vehicles".
const anybody = `(?:(?:every|any)(?:one|body)(?!')|(?:all|every|each|any)(?:(?: of)?(?: (?:our|the|your|new|successful|prospective|potential|future|permanent|temporary|agency|job))* ${worker})?${ends})`
// "Enhanced DBS check", "enhanced clearance", "enhanced checks for all", "DBS check (enhanced)".
const named = new RegExp(
  `\\b(enhanced|standard|basic)(?:[ -]level)? (?:(?:and )?barred list )?(?:${check}(?: and barred list)?(?: ${kind})?|(?:clearance|vetting)|checks? (?:for|on) ${anybody}|checks? (?:for|on) (?:all|every|each|any)(?: of)?(?: \\w+)? (?:cleaner|cook|chef|packer|picker|operative|guard|labourer|assistant|porter|kitchen porter|receptionist)s?)\\b` +
    `|\\b(?:checked|vetted|cleared|screened) (?:to|at)(?: the| an?)? (enhanced|standard)\\b` +
    `|\\b(?:dbs|crb)(?: ${kind})?(?:,? at|,? to|:| -| –|,| is)?(?: the| an?)? ?\\(?(enhanced|standard|basic)\\b`,
  'giu',
)
// A check at no level, which is more than none: "a criminal record check will be run", "DBS checked".
const anyCheck =
  /\b(?:(?:dbs|crb|criminal[ -]records?|police|disclosure and barring)[ -](?:checks?|checked|clearance|certificates?|vetting)|(?:dbs|crb)(?= (?:is|will be|must be|needed|required|essential)))\b/giu
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
    const level = (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase()
    const before = plain.slice(Math.max(0, match.index - 60), match.index)
    const after = plain.slice(match.index + match[0].length)
    const isAbove = isLevel(level) && dbsLevels.indexOf(level) > dbsLevels.indexOf(chosen)
    return isAbove && !turnedRound.test(before) && !saidToBeNeedless.test(after) ? [match[0].trim()] : []
  })
  const unnamed =
    chosen === 'none'
      ? [...plain.matchAll(anyCheck)].flatMap((match) => {
          const before = plain.slice(Math.max(0, match.index - 60), match.index)
          const after = plain.slice(match.index + match[0].length)
          return turnedRound.test(before) || saidToBeNeedless.test(after) || /^ (?:may|might) be\b/iu.test(after)
            ? []
            : [match[0].trim()]
        })
      : []
  return [...new Set(found.length > 0 ? found : unnamed)]
}
