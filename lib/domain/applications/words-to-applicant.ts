import { advertRules, preferenceRules } from '@/lib/domain/job-board/advert-findings'
import type { Phrase } from '@/lib/domain/job-board/advert-phrase'
import { advertTable, findPhrases, namesRequirement } from '@/lib/domain/job-board/advert-phrases'

const all = (source: string): RegExp => new RegExp(source, 'giu')

const because =
  '(?<!\\b(?:not|never) (?:turning|refusing|rejecting|saying|decided)[^.!?]{0,40})(?:because of|due to|owing to|on account of|based on)'
const yourRecord =
  'your (?:criminal )?(?:record(?! of)|convictions?|offences?|past(?! (?:experience|work|jobs?|roles?))|criminal (?:history|background)|time in prison|(?:prison )?sentence)'
const youAre = "(?:because|since|as) you(?:'re| are| were)"

const check =
  '(?:(?:enhanced|standard|basic|criminal|police|background) )*(?:(?:dbs|crb)(?: (?:checks?|disclosures?|certificates?|results?))?|(?:criminal record|police|background) (?:checks?|certificates?))'
// Inside a building is no prison: only somebody who was, went or was sent inside, with nothing to be inside of.
const locked =
  '(?:prison|jail|custody|(?<=\\b(?:you|been|go|gone|went|sent|end(?:ed)? up|time|years|months) )inside(?= ?(?:[.,;:!?)]|$|for\\b|before ?\\?|too\\b)))'
const inCourt = '(?:convicted|sentenced|arrested|cautioned|charged(?= with)|locked up|sent down)'
const offences =
  '(?:(?:prison|jail|criminal|unspent|previous|past) )*(?:convictions?|offences?|sentence|cautions?|crimes?|criminal (?:record|history|past))'
const theirRecord = `your (?:${check}|(?:criminal |police )?record)(?! (?:of|with|number)\\b)`
const result =
  '(?:clear|clean|blank|ok|okay|fine|all right|good|bad|(?:show|say|contain|reveal)(?= ?\\?| (?:up|anything|something|any|an?|convictions?|cautions?)\\b)|(?:come|came) back (?:clear|clean|blank|ok|okay|fine|all right|with (?:anything|something|any|an?|convictions?|cautions?)\\b))'
const asked = '(?=[^.!?\\n]*\\?)'

// In a message these get round the question about a record, which has a button and rules of its own.
const askedOfOne: readonly Phrase[] = [
  `(?:what|why|when|where|which|how (?:long|often|many times))(?: \\w+){0,3} you(?: \\w+){0,4} (?:${locked}|${inCourt})(?: (?:of|for|with))?${asked}`,
  `(?:have|were|are|did) you (?:(?:ever|also|been|go|gone|end up|spent?|served?|do|done|time|long) )*(?:(?:in|to) )?${locked}${asked}`,
  `(?:have|were|did) you (?:(?:ever|also|been|get) )*${inCourt}${asked}`,
  `(?:what|when|how (?:long|old|serious|recent))(?:'s| is| was| were| are) your ${offences}(?: for)?${asked}`,
  `(?:do you (?:still )?have|have you (?:still )?got) (?:(?:an?|any|some|unspent|spent|criminal|previous|past|police) )*(?:convictions?|cautions?|(?:criminal|police) records?|record(?= ?\\?))${asked}`,
  `(?:is|was|will|would|did|does|has) your ${check}(?: \\w+){0,2} ${result}${asked}`,
  `what (?:does|did|will|would) ${theirRecord} (?:show|say|reveal|contain)${asked}`,
  `(?:what(?:'s| is| was| will be| comes up| shows up)?|anything|something|much|convictions?)(?: (?!dates?\\b|names?\\b|numbers?\\b|address\\b|level\\b|title\\b)\\w+){0,4} on ${theirRecord}${asked}`,
  `(?:tell|let|email|write to|ring) (?:us|me)(?: \\w+){0,3} (?:what|why|when|how long|which|if|whether) you(?:'ve)?(?: \\w+){0,4} (?:${locked}|${inCourt})(?: (?:of|for|with))?`,
  `(?:tell (?:us|me) (?:(?:more|a bit|something) )?(?:about|of)|describe|explain|list|disclose|declare) (?:(?:any|all|of) )*your (?:${offences}|time (?:in )?${locked})`,
  `(?:tell (?:us|me) about|list|disclose|declare) (?:any|all) (?:unspent |previous |past )*(?:convictions?|cautions)`,
].map((source) => ({ rule: 'early_record_question', words: all(source), better: '' }))

// Whoever chooses: an applicant needs white shoes, or English for a course.
const wanting =
  "(?<=\\b(?:we|i|they|clients?|customers?|team|manager|boss|company)(?:'d|'ve|'re| are| were| had| have| only| really| also| just| do| did| all| would)*\\s?)(?:want(?:ed)?|need(?:ed)?|prefer(?:red)?|looking for|chose|chosen|picked|took|hired|(?:would|'d) (?:rather|sooner) have)"
const fromHere = '(?:british|english|scottish|welsh|irish|white)'

// When said to an individual, these reject them for something that the Acts behind the advert rules protect.
const saidToOne: readonly Phrase[] = [
  {
    rule: 'blanket_ban',
    words: all(
      `${because} ${yourRecord}|(?:because|since|as) you(?:'ve| have)(?: got)? (?:an? |any )?(?:criminal )?(?:record(?! of)|convictions?)|(?:because|since|as) you(?:'ve| have) been (?:convicted|to prison|in prison|inside)|${youAre} an? (?:ex[ -]?(?:offender|con|convict|prisoner)|offender|criminal)`,
    ),
    better: '',
  },
  {
    rule: 'age_wanted',
    words: all(
      `${because} your age|at your age|you(?:'re| are| were) (?:(?:a (?:bit|little)|just|simply|sadly|much) )*too (?:old|young)|too (?:old|young) for (?:us|(?:this|the|our) (?:job|role|work|team|post|place))|(?:want(?:ed)?|need(?:ed)?|prefer(?:red)?|looking for|chose|chosen|hired) (?:someone|somebody) (?:younger|older|(?:a (?:bit|little) )(?:younger|older))`,
    ),
    better: '',
  },
  {
    rule: 'sex_wanted',
    words: all(
      `${because} your (?:sex|gender|pregnancy)|${youAre} (?:(?:an? )?(?:woman|man|girl|boy|female|male|lady)|pregnant)|(?:would|we'd|i'd) rather (?:have|hire|employ) (?:an? )?(?:man|woman|male|female|girl|lad|lady)`,
    ),
    better: '',
  },
  {
    rule: 'race_wanted',
    words: all(
      `${wanting} (?:(?:an?|some|only|more|people|someone|somebody|who(?:'s|'re| is| are| was| were)) )*(?:native (?:(?:english|british) )?speakers?|${fromHere} (?:person|people|applicants?|candidates?)|(?<= )${fromHere}(?<=\\b(?:an?|only|people|someone|somebody|who(?:'s|'re| is| are| was| were)) \\w+)(?! ?(?:speak|teach|tea|cook|food|lit|law|qual|trained|driv|lic))(?= ?(?:[.,;:!?)]|$|instead|for|and|or|person|people|applicants?|candidates?)))`,
    ),
    better: '',
  },
]

const badResult =
  "(?:bad|badly|positive|unclear|dirty|not (?:clear|clean|good|what)|(?:isn't|wasn't|hasn't come back) (?:clear|clean|good|what)|with (?:something|an? (?:conviction|caution|problem|record|issue)|convictions?|cautions?)|a problem|the (?:problem|reason))"

const aRecord = '(?:criminal )?(?:records?(?! of)|convictions?|offences?|criminal (?:history|background|past))'
const denied =
  '(?<!\\b(?:nothing to do with|not (?:about|because of|due to)|regardless of|whatever|despite|if|whether|though) )'

// In a rejection there is no reason to name the record of somebody: the reason is the work.
const saidInRefusal: readonly Phrase[] = [
  {
    rule: 'blanket_ban',
    words: all(
      `${denied}you(?:'ve| have|'d| had)(?: got| disclosed| declared)? (?:an? |any |some |previous |unspent |spent )*${aRecord}|${denied}(?:your|the) (?:unspent |spent |previous )?(?:criminal record|convictions?|criminal (?:history|background|past)|offences?|record(?! of))|(?:people|someone|somebody|anyone|anybody|applicants|candidates) with (?:an? |any |unspent |spent |previous )*${aRecord}|\\b(?:ex-?offenders?|ex-?cons?)\\b|${denied}(?:your|the) time (?:inside|in (?:prison|jail|custody))|${denied}you(?:'ve| have|'d| had)? (?:been|were|went) (?:(?:in|to) (?:prison|jail|custody)|inside(?! (?:the|our|this|that|a|an) ))|(?:your|the) ${check} (?:(?:has|have|had|just|came|come|comes|back|turned|out|was|is|were) )*${badResult}|(?:your|the) ${check} (?:(?:has|have) )?(?:show(?:s|ed|n)?|reveal(?:s|ed)?|(?:turned|threw|brought) up|raised|flagged)(?! (?:nothing|no)\\b)|(?:because of|due to|owing to|on account of|based on) (?:what(?: \\w+){0,3} on )?your ${check}(?! (?:taking|being|not|date|delay))`,
    ),
    better: '',
  },
]

type StoppingRule = Exclude<
  {
    [Rule in Phrase['rule']]: (typeof advertRules)[Rule]['stops'] extends true ? Rule : never
  }[Phrase['rule']],
  'barred_list'
>

// Somebody whose work is checked against the barred lists may be told so: their advert says which check there is.
const isStopping = (rule: Phrase['rule']): rule is StoppingRule => advertRules[rule].stops && rule !== 'barred_list'

/**
 * The words in an employer's message to an applicant that may not be sent, as they stand there: those that would stop an
 * advert, those that ask about a record, and those that reject an individual for their record, origin, age or sex. What
 * is only advice for an advert stops nothing here, and where an occupational requirement is named, no preference that it
 * can allow.
 * @param isRefusal whether it says no to somebody: then it may not name a record at all
 */
export function stoppedWords(
  text: string,
  { isRefusal = false }: { isRefusal?: boolean } = {},
): { rule: StoppingRule; words: string }[] {
  const isAllowed = namesRequirement(text)
  const said = isRefusal ? [...saidToOne, ...saidInRefusal] : saidToOne
  return findPhrases(text, [...said, ...askedOfOne, ...advertTable])
    .flatMap(({ rule, words }) =>
      isStopping(rule) && !(isAllowed && preferenceRules.includes(rule)) ? [{ rule, words }] : [],
    )
    .toSorted((a, b) => text.indexOf(a.words) - text.indexOf(b.words))
}
