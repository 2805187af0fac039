import { siteAddress } from '@/lib/domain/fields/fold-text'
import type { Phrase, PhraseRule } from '@/lib/domain/job-board/advert-phrase'

// Whom or what a sentence is about, and what it demands of them. Each subject is read with each demand, so that a new
// word for a subject is found in every way in which employers put a demand.

// As whole words: with the ends in the expression, a longer alternative is tried where a shorter one ends inside a word.
// Texts are folded first, so neither case nor other alphabets matter; without flags the compiled code is a fraction as big.
export const wholeWords = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g')
const all = wholeWords

const noun =
  '(?: (?:people|persons?|applicants?|candidates?|workers?|employees?|staff|drivers?|nationals?|citizens?|passport[ -]holders?|adults?|men|women|man|woman|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|individuals?|couples?|users?|community|communities|origin|background|faith|religion|descent|chefs?|cooks?|nurses?|waiters?|waitresses|teachers?|packers?|pickers?|operatives?|receptionists?|sales(?:people|persons?)|managers?|guards?|lads?|blokes?|youths?|nationality|citizenship|heritage|ethnicity|team members?|cleaners?|carers?|labourers?|builders?|assistants?|nann(?:y|ies)|au pairs?|housekeepers?|brothers?|sisters?|faces?))?'

/** A group of people whom an employer may neither want nor turn away. */
type Group = {
  rule: PhraseRule
  /** Words for one or several of them. */
  who: string
  /** Words that are about one of them only after 'must be' or 'should be'. */
  said?: string
  better: string
  /**
   * Whether wanting them is no offence, and only turning them away is: disabled people (section 13(3)), parents. Wanting
   * one sex is read by the phrases.
   */
  mayBeWanted?: boolean
}

const groups: readonly Group[] = [
  {
    rule: 'race_wanted',
    who: '(?:(?:native|white|black|south|east|eastern|western|north|west|uk|foreign) )*(?:british|britons?|brits|english|scottish|scots|welsh|irish|uk|polish|poles|romanians?|bulgarians?|lithuanians?|latvians?|albanians?|ukrainians?|russians?|hungarians?|turkish|turks|kurds?|kurdish|indians?|pakistanis?|bangladeshis?|sri lankans?|nepal(?:i|ese)|chinese|filipin[oa]s?|vietnamese|thais?|afghans?|syrians?|iraqis?|iranians?|somalis?|nigerians?|ghanaians?|eritreans?|sudanese|kenyans?|zimbabweans?|jamaicans?|caribbeans?|africans?|asians?|arabs?|europeans?|eu|americans?|australians?|portuguese|spanish|italians?|french|germans?|brazilians?|caucasians?|foreign(?:ers?)?|overseas|immigrants?|migrants?|refugees?|asylum[ -]seekers?|travellers|gyps(?:y|ies)|roma|whites?|blacks?|non[ -](?:british|white|english|uk|eu))',
    said: '(?:born (?:in (?:the )?(?:uk|britain|england|wales|scotland)|here)|(?:uk|british|english)[ -]born)',
    better: 'You need the right to work in the UK',
  },
  {
    rule: 'religion_wanted',
    who: "(?:(?:practi[sc]ing|committed|devout|regular|active|faithful|fellow|born[ -]again|roman|non[ -]) ?)*(?:christians?|catholics?|protestants?|muslims?|jews|jewish|hindus?|sikhs?|buddhists?|atheists?|mormons?|rastafarians?|jehovah's witness(?:es)?|church ?goers?|religious|believers?)",
    better: 'Don’t mention a person’s belief.',
  },
  {
    rule: 'disability_wanted',
    who: '(?:(?:the|registered|physically|severely) )*(?:disabled|handicapped|wheelchair[ -]users?|wheelchairs|epileptics?|diabetics?|autistic|dyslexics?|deaf|blind|partially[ -]sighted|hard[ -]of[ -]hearing|depressives?)',
    mayBeWanted: true,
    better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
  },
  {
    rule: 'family_wanted',
    who: '(?:(?:single|working|new|nursing|expectant|breast[ -]?feeding) )*(?:pregnant(?: wom[ae]n)?|mothers|mums|parents|expecting|married|unmarried|divorced|newly[ -]?weds|planning (?:a family|children|a baby|a pregnancy)|on maternity leave)',
    mayBeWanted: true,
    better: 'Say which hours the work needs',
  },
  {
    rule: 'orientation',
    who: '(?:(?:openly|practising) )*(?:gays?|lesbians?|homosexuals?|heterosexuals?|bisexuals?|queers?|trans(?:gender(?:ed)?|sexuals?)?|lgbtq?\\+?)',
    better: '',
  },
  {
    rule: 'age_wanted',
    who: "(?:(?:under|over(?![ -]?(?:18|21)))[ -]?[1-9][0-9]'?s|pensioners?|oaps?|teenagers?|youngsters?|youths?|(?:recently |newly )?retired|retirees|older|elderly|younger|school[ -]leavers?(?= (?:only|because|as|since|preferred))|young(?:er)?(?= (?:person|people|workers?|applicants?|candidates?|team members?)(?![a-z]))|(?:people|those|anyone|anybody|someone|somebody|no[ -]?one|nobody|aged|applicants?|candidates?) (?:aged )?(?:over|under|above|below) (?:the age of )?(?:2[2-9]|[3-9][0-9])(?= ?(?:[.,;:!?)\\n]|$|please|need|should|will|can)))",
    said: "(?:in (?:their|your|his|her) (?:(?:late|early|mid)[ -]?)?(?:teens|twenties|thirties|forties|fifties|sixties|[2-6]0'?s))",
    better: 'Leave out the age, unless the law sets one for this work',
  },
  {
    rule: 'sex_wanted',
    who: "(?:males?|females?|men|women|man|woman|ladies|lady|gentlem[ae]n|lads?|girls?|boys?|blokes?|chaps?|house ?wi(?:fe|ves)|mum|mother)(?!')",
    mayBeWanted: true,
    better: 'Don’t mention a person’s sex.',
  },
]

const one =
  '(?: (?:an?|any|some|the|someone|somebody|anyone|anybody|people|those|person|(?:who|that) (?:is|are|has|have)|with|from|of|more|many|on))*'
const cannot =
  "(?:do not|don't|does not|doesn't|did not|can ?not|can't|could not|couldn't|will not|won't|would not|wouldn't|never|unable to|not able to|not looking to|not allowed to|prefer not to|rather not|would hate to|refuse to|(?:policy|rule|decided|agreed)(?: is)? not to|(?:not|isn't|aren't) (?:willing|prepared|happy|going|planning) to|not be)"
const take =
  '(?: (?:ever|currently|knowingly|be|to|really|like to))*(?: (?:hire|hiring|employ(?:ing)?|take(?: on)?|taking(?: on)?|accept(?:ing)?|recruit(?:ing)?|consider(?:ing)?|interview(?:ing)?|want|have|appoint(?:ing)?|(?:offer|give)(?: any)? (?:work|jobs?|roles?) to|insure|welcome))'
const notFor =
  "(?:(?:not|isn't|aren't|never|un) ?(?:really )?(?:an? )?(?:suitable|suited|appropriate|open|right|safe|ideal|eligible|job|role|place|post|work|fit)(?: (?:job|role|place|post|work))?|(?:job|role|work|post|place|this|it) (?:is not|isn't|are not|would not be|wouldn't be) (?:one |the one |right )?|unsuitable|unfit|closed) ?(?:for|to)"
const refusal =
  "(?:,? ?(?:need not|needn't|should not|shouldn't|must not|mustn't|can ?not|can't|may not|do not|don't|will not|won't|would not|wouldn't|are not|aren't|is not|isn't|never)(?: (?:be|being|able to|allowed to|to|even|get))*(?: (?:apply|bother|considered|accepted|hired|employed|taken(?: on| forward)?|recruited|wanted|welcome|suitable|suited|eligible|shortlisted|interviewed|appointed|insured|cope|fit in|wh(?:o|at) we|for us|the right|get|pass|succeed|progress|hear (?:back|from us)|stand a chance|waste|cope|manage|keep up|do (?:this|the|our|it)|be comfortable|feel at home|enjoy (?:this|it|the)|start|work here|join|be given|be offered|be called|needed|permitted|allowed|acceptable|tolerated)))"
const refused =
  "(?:,? (?:(?:(?:are|is|will be|get|gets|would be|'ll be)(?: (?:automatically|always|sadly|immediately))* (?:excluded|rejected|refused|disqualified|ruled out|screened out|sifted out|filtered out|weeded out|declined|discarded|dismissed|barred|banned|ineligible|unwelcome|unsuitable|unacceptable|turned (?:away|down|back)|out(?= ?(?:[.,;!)]|$))|off limits|an? (?:non[ -]starter|no[ -]no|deal[ -]?breaker)|wasting (?:their|your|our) time))|(?:should|can|must|please|had better)(?: please)? (?:look|try|go|apply) elsewhere))"
const struggles =
  '(?: (?:will|would|may|might|could|are likely to|tend to)(?: probably| well)? (?:struggle|find (?:it|this|the \\w+) (?:too|very|hard|difficult)|not (?:cope|manage|keep up)|tire|be out of their depth))'
const want =
  "(?:(?:we|i)(?:'re| are| would|'d)? (?:really )?(?:want|need|like|prefer|after|seek(?:ing)?)|(?:and|who|firm|company|boss|client|they|owner|team) (?:wants?|needs?|prefers?|seeks?)|(?:look(?:ing)?|search(?:ing)?) for|seeking|(?:preference|priority)(?: \\w+){0,2} (?:given|shown|goes?) to|favou?r(?:ing)?|(?:right|best|perfect|successful|ideal|preferred) (?:person|candidate|applicant|recruit)s? (?:is|are|will be|would be)|must be|must have been|has to be|have to be|should be|need(?:s)? to be|want to be served by|would (?:ideally )?suit|suits|suitable for|ideal for|perfect for|ideal candidate (?:is|would be|will be)|(?:only|would|we) prefer|ideally|preferably|only (?:hire|employ|take(?: on)?|consider|accept|recruit)|you(?:'re| are)(?= (?:aged|in your)))"
const what =
  '(?: (?:an?|some|someone|somebody|people|person|those|(?:who|that) (?:is|are|has|have)|of|the|from|strong|fit|hard[ -]?working|local|mature|only|more|ideally))*'
const ends =
  '(?= ?(?:[.,;:!?)\\n–]|$|only|to (?:help|work|join|clean|drive|serve|lift|cook)|for (?:the|our|this)|and\\b|on (?:the|our)|in (?:the|our)|for an?|with|who (?:can|wants?|likes?|is|has|enjoys?)|returning|please|because|as|since))'

/** Each group with each way of wanting it, or of turning it away. */
const ofGroups: readonly Phrase[] = groups.flatMap(({ rule, who, said, better, mayBeWanted = false }) => {
  const whom = `(?<!\\b(?:good|perfect|fluent|much|great) )${who}${noun}`
  // The law sets a least age for some work, such as 18 in a betting shop.
  const turnedAway = `(?!under[ -]?(?:16|18|21)(?![0-9]))${whom}`
  const turnsAway = [
    `(?<!\\b(?:if|when|not that) )(?:no|zero)(?: more)? ${turnedAway}(?= ?(?:[.,;:!?)\\n–]|$|please|need(?!ed)|allowed|wanted|to apply|will be|on (?:the|this|our|site)|at|due|because|as|and|or|with))`,
    `${cannot}${take}${one} ${turnedAway}`,
    `${notFor}${one} ${turnedAway}(?= ?(?:[.,;:!?)\\n–]|$|and|or|due|because|as|at|so|please|who|with))`,
    `${turnedAway}(?: (?:of|with|from|who|under|over)(?: \\w+){1,3})?(?: please)?(?:${refusal}|${refused}|${struggles})`,
    `must not be(?: an?)? ${turnedAway}`,
  ]
  const wants = [
    `${want}${what} ${said === undefined ? whom : `(?:${whom}|${said})`}${ends}`,
    `(?<!\\b(?:in|speak|spoken|speaking|written) )${whom} (?:only(?! (?:course|gym|session|refuge|hostel))|wanted|preferred|required)`,
    `only ${whom} (?:should|need|may|can|to|will be|are)(?: be)? (?:apply|considered|accepted|eligible|invited)`,
    `reserved for ${whom}`,
    `${whom} (?:is|are|would be) (?:what|who|whom) (?:we|i)(?:'re| are|'d)? (?:want|need|like|prefer|after|looking for)`,
    `(?:only|just) (?:people|applicants?|candidates?|those|staff|workers?|drivers?)(?: \\w+)? (?:of|with|from|holding)(?: an?| the)? ${whom}`,
    `(?<=^|[.!?,;:(\\n–] ?)only (?:an? )?${who}${noun.slice(0, -1)}(?= ?(?:[.!)]|$|please))`,
  ]
  return [...turnsAway, ...(mayBeWanted ? [] : wants)].map((source) => ({ rule, words: all(source), better }))
})

// "No conviction will rule you out", "some convictions will", "will a conviction rule you out?" and "do not think that a
// conviction will" turn nobody away, or not everybody.
export const notSaidOfAll =
  '(?<!\\b(?:no|few|some|certain|(?:not|hardly) (?:all|any|every)|neither|nor|myth|let|think(?:ing)?|thought|assum(?:e|ing)|worr(?:y|ied)|fear|believe|feel|if|whether|will|would|does|do|can|could|should)(?: that)?(?: (?:an?|any|your|criminal|unspent|spent|previous|prior|past|old))* )'

// What a record is called, and whoever has one.
const kindOfRecord =
  '(?:criminal|police|prison|spent|unspent|previous|past|prior|existing|recorded|full|entire|complete|whole)'
const aRecord = `(?:(?:an?|any|all|your|their|the|every|${kindOfRecord}|and|or|whether) )*(?:(?:convictions?|cautions?|reprimands?|warnings?)(?:(?:,| or| and| nor) (?:an? )?(?:convictions?|cautions?|reprimands?|warnings?))*|criminal (?:records?|histor(?:y|ies)|pasts?|backgrounds?|proceedings)|police records?|records? of offending|offending histor(?:y|ies)|felon(?:y|ies)|offences?(?! of)|previous(?= ?[.,;!)])|record(?= ?(?:[.,;:!?)]|$|is|are|will|would|means?|cannot|can't|please|at all|of any)))`
const inTrouble =
  '(?:been (?:arrested|cautioned|convicted|charged|inside|sentenced|to (?:prison|jail)|in (?:prison|jail|trouble with the (?:police|law)))|served (?:time|a (?:prison )?sentence)|done time|broken the law|been in trouble|been (?:before|in front of|up before) (?:the|an?) (?:courts?|judges?|magistrates?)|been (?:up )?in court)'
const whoHasOne = `(?:(?:an?|any|all|former|known|convicted) )*(?:ex[ -]?(?:offenders?|cons?|convicts?|prisoners?)|offenders?|prisoners?|prison[ -]leavers?|criminals?(?! (?:record|histor|past|background|offence|conviction|law|justice))|felons?)|(?:anyone|anybody|someone|somebody|people|those|staff|candidates?|applicants?|persons?|members? of staff|employees?|individuals?|drivers?)(?: (?:currently|still|who (?:is|are|has|have)|that (?:has|have)))* (?:(?:with|having|who has|has|who have|have) ${aRecord}|with a past|convicted|${inTrouble}|(?:on|serving|subject to)(?: (?:an?|community))? (?:probation|licence(?! (?:to|for))|tag|bail|parole|community (?:order|service)|order|sentence))`

const notHave =
  "(?:must not|mustn't|should not|shouldn't|may not|can ?not|can't|do not|don't|has not|hasn't|have not|haven't)(?: (?:have|hold|got|be|ever))*"
const cleanWord =
  '(?:(?:squeaky|crystal|completely|totally|perfectly|absolutely) ?)?(?:clean|clear(?:ed)?|spotless|blank|empty|unblemished|untarnished|unmarked|faultless|flawless|whiter[ -]than[ -]white|blemish[ -]free)'
const cleanThing =
  '(?:(?:criminal|dbs|crb|police|enhanced|standard|basic|disclosure) )*(?:records?(?! (?:of|for|keeping|book|card|sheet|each|every|the|all)\\b)|certificates?|dbs|crb|disclosures?|past|slate|backgrounds?(?! (?:music|noise|colou?r))|police checks?|history(?! of (?:the|our)))'

// Kinds of offence. A ban that names one without its reason belongs in its own field, where the reason is asked for.
export const offenceKinds =
  '(?:theft|thefts|stealing|thieving|burglar(?:y|ies)|robber(?:y|ies)|mugging|fraud|deception|shoplifting|arson|assaults?|gbh|abh|affray|violen(?:ce|t)|drugs?|dealing|possession|drink[ -]driv(?:e|ing)|murder|manslaughter|handling stolen goods|money[ -]laundering|criminal damage|vandalism|public order|knife|weapons?|stalking|blackmail|forgery|dishonesty|sexual|speeding|(?:dangerous|careless|drug|drunk)[ -]driving|driving (?:bans?|offences?|convictions?))'

const askAfterOffer = 'Ask about convictions after an offer'
const chooseBelow = 'Choose below when you ask about convictions'

const ofRecords: readonly Phrase[] = [
  // Without one.
  `(?:${notHave}|free (?:of|from)|clear of) ${aRecord}(?! against)`,
  `(?:must not|mustn't|cannot|can't|not) be on (?:probation|licence|tag|bail|parole)`,
  `(?:no[ -]?one|nobody|no people|no applicants?|no candidates?|no staff|no drivers?)(?: please)?,? (?:(?:who has|that has|who have|has|with) (?:${aRecord}|a past|${inTrouble})|on (?:probation|licence|tag|bail|parole))`,
  `no (?:members? of staff|employees?|staff|drivers?|workers?)(?: (?:can|may|must))? (?:has|have)(?: ever)? (?:${aRecord}|${inTrouble})`,
  `(?:people|someone|somebody|applicants?|candidates?|those|drivers?|staff|one|ones)(?: (?:with|who have|who has|has|have|of good character with))* (?:no|without(?: an?)?|never) (?:${aRecord}|${inTrouble})(?! (?:and|or) (?:applicants?|people|those|with))`,
  `(?:dbs|certificate|disclosure)(?: check)?(?: (?:must|should|has to|have to|needs? to|that))? (?:with|has|have|showing|shows?|contains?|reveals?|lists?) (?:no|nothing|zero|not any)(?: (?:entries|convictions?|on it))?`,
  `(?:if|when|should) (?:your|the) (?:dbs|check|certificate|disclosure)(?: check)? (?:comes?|came) back with (?:anything|something|a conviction|any)(?!.*\\b(?:talk|chat|discuss|listen|hear|ask|meet|look|together|fine|decide|not (?:an?|the)|matters?)\\b)`,
  `(?:you have |you've |have )?never (?:(?:been )?(?:convicted|arrested|cautioned)|broken the law)`,
  `(?<!\\b(?:you(?: will|'ll| also| then)*|to|help|who|will|(?:start|starts|starting|begin|begins|get|gets|give|gives|offer|offers|keep|keeps|keeping|write|leave|make|maintain)(?: \\w+){0,2}(?: with)?(?: an?)?) )${cleanWord} ${cleanThing}`,
  `(?:dbs|crb|checks?|vetting)(?: \\w+){0,3} (?:clean|clear) (?:results?|outcomes?)|(?:checks?|dbs) with no (?:trace|hits?|entries)|(?:certificate|disclosure|dbs)(?: check)? (?:that is|which is|that comes back) (?:clean|clear)`,
  `(?:with|must|only|need|provided)(?: [\\w']+){0,6} (?:pass|passed|passing|get through|sail through) (?:an? |the |your )?(?:\\w+ ){0,2}(?:dbs|crb|checks?|disclosure)(?: check)?,? (?:with (?:nothing|no \\w+|a clean|a clear|flying colours)|first time|clean)`,
  `(?:can ?not|can't|won't|don't|do not|unable to) pass (?:an? |the |your )?(?:\\w+ ){0,2}(?:dbs|crb|checks?|disclosure)`,
  `(?:fail(?:s|ed)?|failing) (?:an? |the |your )?(?:\\w+ ){0,2}(?:dbs|crb|disclosure|criminal record)(?: checks?)?`,
  `(?:anything|everything)(?: at all)? (?:other than|but|except|less than|short of) (?:an? )?${cleanWord} (?:results?|outcomes?|checks?|dbs|certificates?|disclosures?|records?)`,
  `(?:if|when|should) (?:your|the) (?:dbs|checks?|certificates?|disclosures?)(?: check)? (?:shows?|lists?|reveals?|contains?|has) (?:an?|any|one) (?:\\w+ )?(?:offences?|convictions?|cautions?)(?:,| we| you| the| then)+(?: \\w+| [a-z]+'\\w+){0,4} (?:let you go|withdraw|end|stop|cancel|lose|not|dismiss)`,
  `clean (?:bill|sheet|slate)(?: \\w+){0,3} (?:from|with) (?:the )?(?:police|law|courts?)`,
  '(?<=^[a-z /&-]{3,50},? )no record(?=$)',
  `(?:no|zero|nil) felon(?:y|ies)|(?:no|zero|nil) (?:previous|priors|police histor(?:y|ies))(?= ?[.,;!)]|$| (?:whatsoever|at all|of any (?:kind|sort)|please))`,
  `(?<!\\b(?:consider|weigh|look at|looks at|read|judge|discuss)(?: \\w+){0,3} )(?:any|every|all) (?:offences?|convictions?|cautions?|crimes?),? (?:however|no matter (?:how|what|when)|regardless of|whatever (?:it|they|the)|whether)(?: \\w+){0,6}(?=[.!]?$)`,
  `(?:you|someone|somebody|people|applicants?)(?:[\\w' ]{0,30}) (?:police|courts?) (?:have|has) (?:never|not)(?: \\w+){0,2} (?:talk|speak|reason|cause|need|interest|contact|visit|question|heard)\\w*`,
  // Refused for one.
  `${cannot}${take} (?:${whoHasOne}|${aRecord})(?! (?:to (?:feel|be|think|hide|worry|miss)|is|are|has|have))`,
  `${notFor} (?:${whoHasOne}|(?:people|anyone|anybody|those) (?:who are )?on (?:probation|licence|tag|bail|parole))`,
  `${notSaidOfAll}(?<!\\bspent )(?<!\\b(?:clean|clear|spotless|blank|unblemished)(?: criminal| police| dbs)? )(?<!\\b(?:nobody|no[ -]?one) (?:with|who has|having)(?: an?| any)?(?: criminal| police)? )(?!spent )(?:${aRecord}(?: of (?:any|whatever) (?:kind|type|sort)| for any offence| in the last \\w+ years?|, (?:whether )?spent or (?:not|unspent),?| (?:at all|whatsoever)|, [^,.;!?]{1,30},)*|applications from ${whoHasOne}|${whoHasOne}(?: on (?:file|record|their (?:record|file|dbs)))?|people (?:currently )?(?:serving|on) (?:a |an )?(?:community order|licence|probation|tag|bail))(?: please)?(?:${refusal}|${refused}|,? (?:disqualif(?:y|ies)|excludes?|rules?|bars?|rejects?) (?:you|people|anyone|them|applicants?)(?: out)?|,? (?:will|would|does|automatically)(?: \\w+ly)? (?:disqualif(?:y|ies)|excludes?|rules?|bars?|rejects?)(?: you| people| anyone| them)?(?: out)?|(?: (?:will|would))? (?:means?|is|are) an? (?:automatic |absolute |definite |immediate )*(?:no\\b|bar(?! stool)|rejection|refusal|dealbreaker))`,
  `(?:insurance|insurers?|policy|cover)(?: \\w+){0,3} (?:not|n't|never|no longer|doesn't|won't|can't|refuses? to)(?: \\w+){0,2} (?:cover|insure|accept|allow|include) (?:${whoHasOne}|anybody with ${aRecord}|staff with ${aRecord})`,
  `(?:only|just)(?: (?:people|those|applicants|candidates|hire people))? (?:with|who have) (?:no|nothing|a clean|a clear)(?: \\w+){0,3} (?:criminal|convictions?|records?|history)`,
  `(?:please )?(?:do not|don't|no need to|never) (?:bother |even )?(?:apply|applying|contact us)(?:,? (?:if|unless|when)(?: you(?:'ve| have|r| are|'re)?)(?: ever| got)*| with) (?:${aRecord}|${inTrouble}|on (?:probation|licence|tag))`,
  `no history of (?:offences?|offending|convictions?|criminality|crime|violence)`,
  `(?:must|should|have to|has to|need to|needs to) (?:be |come back |have lived )(?:\\w+ ){0,2}(?:clean as a whistle|blameless)|(?:any|every|all) crimes? (?:is|are) (?:a |an )?(?:no\\b|out\\b|bar)|all crimes?,? (?:big|great|large)(?: \\w+){1,3}|no record or no job|${aRecord} ?= ?no`,
  `(?:kept|keep|keeps|keeping) (?:your|their|a) nose clean(?! and)`,
  `(?:criminals|ex[ -]?offenders|ex[ -]?cons|felons|offenders) (?:need not|needn't|should not|don't|do not) (?:bother|apply)`,
  // A kind of offence has its own field, with the reason beside it.
]
  .map((source): Phrase => ({ rule: 'blanket_ban', words: all(source), better: askAfterOffer }))
  .concat(
    [
      // Asked before anybody is shortlisted.
      `(?:asked?|answer|say|state|tell us|let us know|declare|disclose|put|list|include|give|mention|write)(?: \\w+){0,7} (?:on|in|with|from|at the time of)(?: \\w+){0,2} (?:form|application|cover(?:ing)? letter|cv)(?: \\w+){0,3}[,:]?(?: \\w+){0,5} (?:${aRecord}|${inTrouble})`,
      `(?:put|list|include|give|state|mention|write|declare|disclose|tell us|let us know|say|describe|explain)(?: (?:any|all|your|details|of|the|about))* ${aRecord}(?: \\w+){0,2} (?:on|in|with|when)(?: (?:you(?:r)?|the|an?|first|second|last|part|page|section|of))* (?:form|application|cover(?:ing)? letter|cv|apply)`,
      `${aRecord}\\? (?:please )?(?:put|list|tell|include|write|mention|declare|note|give|add|state|say)(?: \\w+){0,5} (?:form|letter|cv|application|e?mail|reply)`,
      `(?:cover(?:ing)? letter|cv|application(?: form)?|form|e?mail) (?:should|must|needs? to|has to)(?: \\w+){0,8} (?:trouble with the (?:police|law)|brushes with the law|${aRecord}|${inTrouble})`,
      `(?:convictions?|criminal records?|cautions?) ?\\(?tick(?:[ -]?box)?\\)?|(?:text|tell|e?mail|message|write to|ring) us(?: \\w+){0,3} what you (?:were|got|have been|did|went) (?:done|convicted|nicked|inside|sentenced|time|to prison|away)(?: \\w+)? for`,
      `(?:only apply|apply only)(?: \\w+){0,6} told us(?: \\w+){0,3} (?:record|convictions?)`,
      `(?:google|look up|search for|search the internet for)(?: [\\w']+){0,4} convictions?(?: \\w+){0,2} (?:before|when|first)`,
    ].map((source): Phrase => ({ rule: 'early_record_question', words: all(source), better: chooseBelow })),
    [
      `(?:tell|disclose|declare|list|give|state|mention|include|reveal|admit|know|ask|asked|share)(?: (?:\\w+,?)){0,8} (?:\\bspent\\b|even if (?:they are |it is |they're )?spent)(?: \\w+){0,3}`,
      `spent(?: (?:and|or|as well as) unspent)? convictions? (?:must|have to|has to|need to|needs to|should|are to)(?: also)? be (?:declared|disclosed|told|listed|given)`,
      `convictions?(?: \\w+){0,2} (?:must|have to|has to|need to|should|are to) be (?:declared|disclosed|told|listed|given)(?: \\w+){0,3} (?:even (?:if|when)|including|whether)(?: \\w+){0,3} spent`,
    ].map((source): Phrase => ({ rule: 'spent_question', words: all(source), better: '' })),
    [
      `(?<!\\b(?:process|handl|answer|repl|manag|respond|deal|log|prepar|record|fill|complet)(?:e|es|ing|s|ed|d|y|ies)?(?: \\w+){0,3} )subject access(?! forms?| requests? from)(?: \\w+)?`,
      `(?:apply to|ask|write to|get from|request from) (?:the police|acro)(?: \\w+){0,3} (?:your own|own|your) (?:data|record|file|information)`,
      `(?:hand over|bring|show|send|produce|provide|see)(?: us)?(?: your)?(?: \\w+){0,3} (?:(?:prison|discharge|release) (?:discharge |release )?(?:papers?|paperwork)|licence conditions)`,
      `(?:print[ -]?out|copy|copies) of (?:your|their|his|her|the|a) (?:own )?(?:\\w+ or )?(?:police|pnc|criminal|prison|probation|court|custody|arrest)(?: or \\w+)? (?:records?|files?|papers|paperwork|reports?|documents)`,
    ].map((source): Phrase => ({ rule: 'police_record_demand', words: all(source), better: '' })),
    [
      `(?:children's |adults' |adult |child )?barred[ -]lists?(?: checks?)?|(?:not|n't|never)(?: \\w+){0,2} barred from working with(?: \\w+)? (?:children|adults)`,
    ].map((source): Phrase => ({
      rule: 'barred_list',
      words: all(source),
      better: '',
    })),
    [
      `(?:copy|copies|scans?|photo(?:copy|copies|s|graphs?)?|pictures?|upload(?:ed)?|attach|e?mail(?: us)?|send(?: us)?|keep)(?: (?:us|in|the|an?|your|their|each|every|of|to|clear|photo|copy|scan|picture|latest|most|recent|original|both|sides|front|back|current|any|every|all)){0,7} (?:(?:dbs|crb|basic|standard|enhanced|disclosure|criminal record) )+(?:check )?(?:certificates?|disclosures?|checks?)?`,
      `(?:certificate|disclosure|dbs)s?(?: \\w+){0,8} (?:so (?:that )?we can|to be|for us to|we(?:'ll| will)|and we(?:'ll| will))(?: \\w+)? ?(?:photo)?(?:copy|copied|scan(?:ned)?|photograph(?:ed)?)`,
      `(?:scan|photograph|photocopy)(?: \\w+){0,2} (?:dbs|crb|certificate|disclosure)`,
      `(?:dbs|crb|disclosure)(?: certificate| check)?,? (?:post|send|e?mail|bring|attach|upload)(?: us)? (?:an? )?(?:photo)?(?:copy|scan)`,
    ].map((source): Phrase => ({ rule: 'certificate_copy', words: all(source), better: '' })),
  )

const health =
  '(?:health (?:problems?|issues?|conditions?)|medical (?:problems?|conditions?|histor(?:y|ies)|issues?)|mental (?:health(?: (?:problems?|issues?|conditions?))?|illness(?:es)?)|long[ -]term (?:illness(?:es)?|conditions?)|illness(?:es)?|disabilit(?:y|ies)|depression|anxiety|epilepsy|diabetes|asthma|autism|adhd|dyslexia|bad backs?|back (?:problems?|trouble))'
const ofHealth: readonly Phrase[] = [
  'able[ -]bodied',
  `(?:must be|you are|need to be|should be|has to be|have to be|be) (?:\\w+ )?(?:in (?:perfect|good|excellent|full) health|(?:fully |perfectly )fit and (?:free|healthy)|fit and healthy)`,
  `(?:no(?: [\\w-]+){0,2}|without(?: any| an?)?|free (?:of|from)(?: any)?|no history of|must not have(?: any| an?)?|not have(?: any| an?)?) ${health}(?! (?:questions?|questionnaires?|is asked|are asked|will|stops?|rules?|bar))`,
  `(?:no[ -]?one|nobody|not (?:suitable|open|suited|a job) (?:for|to) (?:anyone|anybody|people|those)|${cannot}${take} (?:anyone|anybody|people|someone|those)) (?:with|who has|who have) (?:an? |any )?(?:history of )?(?:${health}|disabilit(?:y|ies)|bad backs?)`,
  `(?:people|anyone|anybody|those|applicants?|candidates?) (?:with|who have|suffering from|living with) (?:an? |any )?(?:history of )?${health}(?:${refusal}|${refused}|${struggles})`,
  `(?:tell us|say|state|declare|disclose|list|give)(?: \\w+){0,3} (?:tablets|pills|medication|medicines?|prescriptions?)|(?:tell us|say|state|declare|disclose|list|give)(?: \\w+){0,5} (?:about|of|any|in your application|details)(?: \\w+){0,3} (?:${health}|medications?|medicines?|(?:medical|ongoing) treatment)(?! .{0,40}adjust)`,
  `(?:an? medical|(?:medical|health) (?:questionn?aire|form|check|examination|declaration))(?: \\w+){0,2} (?:before|with|when|at)(?: \\w+){0,6} (?:interview|shortlist|application|apply|offer)`,
  `(?:how (?:many|much)|number of)(?: \\w+){0,4} (?:off sick|sick(?:ness)? (?:days|leave)|sick)`,
  `(?<!\\b(?:not|\\w+n't|nobody|no)(?: \\w+){0,5} )(?:perfect|good|excellent|full|20/20|faultless) (?:\\w+,? (?:and )?){0,3}(?:health|eyesight|hearing|vision)(?= (?:is|are|needed|required|essential)|[.,;!]|$)(?! and safety)`,
  `(?:not|no|fewer|less|never)(?: [\\w']+){0,6} (?:days? )?off sick|(?:must|need|needs|should)(?: \\w+){1,3} (?:excellent|good|perfect|clean|strong|full|proven|low|100%) (?:sickness|sick|health|medical|absence)(?: and attendance)? (?:records?|levels?|histor(?:y|ies))|(?:excellent|good|perfect|clean|strong|full|proven|low|100%) (?:sickness|sick|health|medical|absence)(?: and attendance)? (?:records?|levels?|histor(?:y|ies)),? (?:is |are )?(?:essential|required|needed|a must|only)|(?:no more|fewer|less) than [\\w']+ (?:sick )?days?(?: sick| off)+`,
  `(?:must|should|can) ?(?:not|n't) (?:suffer from|be prone to|have a history of)(?: any)? ${health}`,
  `(?:must|should) not be (?:deaf|blind|disabled|epileptic|diabetic)`,
  `(?:can't|cannot|can not|mustn't|shouldn't) (?:have|suffer(?: from)?)(?: any| an?)? ${health}`,
  `(?:${cannot}${take} (?:on )?(?:anyone|anybody|people|someone|those)|(?:anyone|anybody|people|those)) (?:who |that )?(?:suffer(?:s|ing)?|struggle(?:s|d)?) (?:from|with) (?:\\w+ )?(?:${health}|nerves|stress|their (?:mental )?health)`,
  `(?:not|no[ -]?one|nobody)(?: \\w+){0,3} (?:tak(?:e|ing)|on|rely on|need)(?: (?:any|regular|prescribed|prescription|strong|daily))* medic(?:ation|ines?)`,
  `(?:${cannot}|no(?: way to)?)(?: \\w+)? (?:make|offer|provide|put in place|allow|adapt|adjust|change)(?: (?:any|reasonable|special|the|our))* (?:adjustments?|allowances|site|building|workplace|hours|office|bench|room) (?:for|to)|no (?:reasonable )?adjustments (?:can|are|will)`,
].map((source) => ({
  rule: 'disability_wanted',
  words: all(source),
  better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
}))

const ofAge: readonly Phrase[] = [
  "(?:want|like|love|look|seek|hear from|meet|hire|ideal|perfect|right|suit)(?:s|ing)?(?: \\w+){0,4} in (?:their|his|her) (?:(?:late|early|mid)[ -]?)?(?:teens|twenties|thirties|forties|fifties|sixties|[2-6]0'?s)",
  '(?:person|candidate|applicant|recruit|you)(?: (?:is|will be|would be|should be|must be))(?: aged?)? (?:between )?(?:1[4-9]|[2-9][0-9]) ?(?:-|–|to|and) ?[2-9][0-9](?= ?(?:[.,;!)]|$|years? old|and|or))',
  "(?:join|apply|come|get in touch|this is for you|welcome)(?: [\\w']+){0,5} if you(?:'re| are) (?:aged |still )?(?:(?:under|over|below|above|between|in your|younger than|older than)(?! (?:16|18|21)\\b)(?: the age of)?|young) ?(?:1[4-9]|[2-9][0-9]|teens|twenties|thirties|forties|fifties|sixties)?",
  "(?:max(?:imum)?|upper) age(?: is| of|:)? ?[1-9][0-9]|you(?:'re| are) (?:aged )?between (?:the ages of )?[1-9][0-9] and [1-9][0-9](?! (?:hours|miles|minutes|days))",
  'age limit(?: is| of|:)? ?[1-9][0-9]',
  "you(?:'ll| will|'d| would| should| must) (?:probably |ideally )?be (?:in your )?(?:early|mid|late)[ -](?:teens|twenties|thirties|forties|fifties|[2-6]0'?s)",
  "(?:under|over)[ -]?(?:[2-6][05])'?s (?:\\w+ ){1,4}(?:best|better|most)|(?:under|over)[ -]?(?:[2-6][05])'?s[^.]{0,50} (?:that's|that is|they're|they are|are) (?:who|what) (?:we|i)",
  '(?:digital natives?|millennials?|gen(?:eration)? z(?:ers)?) (?:please|only|wanted|preferred)',
  '(?<=(?:chef|cook|assistant|cleaner|driver|labourer|operative|packer|picker|porter|person|carer|worker|receptionist|somebody|someone|people|mature|applicant|candidate)s?,? \\(?(?:aged |over )?)(?:[3-6][05]) ?(?:plus|\\+)(?! ?(?:hours|years?|staff|miles|homes|sites|rooms|drops))',
  '(?<=\\b(?:must|should|need to|needs to|have to|has to|be)(?: [a-z]+,?){1,5} (?:and|or|but) )(?:be )?(?:aged )?(?:under|over|below|above) (?:the age of )?(?:2[2-9]|[3-9][0-9])(?= ?(?:[.,;!)\\n]|$|years? old|please))',
  '(?:candidates?|applicants?|people|anyone|anybody|those) past (?:2[5-9]|[3-9][0-9])|(?:team|crew|staff|we)(?: \\w+){0,2} (?:is|are)(?: \\w+)? (?:all |mostly )?under (?:2[5-9]|[34][0-9])|(?:person|someone|somebody|applicant|candidate)s? of (?:[3-9][0-9]) (?:or|and) (?:more|over|above|under)|bright young things?|(?:no|not (?:after|for|looking for)|don.t want)(?: \\w+){0,2} (?:grandads?|grannies|grandmas?|oldies|old (?:folk|codgers?|timers?))',
  '(?:include|state|give|put|tell us|say)(?: your)? (?:exact )?age(?= (?:on|in|when|with|and)\\b| ?[.,;!)]|$)',
  '(?<!\\b(?:care for|caring for|support|supporting|help|helping|adults|people|children|clients|residents|customers|pupils|those)(?: \\w+){0,2} )(?:ideally|preferably|must be|should be|you(?:.re| are| will be)|someone|somebody|applicants?|candidates?|wanted,?|want)(?: \\w+)? aged (?!16|18|21|25 or over)[1-9][0-9](?:\\+| ?(?:-|–|to) ?[1-9][0-9]| ?(?:or|and) (?:over|under|above|below))?',
  '[2-6][0-9] ?(?:-|–|to) ?[2-6][0-9](?: age)? (?:bracket|age group|age range)',
  '(?:graduates?|apprentices?|trainees?|students?|drivers?|staff|workers?) (?:under|over|below|above) (?:the age of )?(?:2[2-9]|[3-9][0-9])(?= (?:only|please|preferred|wanted|need|should|will|may|can)| ?[.,;!)])',
  'young(?:ish)?(?:,? (?:and )?[a-z-]+){0,3} (?:team members?|person|staff|workers?|assistants?|all[ -]?rounders?|waiters?|waitress(?:es)?|baristas?|lads?|go[ -]getters?|professionals?|graduates?)(?: is| are)? (?:wanted|required|needed|sought|to join our)',
  // "Junior chef, 18-24": nothing else stands in the text, so it is a title.
  "(?<=^[a-z '/&-]{2,50}(?:chef|cook|assistant|cleaner|driver|labourer|apprentice|operative|packer|picker|porter|staff|person|carer|worker|trainee|receptionist)s?(?: wanted)?,? ?\\(?(?:aged? )?)(?:1[4-9]|[2-9][0-9]) ?(?:-|–|to) ?[2-9][0-9](?=\\)?$)",
  '(?:young(?:er)?|mature|older)(?:,? (?:and )?\\w+){0,3} (?:person|people|individuals?|workers?|applicants?|candidates?|cleaners?|drivers?|receptionists?|assistants?|labourers?|couples?) (?:is |are )?(?:wanted|required|needed|sought|preferred|only)',
].map((source) => ({
  rule: 'age_wanted',
  words: all(source),
  better: 'Leave out the age, unless the law sets one for this work',
}))

const ofSex: Phrase = {
  rule: 'sex_wanted',
  words: all(
    `(?:(?:one|job|work|game|role|place) (?:is )?(?:really |just |strictly )?(?:for|of) the (?:lads|boys|blokes|men|ladies|girls|women)(?= ?(?:[.,;!]|$))|(?:ladies|girls|gents|lads|gentlemen),? (?:only|please)(?= ?(?:[.,;!]|$)))|(?<=[:.;–-] ?|^)(?:he|she) (?:will|'ll) (?:be|have|need|report|answer)|(?:an?|well spoken|nice|smart|friendly) (?:lady|gentleman) (?:for|to) (?:the|our|my|run|answer|work|help|do)|(?:office|tea|bar|shop|counter|reception) (?:girls?|lad(?:y|ies))(?= ?[,.!/(]|$| (?:wanted|needed|required|for))|(?:an? )?(?:woman|man|lady|bloke|girl|lad) would be (?:better|best|ideal|preferred|more suitable)|(?:he|she)(?: or he)? (?:must|should|needs to|has to) (?:be|have|hold|own|know|work|lift|look|wear|speak)|(?:attractive|good[ -]looking|pretty|glamorous|leggy)(?:,? \\w+){0,2} (?:waitress(?:es)?|girls?|ladies|lady|females?|women|woman|hostess(?:es)?|receptionists?|barmaids?|staff|promo(?:tion)?s? staff)|(?:waitress(?:es)?|barmaids?|girls?|hostess(?:es)?|ladies|lady)[^.]{0,40} (?:easy on the eyes?|good[ -]looking|attractive|pretty|glamorous)|(?:ideally|preferably) (?:an? )?(?:man|woman|male|female|lady|mum|mother|lad|girl)(?![a-z'])|ideal (?:candidate|applicant|person|recruit) (?:is|will be|would be) (?:an? )?(?:man|woman|male|female|lady|mum|mother|lad|girl)(?![a-z])`,
  ),
  better: 'Don’t mention a person’s sex.',
}

// Personal care is where the law most often lets an employer want one sex, so a carer's is only advice.
const ofSexInTitle: Phrase = {
  rule: 'sex_wanted',
  words: all(
    `(?<=^(?:an? )?(?:part[ -]time |full[ -]time |night |weekend |saturday )?)(?:male|female|lady)(?! (?:carers?|care|support|personal)\\b)(?: (?:bar|kitchen|shop|sales|office|night|door|security|warehouse|cleaning|waiting|front[ -]of[ -]house|hotel|factory|yard))?${noun.replace(/\?$/u, '')}(?=$| ?[,(]| (?:wanted|needed|for|to|in|at)\\b)|(?:sales|shop|counter|bar|office|promo(?:tion)?) ?girls? (?:wanted|needed|required)`,
  ),
  better: ofSex.better,
}

const ofFamily: readonly Phrase[] = [
  `(?:must|should|can) ?(?:not|n.t|.t) (?:be )?(?:pregnant|planning (?:(?:to|on) (?:have|start|having|starting) )?(?:an? )?(?:family|child|children|baby|babies|pregnancy)|expecting)|(?:single|unmarried|married) (?:people|persons?|men|man|women|woman|applicants?|candidates?|couples?) (?:only|preferred|wanted|required)`,
  `(?:no|without(?: any)?|not have(?: any)?|has no|have no) (?:small |young |school[ -]age )*(?:children|kids|babies)(?= ?(?:[.,;:!)]|$|please|at home|to look after|need))(?! or with)`,
  `${cannot}${take}${one} (?:pregnant|expecting)`,
  `(?:not|\\w+n't|no|never)(?: \\w+){0,3} (?:plan(?:s|ning)?|intend(?:ing)?)(?: \\w+){0,4} (?:maternity|a family|children|a baby)`,
  `(?:let us know|tell us|say|ask(?:ed)?|know)(?: [\\w']+){0,4} plans? (?:for|to|about|on) (?:(?:having|have|starting|start) )?(?:any )?(?:kids|children|a family|babies|a baby)|if you(?:'re| are) (?:pregnant|expecting|on maternity leave)[^.]{0,40} (?:hold off|wait|apply later|come back)`,
  `(?:not|\\w+n't|never)(?: \\w+){0,3} (?:getting|get|becoming|become|falling|fall) pregnant`,
  `(?:tell us|say|state|let us know|need to know|want to know|include|give)(?: [\\w']+){0,5} (?:whether|if|marital status|how many)(?: [\\w']+){0,4} (?:married|single|pregnant|children|kids|engaged|divorced|partner)|(?:state|give|include|tell us)(?: your)? marital status`,
  `(?:no[ -]?one|nobody) (?:who is|who's) (?:pregnant|expecting|planning a family)`,
  `(?:must|should|has to|have to|need to|needs to) be (?:single|unmarried|unattached|childless|child[ -]free)(?= ?(?:[.,;!)]|$|and\\b|or\\b|with))`,
  `(?<!\\b(?:flat|room|house|accommodation|caravan|studio)(?: \\w+){0,3} )(?:suits?|suitable for|ideal for|perfect for|want|need|prefer|looking for|seeking)(?: an?)? (?:single|unmarried|married|unattached|childless) (?:person|people|man|men|woman|women|couple|applicant|candidate|individual)s?`,
  `if you(?:'re| are) (?:pregnant|expecting|on maternity leave|planning a family)[^.]{0,20} (?:do not|don't|cannot|can't|need not|please don't) apply`,
].map((source) => ({ rule: 'family_wanted', words: all(source), better: 'Say which hours the work needs' }))

const ofBelief: readonly Phrase[] = [
  `(?:prefer|want|like|rather have|looking for|after|need|hire|take on|only)(?: \\w+){0,2} (?:who|that) (?:isn't|is not|aren't|are not|is|are) (?:\\w+ )?(?:religious|a believer|of (?:our|the|any) faith)`,
  `(?:family|household|couple|firm|company|business|shop|school|owner|employer)s? (?:seeks?|wants?|needs?|requires?|looking for) (?:an? )?(?:\\w+ )?(?:christian|catholic|muslim|jewish|hindu|sikh|buddhist) (?:cleaner|nanny|carer|cook|driver|tutor|assistant|worker|person|staff|housekeeper|receptionist|au pair)`,
  `(?:must|should|have to|has to|need to|expected to) (?:\\w+ )?(?:believe in (?:god|allah|jesus)|pray|be religious|be saved)`,
  `(?:head ?scar(?:f|ves)|hijabs?|turbans?|burkas?|niqabs?|veils?|kippahs?|religious (?:dress|clothing|symbols?)) (?:(?:is|are|will be|can) ?(?:not|n't)|cannot be|can't be)(?: be)? (?:allowed|permitted|accepted|worn|tolerated)`,
  `(?:must|should|have to|has to|need to|expected to|required to|will)(?: \\w+)? (?:attend|join(?: us)?(?: in| for)?|take part in|come to|go to)(?: \\w+){0,3} (?:worship|prayers?|mass|bible study|church|mosque|synagogue)(?! (?:hall|shop|office|caf[eé]|house)s?)`,
  `(?:must|should|have to|has to|need to|expected to)(?: \\w+)? (?:share|hold|follow|live by|practise|profess)(?: \\w+){0,2} (?:christian|catholic|muslim|islamic|jewish|hindu|sikh|buddhist|religious) (?:faith|beliefs?|religion)`,
  `(?:must|should|may|can|do|are|will) ?(?:not|n't)(?: \\w+){0,2} wear(?: \\w+){0,2} (?:religious (?:dress|clothing|symbols?|items?)|head ?scar(?:f|ves)|hijabs?|turbans?|burkas?|niqabs?|kippah?s?|crosses)`,
  `(?:no[ -]?one|nobody|${cannot}${take} (?:anyone|anybody|people|those|staff|applicants?|candidates?|women|men)) (?:who (?:wears?|has|have)|wearing|in|with)(?: (?:an?|any|religious))* (?:religious (?:dress|clothing)|head ?scar(?:f|ves)|hijabs?|turbans?|burkas?|niqabs?|veils?|kippahs?)`,
].map((source) => ({ rule: 'religion_wanted', words: all(source), better: '' }))

const nativeEnglish =
  '(?:native(?:[ -]level)? (?:english|british)(?:[ -](?:speak(?:ers?|ing)))?|english(?: as (?:an?|your|their))? (?:mother[ -]tongue|first language)|(?:english )?(?:native|mother[ -]tongue) (?:english )?speakers?)'
const ofMotherTongue: Phrase = {
  rule: 'race_wanted',
  words: all(
    `${nativeEnglish},? (?:is |are )?(?:only|essential|required|needed|mandatory|wanted|preferred|a must|compulsory|please)|(?:must|need to|has to|have to|should|only)(?: (?:be|have|take|hire|employ|want|accept|consider|an?))* ${nativeEnglish}|english must be your (?:first language|mother[ -]tongue)|(?:mother[ -]tongue|native|first[ -]language) english (?:is )?(?:essential|required|needed|only|a must|preferred)|${nativeEnglish},? (?:or )?nothing else|(?:strong|thick|heavy|foreign|regional|broad) accents? (?:will not|won't|need not|are not|aren't|is not|cannot|can't)|no (?:strong |thick |heavy |foreign )?accents(?= ?[.,;!)]|$| please)|(?:must|should|has to|have to|need to) be (?:originally )?from (?:britain|the uk|england|scotland|wales|this country)(?! or)|born[ -](?:and|&)[ -](?:bred|raised) (?:in (?:this country|the uk|britain|england|scotland|wales)|here|british|english|locally)|(?:no[ -]?one|nobody|not (?:anyone|anybody|people)) (?:from|of|with)(?: an?)? (?:\\w+ )?(?:immigrant|migrant|foreign|overseas|traveller|ethnic)(?: minority)? (?:background|family|descent|origin|heritage)`,
  ),
  better: 'English good enough to do the work, such as reading safety signs',
}

const language =
  '(?:english|welsh|polish|romanian|bulgarian|lithuanian|latvian|albanian|ukrainian|russian|hungarian|turkish|kurdish|hindi|urdu|punjabi|gujarati|bengali|tamil|nepali|chinese|mandarin|cantonese|tagalog|vietnamese|thai|farsi|somali|arabic|portuguese|spanish|italian|french|german)'
const ofLanguages: Phrase = {
  rule: 'language_wanted',
  words: all(
    `(?:fluent )?${language}[ -](?:speakers?|speaking (?:people|applicants?|candidates?|staff|workers?)) only|only (?:fluent )?${language}[ -](?:speakers?|speaking (?:people|applicants?|candidates?))(?= ?(?:[.!?)]|$|please|need|should|may|can|to apply|will be))`,
  ),
  better: 'Say what the language is for, such as ‘You speak Polish with our customers’, and leave out ‘only’',
}

const ofPassports: Phrase = {
  rule: 'race_wanted',
  words: all(
    '(?:must|need to|needs to|have to|has to|should|only(?: \\w+){0,2})(?: \\w+)? (?:hold|have|possess|carry)(?: (?:an?|valid|full|current))* (?:british|uk|english|eu|irish) (?:passports?|nationality|citizenship)(?! or| and)',
  ),
  better: 'You need the right to work in the UK',
}

const money = '£ ?[1-9][0-9]*(?:[.,][0-9]+)?'
const purpose =
  '(?:(?:secure|hold|reserve|confirm) (?:your|the|an?) (?:place|job|shift|slot|interview)|training|course|application|registration|register|apply|interview|place|induction|job|start(?: work)?|vetting|processing|admin(?:istration)?|paperwork)'
const anApplicantsFee = `(?:admin(?:istration)?|registration|joining|application|processing|booking|sign[ -]?up|vetting|interview|induction|recruitment|placement|training)`
// What a job costs somebody before they have it: jobs that cost money are how people are cheated.
const ofFees: readonly Phrase[] = [
  "(?:dbs|crb|checks?|disclosure|uniform|training|induction)[^\\n]{0,90} (?:(?:we|it|this)(?: do| will| can| is|'s)? ?(?:not|n't|never) (?:be )?(?:\\w+ )?(?:reimburse|refund|repay|paid back)\\w*|no (?:refunds?|reimbursement))(?! (?:travel|fares?|parking|if you (?:leave|are)))",
  `(?<!\\b(?:we|us|members|customers|guests|parents|players|clients|tenants|collect|take|taking|collecting|handle|process|chase|from|no)(?: \\w+){0,3} )(?:${money} )?(?:${anApplicantsFee} )(?:fees?|charges?|deposits?|bonds?)(?: of ${money})? (?:is|are|will be|must be|applies|apply|payable|required|due|of ${money})`,
  `(?:you|applicants?|candidates?|everyone|please)(?:'ll| will| must| should| have to| need to| are (?:asked|required|expected) to)? (?:pay|send|transfer|deposit)(?: us| over)?(?: an?)?(?: ${money}| deposit| fee)(?: \\w+){0,2} (?:for|towards|to|before|when)(?: \\w+){0,4} ${purpose}`,
  `(?:you|applicants?|candidates?|everyone)(?: \\w+){0,3} pays?(?: us)?(?: an?)?(?: ${money})? ${anApplicantsFee} (?:fees?|charges?|deposits?)`,
  `(?:there(?:'s| is| will be)|we (?:charge|ask for|take)) (?:an? )?(?:small |one[ -]off |refundable |${money} )*${anApplicantsFee} (?:fee|charge|deposit|bond)`,
  `charges? (?:applicants|candidates|you|trainees) ${money}|(?:pay|send|transfer)(?: us)?(?: an?| the| your)? ${money}(?: \\w+){0,3} (?:to|for|before|with)(?: \\w+){0,4} ${purpose}`,
  `(?:deposit|fee|payment|bond)s? of ${money}(?: (?!we|us)\\w+){0,3} (?:to|before|when|for|with|on)(?: \\w+){0,3} ${purpose}`,
  `(?:you|applicants?|candidates?|trainees?|starters?)(?:'ll| will| must| should| have to| need to| are (?:asked|required|expected) to)+ (?:pay for|fund|cover(?: the cost of)?|meet the cost of) (?:your|their|the)(?: own)? (?:training|induction|application|vetting|course|place)(?! (?:back|record))`,
  `(?:training|course|induction)(?: \\w+)? (?:costs?|fees?)(?: of ${money})? (?:must|has to|have to|should|to|are to|will) be paid(?: \\w+){0,3} (?:up ?front|by (?:you|the (?:applicant|candidate|trainee|starter))|in advance|before)`,
  `(?<!\\b(?:we|us|no|customers?|guests|tenants|students|learners)(?: \\w+){0,4} )${money}(?: refundable)? (?:deposit|fee|charge)(?: \\w+){0,5} (?:is|are|will be) (?:taken|deducted|charged|payable|held|kept|required|due|docked|stopped)`,
  `(?:uniform|dbs|check|training|course|kit|tools|licence|badge|equipment|induction)(?: \\w+){0,3} (?:costs?|is|fee of|at) ${money}[^.]{0,40} (?:payable|paid|deducted|taken|charged|docked|up ?front)(?! by (?:us|the company|your employer))`,
  `(?:cost|price|fee|charge)s?(?: of| for)?(?: your| the)? (?:dbs|check|uniform|training|course|kit|licence|badge|induction)(?: \\w+){0,3} (?:is|are|will be|gets?) (?:deducted|taken|docked|stopped|charged|met by you|yours to pay)`,
].map((source) => ({ rule: 'fee_from_applicant', words: all(source), better: '' }))

const unpaidWork = '(?:training|trials?|induction|probation|shadowing|taster|work experience|placements?|try[ -]?out)'
const ofUnpaidWork: readonly Phrase[] = [
  '(?:wages?|pay|money|earning) (?:only )?(?:begins?|starts?|kicks? in|comes? in)(?: \\w+)? (?:from|in|after|with|once)(?: \\w+){0,2} (?:week|month|day|shift) (?:two|three|four|2|3|4)|(?:wages?|pay) (?:only )?(?:begins?|starts?) (?:after|once|from) (?:the |your )?(?:\\w+ )?(?:trial|training|induction|probation)',
  `(?:not|\\w+n't|never)(?: \\w+)? paid (?:for|during|while|in|until|on)(?: \\w+){0,4} (?:${unpaidWork}|first (?:day|week|shift|month)s?)`,
  '(?<!volunteers?(?:[,:]? \\w+){0,4} )(?:(?:travel(?:ling)? )?expenses only|only(?: (?:your|the|travel(?:ling)?))* expenses(?: (?:are|is|will be))? (?:paid|covered)|work(?:ing)? for tips|tips only|(?:paid|pay) in (?:experience|exposure))',
  '(?:volunteer|give us) (?:your|the) first (?:\\w+ )?(?:day|week|month|shift)s?(?! (?:of|with) )|first (?:\\w+ )?(?:day|week|month|shift)s? as an unpaid',
  'shadow(?:ing)?(?: \\w+){0,6},? (?:unpaid|without pay|for free)',
  '(?:interns?|trainees?|apprentices?|shadow(?:ing)? staff|new starters?)(?: \\w+)? (?:are|is|will be) (?:not paid|unpaid)',
  `(?:${unpaidWork}|first|weeks?|days?|months?|shifts?)(?: \\w+){0,2} (?:without|for no|with no|on no) (?:pay|wages?|money|salary)`,
].map((source) => ({
  rule: 'unpaid',
  words: all(source),
  better: 'Pay for every hour worked, trial shifts and training too',
}))

const ofReligiousDress: Phrase = {
  rule: 'religion_wanted',
  words: all(
    `no (?:religious (?:dress|clothing|people|symbols?)|head ?scar(?:f|ves)|hijabs?|turbans?|burkas?|niqabs?|beards?)(?: or \\w+)?`,
  ),
  better: '',
}

const ofOtherSites: Phrase = { rule: 'other_site', words: all(siteAddress), better: '' }

/** Every demand that can be put to a subject, in the form of the phrases. */
export const demands: readonly Phrase[] = [
  ...ofRecords,
  ...ofHealth,
  ...ofFamily,
  ofReligiousDress,
  ...ofBelief,
  ofMotherTongue,
  ofLanguages,
  ofPassports,
  ...ofFees,
  ...ofUnpaidWork,
  ofSex,
  ofSexInTitle,
  ...ofAge,
  ...ofGroups,
  ofOtherSites,
]
