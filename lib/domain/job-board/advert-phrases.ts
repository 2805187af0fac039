import { foldText, readDisguised, readSlips, type Folded } from '@/lib/domain/fields/fold-text'
import { demands, notSaidOfAll, wholeWords } from '@/lib/domain/job-board/advert-demands'
import type { Phrase, PhraseRule } from '@/lib/domain/job-board/advert-phrase'

const all = wholeWords

const people =
  '(?:people|persons?|applicants?|candidates?|anyone|anybody|everyone|everybody|someone|those|individuals?)'
const record =
  '(?:criminal (?:records?|histor(?:y|ies)|pasts?|backgrounds?|offences?)|(?:criminal )?convictions?|(?:police|prison) records?|cautions?)'
const someRecord = `(?:(?:an?|any|unspent|spent|previous|prior|past|existing|current|known) )*${record}`
// Somebody with a record, by a word for them or by what they have behind them.
const offenders =
  '(?:(?:convicted|former|known|previous|past) )*(?:ex[ -]?(?:offenders?|convicts?|cons?|prisoners?|criminals?)|offenders?|convicts?|felons?|prisoners?|prison[ -]leavers?|criminals|convicted (?:people|persons?|individuals?)|criminal(?=[.,;:!?)]|$| (?:need|can|should|must|may)\\b))'
const hasRecord = `(?:with|having|(?:who|that) (?:has|have)(?: got)?) (?:${someRecord}|a record(?= (?:who|need|can|should|must|may|will|is|are)\\b|[.,;:!?)]|$))|(?:who|that) (?:has|have) (?:ever )?(?:been (?:convicted|to prison|in prison|in jail|inside|sentenced|arrested)|served (?:time|a (?:prison )?sentence)|broken the law)`
const anybodyWithRecord = `(?:${offenders}|${people} (?:${hasRecord}))`
const applicationsOf = `(?:any |all )?(?:applications? from )?(?:any |all )?${anybodyWithRecord}`
const beenInside = 'been (?:convicted|to prison|in prison|in jail|inside)'
const ifYou = "if (?:you|they)(?: have|'ve| are|'re| were)(?: got| ever)?"
const rejected = '(?:excluded|rejected|refused|disqualified|(?:ruled|screened) out|turned (?:away|down))'
// "A clean record is not needed."
const notNeeded =
  "(?! ?(?:check|disclosure|certificate)?,? (?:(?:is|are)(?: not|n't| never)|will(?: not| never) be|won't be|need(?: not|n't) be)(?: always| strictly| even)? (?:needed|required|necessary|essential|expected|asked for|a must|a requirement|a condition|compulsory|mandatory))"
const cleanRecord =
  "(?<!\\b(?:you(?: will|'ll| also| then)*|to|help|who|will) )(?:clean|clear|spotless|unblemished|blank) (?:criminal |dbs |crb |police |disclosure )?record(?! (?:of|keeping|book|card|sheet|cards|sheets))"
const cleanCheck =
  '(?:clean|clear|spotless) (?:(?:enhanced|standard|basic) )?(?:(?:criminal record|criminal|police|background) (?:checks?|disclosures?|certificates?)|(?:dbs|crb)(?: (?:checks?|disclosures?|certificates?))?)'
// "No clean record needed" says the same as "no need for one".
const needed = (clean: string): string =>
  `(?:(?<!\\bno )|(?!${clean} (?:is )?(?:needed|required|necessary)))${clean}${notNeeded}`
// "No criminal record check is needed", "no conviction rules you out" and "nobody with a record is turned away" mean
// the opposite.
const notOpposite =
  '(?![ -](?:bureau|checks?|checking|disclosures?|vetting|screening|questions?|box(?:es)?|certificates?|declarations?|asked|ever|rules?|stops?|bars?|puts?|counts?|excludes?|turned|left|excluded|refused|rejected|too|to (?:feel|be|think|hide|worry|miss)|(?:is|are|was|were|will|should)(?! (?:be )?(?:considered|accepted|hired|employed|allowed|permitted|tolerated|wanted|welcome)))\\b)'
const saidNo =
  "(?:need not|needn't|do not need to|should not|shouldn't|must not|mustn't|may not|can ?not|can't|are not|aren't|is not|isn't|will not|won't|do not|don't|not)"
const letIn =
  '(?:be |able to |allowed to |to |eligible to |get |even )*(?:apply|applying|(?:considered|accepted|hired|employed|recruited|appointed|shortlisted|interviewed|allowed|permitted|tolerated|welcome|eligible|suitable|wanted)|taken on)'

// How adverts say who they want: "we want strong young men", "looking to hire a woman", "would suit a young person".
const wanted =
  "(?:want(?:s|ed|ing)?|need(?:s|ed|ing)?|seek(?:s|ing)?|prefer(?:s|red|ring)?|(?:look(?:ing)?|search(?:ing)?|advertising) for|(?:would|we'd|i'd) like|look(?:ing)? to (?:hire|employ|recruit|take on|appoint|attract)|(?:we're|they're|i'm|are|am|is) after|only (?:want|hire|employ|recruit|consider|accept|take)|recruiting|hiring|taking on|suits?|suited to|suitable for|ideal for|perfect for|must be|has to be|have to be|should be|preferabl[ye]|ideally)(?: (?:to )?(?:hire|employ|recruit|take on|appoint|attract|be))?"
const described =
  '(?: (?:an?|some|only|just|mainly|mostly|ideally|preferably|strong|big|tall|handy|fit|healthy|keen|reliable|honest|hard[ -]?working|energetic|motivated|experienced|able[ -]bodied|local|single|mature|good|two|three|four|five|six|[1-9]))*'
const wantedPlainly = `${wanted}${described}`
// "We need to see the men we support" and "we want women to feel safe" are about somebody else; "men and women" means
// everybody.
const asApplicants =
  "(?!'|s'|[ -](?:and|or|&)[ -](?:men|women|males?|females?|boys|girls|gentlemen|ladies|man|woman|older|old)|/|[ -](?:management|hours?|days?|power)| (?:to (?:feel|know|be|see|get|find|live|stay|have|enjoy|learn|grow|thrive|succeed)|we|in (?:prison|custody|our care)|leaving|released|returning(?! to work)|who (?:live|have left|use|stay|need|are leaving))\\b)"
const youngOrOld = '(?:young(?:er)?|youthful|older|elderly|retired|middle[ -]aged)'
const workerOf =
  '(?:people|persons?|individuals?|applicants?|candidates?|workers?|employees?|staff|drivers?|adults?|men|man|women|woman|lads?|guys?|ladies|lady|gentlemen|gentleman|team members?|assistants?|operatives?|carers?|cleaners?|chefs?|packers?|pickers?|labourers?|receptionists?|waitress(?:es)?|waiters?|bar(?:maids?|man|men|tenders?)|handym[ae]n|secretar(?:y|ies)|boys?|girls?)'
const trade =
  '(?:waitress(?:es)?|waiters?|bar(?:maids?|man|men|tenders?)|handym[ae]n|salesm[ae]n|chambermaids?|assistants?|cleaners?|chefs?|cooks?|bakers?|packers?|pickers?|labourers?|receptionists?|operatives?|drivers?|secretar(?:y|ies)|hairdressers?|stylists?)'
const aSex =
  '(?:males?|females?|men|women|man|woman|ladies|lady|gentlemen|gentleman|lads?|lass(?:es)?|guys?|boys?|girls?|chaps?|blokes?|house ?wi(?:fe|ves))'
const anAge = '(?:1[4-9]|[2-9][0-9])'
const ageRange = `(?:between (?:the ages of )?)?${anAge} ?(?:-|–|to|and|until) ?${anAge}`
// Things that have an age, so that no person's age is meant.
const things =
  '(?:parcels?|loads?|boxes|items?|packages?|pallets?|bags?|vans?|vehicles?|lorries|trailers?|cars?|machines?|temperatures?|speeds?|weights?|times?|levels?|scores?|readings?|fridges?|freezers?|ovens?|it|this|that|which|numbers?|prices?|orders?|mileage|groups?|class(?:es)?)'
const must = `(?<!${things} )(?:must|should|need(?:s)? to|have to|has to)`
const ageEnds =
  '(?= ?(?:[.,;:!?)]|$|years?\\b|yrs?\\b|at the|to (?:apply|do|work|join|start|take)\\b|for (?:this|the) (?:work|job|role|post)\\b|and\\b|or\\b|please|only|when))'
const notPlaces =
  '(?![ -](?:gyms?|clubs?|refuges?|hostels?|services?|wards?|wings?|prisons?|spaces?|shelters?|sessions?|nights?|clinics?|houses?|estates?|salons?|barbers?|classes|schools?|colleges?|teams?|groups?|academ(?:y|ies)|football|changing|toilets?|accommodation|homes?|shops?|events?)\\b)'
// People who are taught, looked after, sold to or talked about are not applicants.
const notCaredFor =
  '(?<!\\b(?:with|for|of|to|by|and|or|between|support(?:s|ing)?|teach(?:es|ing)?|after|help(?:s|ing)?|mentor(?:s|ing)?|coach(?:es|ing)?|protect(?:s|ing)?|both|all|many|reach(?:es|ing)?|see|where)(?: (?:an?|the|our|these|those|young|younger|older|teenage|vulnerable|disabled|local|small|little|more))* )'
const leaveOutAge = 'Leave out the age, unless the law sets one for this work'
const leaveOutSex = 'Don’t mention a person’s sex.'

const paidTrial = 'Pay for every hour worked, trial shifts and training too'

const man = (craft: string, better: string): Phrase => ({ rule: 'sex', words: all(`${craft}(?:man|men)`), better })

/**
 * Words in adverts that say more than their writer means. Banning everybody with a record, asking about it before a
 * shortlist, or wanting one sex, age or orientation stops an advert; the rest is advice, because the law has exceptions
 * and words have more than one sense.
 */
export const advertPhrases: readonly Phrase[] = [
  // Everybody with a record is turned away, whatever it is and however long ago.
  {
    rule: 'blanket_ban',
    words: all(
      `(?:(?<!take (?=no prisoners))no|zero) (?:(?:one|body|${people}) (?:${hasRecord})|${offenders})${notOpposite}`,
    ),
    better: '',
  },
  { rule: 'blanket_ban', words: all(`nobody (?:${hasRecord})${notOpposite}`), better: '' },
  {
    rule: 'blanket_ban',
    words: all(
      `(?<!\\b(?:(?:no|sex|sexual|convicted|former|known) |ex[ -]))${anybodyWithRecord}(?: please)? ${saidNo} ${letIn}`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?<!\\b(?:(?:no|few|sex|sexual|convicted|former|known) |ex[ -]))${anybodyWithRecord} (?:(?:are|is|will be) )?(?:automatically )?(?:${rejected}|barred|banned|ineligible|unwelcome)`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:do not|don't|does not|doesn't|can ?not|can't|could not|couldn't|will not|won't|would not|wouldn't|never|unable to|refuse to|(?:not|aren't|isn't) (?:willing|able|prepared|allowed|permitted) to|not|no longer) (?:knowingly |ever |currently )*(?:hir(?:e|ing)|employ(?:ing)?|tak(?:e|ing)(?: on)?|accept(?:ing)?|recruit(?:ing)?|consider(?:ing)?|interview(?:ing)?|appoint(?:ing)?|want(?:ing)?|welcom(?:e|ing)|shortlist(?:ing)?|offer (?:jobs?|work|roles?) to) ${applicationsOf}${notOpposite}`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?<!\\b(?:do|would|will|should) )we(?:'ll| will| would| must| have to)? (?:automatically |always )?(?:reject|refuse|exclude|disqualify|rule out|screen out|turn (?:away|down)) ${applicationsOf}${notOpposite}`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:(?:not|isn't|aren't|never) (?:an? )?(?:suitable|suited|appropriate|open)(?: (?:job|role|place|post))?|unsuitable|closed) (?:for|to) ${anybodyWithRecord}${notOpposite}`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:(?:you|your application|applicants|candidates)(?:'ll| will) (?:automatically )?(?:be )?(?:automatically )?${rejected}|(?:not|never|can ?not|can't|won't|don't|unable to) (?:hire|employ|accept|consider|appoint|interview|take on) you|you (?:can ?not|can't|may not|must not) (?:apply|work (?:here|(?:for|with) us)|join(?: us)?|do this (?:job|work))) (?:${ifYou}|with|because of|for having) (?:${someRecord}|${beenInside})`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:not|don't|can ?not|can't|needn't|shouldn't) (?:bother )?(?:apply|applying)(?: \\w+){0,4} ${ifYou} (?:${someRecord}|${beenInside}|(?:an? )?${offenders})`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `${ifYou} (?:${someRecord}|${beenInside}|(?:an? )?${offenders}),? (?:please |then |you |we )*${saidNo} (?:consider you|accept you|hire you|employ you|${letIn})`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `${notSaidOfAll}(?:an? |any )?${record} (?:(?:(?:is|are|will be|would be) (?:not|never)|isn't|aren't|(?:will|would|can) ?not be|(?:can't|won't|wouldn't) be|not) (?:accepted|acceptable|allowed|permitted|tolerated)|(?:is|are) unacceptable|(?:need not|needn't|should not|can ?not|can't) apply|(?:will |would )?(?:automatically )?(?:disqualif(?:y|ies)|excludes?|rules?|bars?) (?:you|${people})|will (?:stop|prevent) you|(?:will )?(?:means?|leads? to|results? in) (?:automatic |immediate |instant )?(?:rejection|disqualification|exclusion)|means? (?:that )?you (?:can ?not|can't) (?:apply|work here|join)|(?:is|are|will be) an (?:automatic|absolute) bar)`,
    ),
    better: 'Ask about convictions after an offer',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `must not be (?:an? )?(?:${offenders}|on (?:licence|tag|parole))|(?:conviction|crime)[ -]free|non[ -]?(?:offenders?|criminals?) only`,
    ),
    better: '',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:no|zero|nil) (?:unspent |spent |previous |prior |past |existing |known )*${record}${notOpposite}|no (?:history of (?:offending|crime)|trouble with the (?:law|police))`,
    ),
    better: 'Ask about convictions after an offer',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:(?<!with (?:or|and) )without|free (?:of|from)|free from any) (?:a |any )?(?:unspent |previous )*${record}(?! or with)${notOpposite}`,
    ),
    better: 'Ask about convictions after an offer',
  },
  {
    rule: 'blanket_ban',
    words: all(`(?:must|should|may|can) ?not have (?:a |any )?(?:unspent |previous )*${record}`),
    better: 'Ask about convictions after an offer',
  },
  {
    rule: 'blanket_ban',
    words: all(needed(cleanRecord)),
    better: 'Ask about convictions after an offer',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `${needed(cleanCheck)}|(?:dbs|crb|criminal records?|background)(?: (?:checks?|certificates?|disclosures?))? (?:must|should|has to|have to|needs? to) (?:be|come back) (?:completely )?(?:clean|clear)`,
    ),
    better: 'Ask about convictions after an offer',
  },
  {
    rule: 'blanket_ban',
    words: all(
      `(?:never|not) (?:have )?(?:(?:been )?(?:convicted|arrested)|been (?:to|in) (?:prison|jail)|(?:been )?in trouble with the (?:law|police))`,
    ),
    better: '',
  },

  // Here nobody is asked before a shortlist.
  {
    rule: 'early_record_question',
    words: all(
      `(?:disclose|declare|state|list|tell us (?:about|of)|give details of|include details of) (?:all |any |your )*(?:unspent |spent |previous |criminal )*(?:convictions?|criminal record|criminal history|cautions?) (?:in|on|with|when|as part of|at|before)(?: (?:your|the|a|you|completing))* (?:application|apply|applying|cv|cover(?:ing)? letter|form|interview stage one)`,
    ),
    better: 'Choose below when you ask about convictions',
  },
  {
    rule: 'early_record_question',
    words: all(
      `(?:applications?|application forms?|cvs?|cover(?:ing)? letters?) (?:must|should) (?:state|declare|disclose|list|include) (?:all |any |your )*(?:unspent |spent |previous |criminal )*(?:convictions?|criminal record|cautions?)`,
    ),
    better: 'Choose below when you ask about convictions',
  },
  {
    rule: 'early_record_question',
    words: all(
      `have you (?:ever )?(?:been (?:convicted|arrested|cautioned|charged|in trouble with the (?:police|law))|got (?:a |any )(?:criminal record|convictions?)|been in prison)`,
    ),
    better: 'Choose below when you ask about convictions',
  },
  {
    rule: 'early_record_question',
    words: all(`do you have (?:a |any )(?:unspent |criminal |previous )*(?:convictions?|criminal record)`),
    better: 'Choose below when you ask about convictions',
  },

  // Sounds like a refusal, even where the employer would say yes.
  {
    rule: 'deters_records',
    words: all(
      `(?:must|need to|have to|required to|should) (?:pass|clear|undergo|complete|satisfy) (?:a |an |our |all )?(?:full |strict |enhanced |standard |basic |criminal |police |security )*(?:background|record|criminal record|criminal|dbs|crb|vetting|police|security) ?(?:checks?|screening|vetting|clearance)?`,
    ),
    better: 'We carry out a basic DBS check after an offer. A conviction does not rule you out.',
  },
  {
    rule: 'deters_records',
    words: all(
      `subject to (?:a |an )?(?:satisfactory |clear |successful |full )*(?:(?:enhanced |standard |basic )?(?:background|criminal record|dbs|crb|police|vetting|security) ?(?:checks?|clearance|screening|vetting)|vetting)`,
    ),
    better: 'We carry out a basic DBS check after an offer. A conviction does not rule you out.',
  },
  {
    rule: 'deters_records',
    words: all(
      `(?<!\\bno (?:(?:basic|standard|enhanced) )?)(?:background|criminal record|criminal background|police|dbs|crb) (?:checks?|clearance|vetting|screening) (?:is |are |will be )?(?:required|essential|needed|mandatory|necessary)`,
    ),
    better: 'We carry out a basic DBS check after an offer. A conviction does not rule you out.',
  },
  {
    rule: 'deters_records',
    words: all(
      `(?:enhanced|standard|full|security|police|dbs|crb) (?:dbs |crb |security |police )?(?:clearance|vetting) (?:is |will be )?(?:required|essential|needed|a must)`,
    ),
    better: 'Name the check below, and say that a conviction does not rule people out',
  },
  {
    rule: 'deters_records',
    words: all(`(?:dbs|crb|police|security)[ -](?:cleared|checked|vetted)`),
    better: 'We carry out the check after an offer',
  },
  {
    rule: 'deters_records',
    words: all(`(?:unblemished|impeccable|unquestionable|exemplary|good|excellent) (?:moral )?character`),
    better: 'Say what the work needs, such as handling cash with care',
  },
  {
    rule: 'deters_records',
    words: all(`of (?:unquestioned|proven|the highest|absolute) (?:integrity|honesty)`),
    better: 'Say what the work needs, such as handling cash with care',
  },
  { rule: 'deters_records', words: all(`law[ -]abiding(?: citizens?)?`), better: '' },
  { rule: 'deters_records', words: all(`nothing to hide|no (?:past|history|skeletons|trouble ?makers)`), better: '' },
  {
    rule: 'deters_records',
    words: all(`ex[ -]?(?:offenders?|cons?|convicts?|prisoners?)|convicted criminals?|former criminals?`),
    better: 'people with convictions',
  },
  {
    rule: 'deters_records',
    words: all(
      `(?:enhanced|full|strict|rigorous|extensive) (?:background|criminal|security) (?:checks?|screening|vetting)`,
    ),
    better: 'Name the check below, and say that a conviction does not rule people out',
  },
  {
    rule: 'deters_records',
    words: all(
      `(?:criminal|police) record checks? will be (?:carried out|made|done|run) on all (?:applicants?|candidates?)`,
    ),
    better: 'We carry out a check after an offer, and only for the person we would like to hire',
  },

  // Sexual orientation and gender reassignment: nobody may be selected or rejected for them.
  {
    rule: 'orientation',
    words: all(
      `(?:straight|heterosexual|gay|lesbian) (?:people|men|women|applicants?|candidates?|couples?)? ?(?:only|preferred|wanted)|no (?:gays?|lesbians?|homosexuals?|trans(?:gender|sexual)?s?)(?: people)?|biological (?:males?|females?|men|women) only`,
    ),
    better: '',
  },

  // Wanting one sex, in ways that no employer may (Equality Act 2010, sections 11, 13 and 39).
  {
    rule: 'sex_wanted',
    words: all(`${wantedPlainly}(?: ${youngOrOld})? ${aSex}${asApplicants}`),
    better: leaveOutSex,
  },
  {
    rule: 'sex_wanted',
    words: all(
      `(?<!\\b(?:shelter|hostel|refuge|wing|ward|session|class|gym|service|house|home|club|centre|group|night|prison)s?(?: \\w+){0,3} )(?:${youngOrOld} )?${aSex}(?: ${workerOf})? (?:only${notPlaces}|wanted|required|needed|preferred|need not apply)|only (?:${youngOrOld} )?${aSex} (?:(?:should|need|may|can|to) apply|(?:can|could|are able to) (?:do|manage|handle|lift|drive|cope)|(?:will be|are) (?:considered|wanted|employed|accepted|hired|taken on)|work here)`,
    ),
    better: leaveOutSex,
  },
  {
    rule: 'sex_wanted',
    words: all(`${workerOf} \\((?:females?|males?|women|men|woman|man|ladies|lady)(?: only| preferred)?\\)`),
    better: leaveOutSex,
  },
  {
    rule: 'sex_wanted',
    words: all(
      `^(?:an? )?(?:young(?:er)? )?(?:(?:sales|shop|counter|office|factory|promo(?:tion)?|check ?out) ?girls?|girls?|boys?|lads?|lass(?:es)?|lady|ladies)(?=$| ?[.,(]| (?:for|to|in|at|with|who)\\b)`,
    ),
    better: leaveOutSex,
  },
  {
    rule: 'sex_wanted',
    words: all(
      `no (?:men|women|males|females|ladies|girls|lads)(?= ?(?:[.,;:!)]|$|please|need apply|to apply|applicants?|allowed|on site|(?:on|in|at) (?:the|this|our)|due|because|as))|(?:a )?(?:man|men|woman|women|lady|bloke)'s (?:job|work|role)|(?:not (?:suitable|suited|a job|a role)|no (?:job|place|work|role)) (?:for|to) (?:men|women|females|males|ladies|girls|a woman|a man)${asApplicants}`,
    ),
    better: leaveOutSex,
  },

  // Wanting a certain age (sections 5, 13 and 39).
  {
    rule: 'age_wanted',
    words: all(`${wantedPlainly} ${youngOrOld}(?:,? (?:and )?\\w+)? ${workerOf}${asApplicants}`),
    better: leaveOutAge,
  },
  {
    rule: 'age_wanted',
    words: all(`${youngOrOld} ${workerOf} (?:only|wanted|required|needed|preferred)`),
    better: leaveOutAge,
  },
  {
    rule: 'age_wanted',
    words: all(
      `${wantedPlainly}(?: \\w+)? (?:who (?:is|are) )?(?:aged?|ages|of ages?) (?:between |from )?${ageRange}|${wantedPlainly} ${ageRange}[ -]year[ -]olds?`,
    ),
    better: leaveOutAge,
  },
  {
    // The ages of children, pupils and others who are looked after are not applicants' ages.
    rule: 'age_wanted',
    words: all(
      `(?<!(?:child|children|kids?|pupils?|students?|learners?|people|persons?|adults?|teenagers?|boys|girls|men|women|clients?|customers?|guests?|residents?|patients?|tenants?|members|players|users?|those|anyone|everyone|families|offenders|leavers|team|staff|workforce|colleagues)(?: who are| we support|,)? )(?:aged|ages) (?:between |from )?${ageRange}(?! ?months)`,
    ),
    better: leaveOutAge,
  },
  {
    // The law may set a minimum age of 18 or 21: alcohol, lorries. A maximum, or a higher minimum, is an employer's own
    // wish.
    rule: 'age_wanted',
    words: all(
      `${must} (?:be (?:aged? )?(?:under|below|no older than|not older than|not over|no more than|younger than) (?:the age of )?(?:1[6-9]|[2-9][0-9])|be ${anAge} (?:years old )?(?:or|and) (?:under|younger|below|less)|be (?:2[2-9]|[3-9][0-9]) (?:years old )?(?:or|and) (?:over|older|above)|not be (?:aged? )?(?:over|above|older than) (?:the age of )?${anAge}|(?:not )?be (?:aged? )?(?:under|below|over|above|older than) (?:the age of )?(?:2[2-9]|[3-9][0-9]))${ageEnds}`,
    ),
    better: leaveOutAge,
  },
  {
    rule: 'age_wanted',
    words: all(
      `${must} be (?:(?:aged?|ages|of age|in the age range)[ :]?)*(?:over |at least |from )?${ageRange}${ageEnds}|(?:aged? )?over (?:the age of )?${anAge} (?:to|and under|but under|and below|and not over) ${anAge}${ageEnds}|(?:for|only|ideally|preferably) ${ageRange}[ -]year[ -]olds?|${ageRange} ?(?:years? old|years? of age|year[ -]olds?) (?:only|preferred|wanted)|ages?:? ${ageRange} (?:only|preferred|ideal(?:ly)?|wanted)`,
    ),
    better: leaveOutAge,
  },
  {
    // A whole line that is nothing but an age, such as an item of what they need, can only be about whoever applies.
    rule: 'age_wanted',
    words: all(
      `^(?:only |aged? )*(?:(?:under|below) (?:the age of )?(?:1[6-9]|[2-9][0-9])|(?:over|above) (?:the age of )?(?:2[2-9]|[3-9][0-9]))(?: only)?(?= ?[.;!]?$)`,
    ),
    better: leaveOutAge,
  },
  {
    rule: 'age_wanted',
    words: all(
      `^(?:an? )?young(?:er)? (?:(?:sales|shop|kitchen|bar|office|warehouse|retail|bakery|hotel) )?${trade}(?!'|s'|[ -](?:of|academ|award|club|programme))`,
    ),
    better: leaveOutAge,
  },
  {
    rule: 'age_wanted',
    words: all(
      `(?:no one|nobody|no applicants?|no people) (?:older than|over(?: the age of)?) ${anAge}|no older than ${anAge}(?! ?years?\\b(?! old| of age))|(?:under[ -]?${anAge}|over[ -]?(?!18|21)${anAge})'?s (?:only|wanted|preferred|need not apply)|${notCaredFor}(?:men|women|males|females|applicants|candidates) (?:aged )?(?:under ${anAge}|over (?:2[2-9]|[3-9][0-9])) (?:only|wanted|preferred|need not apply)|no (?:under|over)[ -]?[2-9][0-9]'?s|(?<!\\b(?:child|children|kids?|pupils?|students?|passengers?)(?: \\w+)? )(?:no|not) more than (?:2[2-9]|[3-9][0-9]) years of age|(?:maximum|upper) age(?: limit)?(?: is| of|:)? ${anAge}`,
    ),
    better: leaveOutAge,
  },

  // Age, in words that can mean something else.
  {
    rule: 'age',
    words: all(
      `young(?:,)? (?:and )?(?:dynamic|energetic|enthusiastic|vibrant|lively|hungry|keen|motivated|ambitious|talented|team|mind|blood|professionals?|company)|${notCaredFor}young(?:er)?(?= (?:man|woman|lady|guys?|lads?|girls?|boys?|${trade})(?![\\p{L}]| of))|youthful|young at heart`,
    ),
    better: 'Say what the work needs, such as energy or a willingness to learn',
  },
  {
    rule: 'age',
    words: all(
      `(?:suits?|suitable for|ideal for|perfect for|looking for|seeking|would suit|want|need) (?:a |an )?mature (?:person|people|individual|applicant|candidate|worker|adult)s?`,
    ),
    better: 'Leave out the age',
  },
  {
    rule: 'age',
    words: all(
      `(?:recent|new|fresh|young) (?:university |college )?(?:graduates?|school[ -]leavers?)|school[ -]leavers?|college[ -]leavers?`,
    ),
    better: 'No experience needed: we train you',
  },
  {
    rule: 'age',
    words: all(
      `(?:under|below|no older than|not over|younger than) (?:the age of )?[1-9][0-9](?: years)?(?: old| of age)|maximum age|(?:upper )?age limit|under[ -][3-6][0-9]s`,
    ),
    better: 'Leave out the age, unless the law sets one for this work',
  },
  {
    rule: 'age',
    words: all(
      `digital natives?|millennials?|gen(?:eration)? z|over[ -]?qualified|too experienced|old fashioned need not`,
    ),
    better: 'Say which tools or skills the work needs',
  },
  {
    rule: 'age',
    words: all(
      `(?:at least|minimum(?: of)?|min) [1-9][0-9]? ?\\+? years'? (?:of )?experience|[1-9][0-9]?\\+ years'? (?:of )?experience`,
    ),
    better: 'Say what they should be able to do',
  },
  {
    rule: 'age',
    words: all(`paper ?(?:boy|girl)|(?:saturday|shop|office|stable|errand|shot|bar) (?:boy|girl|lad)s?`),
    better: 'Use a title for everybody, such as assistant',
  },

  // Sex.
  { rule: 'sex', words: all(`waitress(?:es)?`), better: 'waiting staff' },
  { rule: 'sex', words: all(`(?:bar|chamber|house|milk|dairy)maids?`), better: 'bar or housekeeping staff' },
  {
    rule: 'sex',
    words: all(`(?:stewardess|hostess|air hostess|manageress|headmistress|seamstress|actress|proprietress)(?:es)?`),
    better: 'Use a title for everybody, such as host, manager or machinist',
  },
  {
    rule: 'sex',
    words: all(`(?:cleaning|tea|dinner|lollipop|sales|check ?out|office) lad(?:y|ies)`),
    better: 'Use a title for everybody, such as cleaner or assistant',
  },
  {
    rule: 'sex',
    words: all(`(?:sales|check ?out|counter|factory|promotion|promo) girls?`),
    better: 'Use a title for everybody, such as sales assistant',
  },
  man('handy', 'maintenance worker'),
  man('(?:bar)', 'bar staff'),
  man('fore', 'supervisor'),
  man('sales', 'sales assistant'),
  man('post', 'postal worker'),
  man('(?:work|trades|crafts)', 'tradesperson'),
  man('(?:store|warehouse|yard|stock)', 'warehouse worker'),
  man('(?:repair|service|maintenance|odd[ -]?job)[ -]?', 'repairer'),
  man('(?:delivery|van|dust|bin|milk|refuse)[ -]?', 'delivery driver or collector'),
  man(
    '(?:fire|police|watch|door|night ?watch|camera|drafts|draughts|lines|crew|grounds|chair|business|dray|sign)',
    'Use a title for everybody, such as officer or operator',
  ),
  {
    rule: 'sex',
    words: all(`(?:prefer(?:ably)?|would suit|suits?) (?:a )?(?:mum|mums|housewife|housewives)`),
    better: 'Hours that fit around school',
  },
  {
    rule: 'sex',
    words: all(
      `(?:male|female|lady) (?:driver|cleaner|carer|worker|assistant|receptionist|candidate|applicant|operative|chef|packer|picker)s?`,
    ),
    better: leaveOutSex,
  },
  {
    rule: 'sex',
    words: all(`(?:ideal|perfect|great) for (?:mums|mothers|housewives|dads|men|women|ladies)`),
    better: 'Hours that fit around school',
  },
  {
    rule: 'sex',
    words: all(
      `(?:he|she) (?:will|must|should|has to|needs to) (?:be|have|work|report|drive|clean|lift|join|manage|help|welcome|greet|serve|answer|make|run|look after|support|assist|keep|prepare|handle|deal)|his or her own|her duties|his duties`,
    ),
    better: 'you will',
  },
  {
    rule: 'sex',
    words: all(`girl friday|man friday|right[ -]hand man|strong (?:man|men|lads?)|manly|feminine`),
    better: 'Say what the work needs',
  },

  {
    rule: 'sex',
    words: all(
      `${notCaredFor}(?:girls?|boys?|lass(?:es)?)(?!'|s'|/|[ -](?:and|or|&|who|only|aged|guides?|scouts?|brigade|wear|clothes|clothing|shoes|uniforms?)\\b)${notPlaces}`,
    ),
    better: 'Use a title for everybody, such as assistant',
  },

  // Race, which includes nationality and origin.
  {
    rule: 'race',
    words: all(
      `native (?:level )?(?:english|welsh)(?:[ -]speak(?:er|ers|ing))?|(?:english )?native speakers?|mother[ -]tongue|english as (?:a |your |their )?first language|first language (?:must be |is )?english`,
    ),
    better: 'English good enough to do the work, such as reading safety signs',
  },
  {
    rule: 'race_wanted',
    words: all(
      `(?:british|english|white|polish|romanian|european|eu|uk|local[ -]born)(?: (?:nationals?|citizens?|people|born|passport holders?|applicants?|candidates?|workers?))? only`,
    ),
    better: 'You need the right to work in the UK',
  },
  {
    rule: 'race_wanted',
    words: all(
      `(?:must be|be) (?:a )?(?:british|english|white|uk|eu|european)(?: (?:citizens?|nationals?|born))?|no (?:foreigners|immigrants|migrants|travellers|gypsies|refugees|asylum seekers|overseas applicants)|uk[ -]born|british[ -]born`,
    ),
    better: 'You need the right to work in the UK',
  },
  {
    rule: 'race',
    words: all(`(?:no|without (?:a|an)|neutral|strong) (?:foreign |regional |strong )?accents?`),
    better: 'Speak clearly to customers',
  },

  // Disability and health, which nobody is asked about before an offer.
  {
    rule: 'disability_wanted',
    words: all(
      `able[ -]bodied|no (?:disabilit(?:y|ies)|health (?:problems|issues|conditions)|medical (?:conditions|problems|history)|mental health (?:problems|issues))|free (?:of|from) (?:illness|health problems|disabilit(?:y|ies))`,
    ),
    better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
  },
  {
    rule: 'disability',
    words: all(
      `(?:must be|be|need to be|are|is) (?:very |extremely )?(?:physically |mentally )?(?:fit and healthy|fit and strong|physically fit|in good health|healthy and fit|in perfect health)|physically fit|good health|mentally (?:strong|tough|stable)`,
    ),
    better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
  },
  {
    rule: 'disability',
    words: all(
      `(?:good|excellent|clean|perfect|low) (?:sickness|sick|absence|health|medical) (?:record|history|level)|no (?:sickness|sick days|time off sick)`,
    ),
    better: '',
  },
  {
    rule: 'disability_wanted',
    words: all(
      `(?:tell us (?:about|of)|disclose|declare|state) (?:any |your |all )*(?:disabilit(?:y|ies)|health (?:conditions?|problems|issues)|medical (?:conditions?|history))(?! .{0,40}adjust)`,
    ),
    better: 'Tell us if you need an adjustment to apply',
  },

  // Religion or belief.
  {
    rule: 'religion_wanted',
    words: all(
      `(?:must be|be) (?:a )?(?:practi[sc]ing )?(?:christian|catholic|muslim|jewish|hindu|sikh|buddhist|atheist)|(?:christians?|catholics?|muslims?|jews|hindus?|sikhs?) (?:only|preferred|wanted|need not apply)|no (?:muslims?|jews|christians?|catholics?|religious (?:dress|clothing|people)|head ?scar(?:f|ves)|hijabs?|turbans?|beards?)`,
    ),
    better: 'Don’t mention a person’s belief.',
  },

  // Pregnancy, marriage and family.
  {
    rule: 'family',
    words: all(
      `no (?:children|kids|childcare (?:commitments|responsibilities|issues|problems)|family (?:commitments|ties|responsibilities)|dependants|dependents|ties|plans for (?:children|a family))|without (?:children|family commitments|ties)|(?:won't|will not|must not|mustn't|should not|shouldn't|don't|do not) have (?:any )?(?:childcare|family|caring) (?:commitments|ties|responsibilities)`,
    ),
    better: 'Say which hours the work needs',
  },
  {
    rule: 'family_wanted',
    words: all(
      `(?:must|should|can) ?not (?:be )?(?:pregnant|planning (?:a family|children|a pregnancy))|not pregnant|(?:single|unmarried|married) (?:people|person|men|man|women|woman|applicants?|candidates?|couples?) (?:only|preferred|wanted|required)|no maternity`,
    ),
    better: '',
  },

  // Work without pay, and pay that nobody can check.
  {
    rule: 'unpaid',
    words: all(
      `unpaid (?:(?:[1-9]|one|two|three|few|half|full)[ -](?:hours?|days?|weeks?|months?)[ -])?(?:trial|work(?!ing| (?:orders?|requirements?|schemes?|hours|teams?|placements?|supervisors?|programmes?|projects?))|training|shift|internship|probation|induction|try[ -]?out|taster|overtime|hours|week|month)(?:[ -](?:trial|shifts?|days?|periods?|weeks?|sessions?|month))*`,
    ),
    better: paidTrial,
  },
  {
    rule: 'unpaid',
    words: all(
      `(?:trial|training|induction|probation|taster|try[ -]?out|first(?: (?:two|three|four|few|couple of|[2-9]))?)(?:[ -](?:shifts?|days?|periods?|weeks?|sessions?|hours?|month)){0,2}(?: (?:is|are|will be|which is|that is|,)){0,2} (?:unpaid|not paid|without pay|for free|for nothing|at no pay)|(?:free|voluntary) trial (?:shift|day|period|week)s?|work(?:ing)? (?:for (?:free|nothing)|(?:a |one )?(?:trial|shift|day|week) (?:for free|unpaid|without pay))|no (?:pay|wages?) (?:for|during|in) (?:the |your )?(?:first|trial|training|probation|induction)`,
    ),
    better: paidTrial,
  },
  {
    rule: 'commission_only',
    words: all(`commission[ -]only|only commission|100% commission|no basic (?:pay|salary|wage)`),
    better: 'A wage for every hour, with commission on top',
  },
  {
    rule: 'cash_in_hand',
    words: all(
      `cash[ -]in[ -]hand|(?:paid|pay|wages?) (?:weekly |daily |monthly )?(?:in|by) cash|off the books|no (?:tax|paye|payslips?)`,
    ),
    better: 'Paid with a payslip, tax and National Insurance taken off',
  },
]

// What reverses the meaning of a phrase after it: "you do not need a clean record".
const turnedBefore =
  /(?:(?:do|does|need|will|wo|are|is|would|can|ca|must|may|should)(?: not|n't)|mustn't|cannot|never|no (?:need|requirement|obligation|reason|pressure) (?:to|for)|without having to|not|nobody (?:has|needs) to|nobody needs|instead of|rather than)(?: (?:need|require|ask|asks|for|want|expect|look|have|having|has|to|be|mean|you|your|a|an|any|send|us|attach|bring|show|share|please|mind|find|see|get|meet|allowed|about|whether|keep|take|make|check|against))* $/u
const toldElsewhere =
  /\b(?:told|heard|read|seen|saying|says|said|(?:never|not|n't) asks?) ['"]?$|\b(?:other|some|most|many) (?:firms|employers|companies|places|shops|jobs) (?:say|ask|want|insist|demand|expect|need|require)\b/u
const noBefore =
  /\b(?:(?<!say |saying )no|nor|without|nobody) (?:(?:such|need|works?|a|an|any|for|questions?|ticks?) )*$/u
// And before it: "a clean record is not needed".
const needlessAfter =
  /^[^.!?\n]{0,30}?(?:\b(?:is|are|be|was)(?: not|n't| never)|\b(?:not|never)|n't)(?: (?:be|always|strictly|even|at all))* (?:needed|required|necessary|essential|expected|asked for|asked about|a must|a requirement|a condition|compulsory|mandatory|wanted|a problem|an issue)\b/u
// "No record or check is needed", "no convictions that rule you out": the 'no' belongs to what is said after them.
const noOfMore =
  /^(?:,? (?:or|and) (?:a |an |any )?[a-z]+(?: [a-z]+)?)?(?: (?:checks?|certificates?|bureau|forms?|questions?|boxes))?,? (?:(?:is|are|was|were|will be|(?:need|needs|has|have) to be|needs?) (?:\w+ )?(?:needed|required|necessary|declared|disclosed|asked|mentioned|listed|taken|made|done|sent|used|kept|carried|held|refused|rejected|turned|excluded|ruled)|(?:that|which|who)? ?(?:\w+ly )?(?:will |would |can )?(?:\w+ly )?(?:rules?|stops?|bars?|excludes?|disqualif|puts?|counts?)\b)/u
const answeredKindly =
  /^[^.!?\n]{0,20}\?[\s]*(?:that's |it's |that is |it is |you're |you are )?(?:fine|no problem|not a problem|no bother|ok|okay|all right|welcome|good|great|don't worry|do not worry|you can still|apply|so have|no\b|we (?:run|offer|teach|help|can)\b)/u
const startsWithNo = /^(?:no|zero|nil|nobody|without)\b/u

/** Whether what stands around a phrase in its sentence turns its meaning round. */
function isTurned(before: string, said: string, after: string): boolean {
  if (
    toldElsewhere.test(before) ||
    turnedBefore.test(before) ||
    needlessAfter.test(after) ||
    answeredKindly.test(after)
  )
    return true
  return startsWithNo.test(said) ? noOfMore.test(after) : noBefore.test(before)
}

/** Everything that an advert is read for: each subject with each demand, then single phrases. */
export const advertTable: readonly Phrase[] = [...demands, ...advertPhrases]

export type FoundPhrase = {
  rule: PhraseRule
  /** As written. */
  words: string
  /** The whole sentence or line of a list that they stand in, as written. */
  line: string
  better: string
}

/** Whether what to do instead tells the writer something, and is not itself words for the advert: 'Leave out the age'. */
export const isInstruction = (better: string): boolean =>
  /^(?:Ask about|Choose|Don’t|Leave out|Name|Pay for|Say|Use a title)\b/.test(better)

/** Where each sentence, or line of a list, begins and ends. */
function linesOf(plain: string): { from: number; to: number }[] {
  const ends = [...plain.matchAll(/[.!?]+(?=["')]*(?:\s|$))["')]*|\n|$/g)].map((match) => match.index + match[0].length)
  return ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }))
}
const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

// "We cannot take you because of your record" gives the record as the reason: only a "not" right before it turns that, and not the "not" of
// "We would like to, but can't because of your record".
const saysWhy = /^(?:because|due to|owing to|on account of|based on|since|as)\b/
const isNotWhy =
  /(?:(?<!\b(?:can|could|will|would|wo|ca|do|does|did|have|has|had|shall|should|may|might|must) ?)(?:\bnot|n't)|\bnever|\bnot be|\bwon't be|instead of|rather than)(?: (?:just|simply|only|\w+ly))? $/

// `matchAll` makes a copy of each pattern for each text, and where memory is short the browser then compiles it anew.
function* matchesOf(words: RegExp, plain: string): Generator<RegExpExecArray> {
  words.lastIndex = 0
  for (let match = words.exec(plain); match; match = words.exec(plain)) yield match
}

// Nobody writes a sentence of 500 characters. In one that has no end, the time that some patterns take grows with the square of its length.
const withEnds = (plain: string): string =>
  plain.replace(/[^.!?\n]{400,499}[ ,;]|[^.!?\n]{500}/g, (run) => `${run.slice(0, -1)}\n`)

/** The phrases in one reading of a text. */
function phrasesIn(text: string, { text: folded, at }: Folded, table: readonly Phrase[]): FoundPhrase[] {
  const plain = withEnds(folded)
  const lines = linesOf(plain)
  const lineAt = (from: number) => lines.find((one) => from < one.to) ?? { from: 0, to: plain.length }
  const asWritten = (from: number, to: number) => text.slice(at[from], at[to]).trim()
  const taken: { from: number; to: number }[] = []
  const found = new Map<string, FoundPhrase>()
  for (const { rule, words, better } of table) {
    for (const match of matchesOf(words, plain)) {
      const from = match.index
      const said = match[0].trimEnd()
      const to = from + said.length
      const isWhole = !isLetter(plain[from - 1]) && !isLetter(plain[to])
      if (!isWhole || taken.some((one) => from < one.to && to > one.from)) continue
      const line = lineAt(from)
      const before = plain.slice(Math.max(line.from, from - 80), from)
      if (saysWhy.test(said) ? isNotWhy.test(before) : isTurned(before, said, plain.slice(to, to + 90))) continue
      taken.push({ from, to })
      const key = `${rule} ${said}`
      if (found.has(key)) continue
      const whole = asWritten(line.from, line.to)
      // Of letters set apart it is not known where one word ends.
      const written = { words: asWritten(from, to) || whole, line: whole }
      found.set(key, { rule, ...written, better })
      // "Young men wanted" is about age as well, and one finding of a place hides the others.
      if (rule === 'sex_wanted' && new RegExp(`\\b${youngOrOld}\\b`).test(said)) {
        found.set(`age_wanted ${said}`, { rule: 'age_wanted', ...written, better: leaveOutAge })
      }
    }
  }
  return [...found.values()]
}

/**
 * The phrases in a text that need a second look, each once, in the order of the table (the adverts' by default). "You
 * do not need a clean record" is not one. Where two of one kind overlap, only the first. Words with letters set apart or
 * put as digits are read too.
 */
export function findPhrases(text: string, table: readonly Phrase[] = advertTable): FoundPhrase[] {
  const asSeen = readSlips(foldText(text))
  const plain = phrasesIn(text, asSeen, table)
  const disguised = readDisguised(asSeen)
  if (disguised === null) return plain
  const more = phrasesIn(text, disguised, table).filter(
    ({ rule, words }) => !plain.some((one) => one.rule === rule && one.words.includes(words)),
  )
  return [...plain, ...more]
}

// In a reason for not accepting a conviction: any or all of them, whatever they are for.
const everything: readonly Phrase[] = [
  {
    rule: 'blanket_ban',
    words: all(
      `(?:any|all|every(?: kind of| type of)?|(?<!\\b(?:or|and) )no|whatever(?: the)?|anybody with|anyone with|everyone with|everybody with)(?: (?:an?|any|kind of|type of|sort of|criminal|unspent|spent|previous|past|prior|recent|form of))* (?:convictions?|offences?|records?|cautions?|crimes?|criminality|disclosures?)(?! (?:for|of|about|to do with|involving|relating to|related to|connected (?:to|with)|against|concerning|in connection) (?!any))|(?:anything|everything|whatever)(?: at all)?(?: is)? on (?:your|the|their|a) (?:record|dbs|certificate)|(?:convictions?|offences?|records?|crimes?) (?:of (?:any|every|whatever|all) (?:kind|type|sort|description)s?|(?:whatever|regardless|however|no matter))|(?:anybody|anyone|everyone|everybody|people|those|whoever)(?: (?:who|that))? (?:has|have)(?: ever)? (?:been (?:to|in|before) (?:the |an? )?(?:prison|jail|court|custody|judge|magistrates?)|been (?:inside|convicted|arrested|charged|cautioned|sentenced|in trouble)|done time|broken the law|served (?:time|a sentence))|(?:(?:not|n't|never) (?:take|hire|employ|accept|want)(?: on)? )?(?:anybody|anyone|people|those|someone|prisoners) (?:out of|from|leaving|released from|who left|in) (?:prison|jail|custody)`,
    ),
    better: 'Say which convictions, such as theft from work in the last 3 years',
  },
]

/** Where a reason for not accepting one kind of conviction shuts out all of them. */
export const bansOfEverything = (reason: string): FoundPhrase[] => findPhrases(reason, everything)

/** Whether a text can be the name of a place: words about sex alone are in real ones, such as Boys Hill. */
export const isPlaceName = (text: string): boolean => findPhrases(text).every(({ rule }) => rule === 'sex')

/**
 * Whether a text names the occupational requirement for which the law lets an employer want one sex or age (Schedule
 * 9).
 */
export const namesRequirement = (text: string): boolean =>
  /\b(?:genuine )?occupational (?:requirement|qualification)|\bschedule 9\b/i.test(text)
