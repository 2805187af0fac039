import { advertRules, preferenceRules } from '@/lib/domain/job-board/advert-findings'
import type { Phrase } from '@/lib/domain/job-board/advert-phrase'
import { advertTable, findPhrases, namesRequirement } from '@/lib/domain/job-board/advert-phrases'

const all = (source: string): RegExp => new RegExp(source, 'giu')

const because =
  '(?<!\\b(?:not|never) (?:turning|refusing|rejecting|saying|decided)[^.!?]{0,40})(?:because of|due to|owing to|on account of|based on)'
const yourRecord =
  'your (?:criminal )?(?:record(?! of)|convictions?|offences?|past(?! (?:experience|work|jobs?|roles?))|criminal (?:history|background)|time in prison|(?:prison )?sentence)'
const youAre = "(?:because|since|as) you(?:'re| are| were)"

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
]

const aRecord = '(?:criminal )?(?:records?(?! of)|convictions?|offences?|criminal (?:history|background|past))'
const denied =
  '(?<!\\b(?:nothing to do with|not (?:about|because of|due to)|regardless of|whatever|despite|if|whether|though) )'

// In a rejection there is no reason to name the record of somebody: the reason is the work.
const saidInRefusal: readonly Phrase[] = [
  {
    rule: 'blanket_ban',
    words: all(
      `${denied}you(?:'ve| have|'d| had)(?: got| disclosed| declared)? (?:an? |any |some |previous |unspent |spent )*${aRecord}|${denied}(?:your|the) (?:unspent |spent |previous )?(?:criminal record|convictions?|criminal (?:history|background|past)|offences?|record(?! of))|(?:people|someone|somebody|anyone|anybody|applicants|candidates) with (?:an? |any |unspent |spent |previous )*${aRecord}|\\b(?:ex-?offenders?|ex-?cons?)\\b|${denied}(?:your|the) time (?:inside|in (?:prison|jail|custody))|${denied}you(?:'ve| have|'d| had)? (?:been|were|went) (?:(?:in|to) (?:prison|jail|custody)|inside(?! (?:the|our|this|that|a|an) ))`,
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
 * The first words in an employer's message to an applicant that may not be sent: those that would stop an advert, and
 * those that reject an individual for their record, age or sex; null if there are none. What is only advice for an
 * advert stops nothing here, and where an occupational requirement is named, no preference that it can allow.
 * @param isRefusal whether it says no to somebody: then it may not name a record at all
 */
export function stoppedWords(
  text: string,
  { isRefusal = false }: { isRefusal?: boolean } = {},
): { rule: StoppingRule; words: string } | null {
  const isAllowed = namesRequirement(text)
  const said = isRefusal ? [...saidToOne, ...saidInRefusal] : saidToOne
  for (const { rule, words } of findPhrases(text, [...said, ...advertTable])) {
    if (isStopping(rule) && !(isAllowed && preferenceRules.includes(rule))) return { rule, words }
  }
  return null
}
