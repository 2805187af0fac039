import { foldText, readSlips } from '@/lib/domain/fields/fold-text'
import { offenceKinds } from '@/lib/domain/job-board/advert-demands'
import type { PhraseRule } from '@/lib/domain/job-board/advert-phrase'
import type { FoundPhrase } from '@/lib/domain/job-board/advert-phrases'

// A sentence read as a whole: whom it is about, whether it refuses or wants them, and whether anything in it takes that
// back. It finds what no phrase foresees, so only lines without a phrase are read.

const words = (...sources: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`)

const anAge = '(?:1[6-9]|[2-6][0-9])'

type Subject = {
  rule: PhraseRule
  who: RegExp
  /** Whether it is unlawful to want them too, and not only to refuse them. */
  mayNotBeWanted: boolean
  /** Whether it is a demand as it stands: 'Age: 20-30'. */
  isDemand?: true
  /** Whether only a refusal is read, because the words stand in kind sentences too. */
  onlyRefused?: true
  better: string
}

// Words for people that also stand before things, such as "French" in "French bread", count before one of these.
const worker =
  '(?: (?:people|persons?|applicants?|candidates?|workers?|employees?|staff|drivers?|cleaners?|nationals?|citizens?|lads?|men|women|builders?|pickers?|packers?|carers?|chefs?|cooks?|faces?|hands?|waitress\\w*|assistants?|receptionists?|guards?|managers?|barmaids?|lasses|girls?|boys?|lady|ladies|gentlem[ae]n|blokes?|guys?))'
const nationality =
  '(?:british|english|scottish|welsh|irish|uk|polish|romanian|bulgarian|lithuanian|albanian|ukrainian|turkish|indian|pakistani|bangladeshi|chinese|filipino|vietnamese|afghan|nigerian|ghanaian|jamaican|african|asian|arab|european|eu|portuguese|spanish|italian|french|german|foreign|overseas|white|black)'

// Whoever might apply.
const whoever =
  '(?:people|persons?|applicants?|candidates?|anyone|anybody|someone|somebody|no[ -]?one|nobody|those|individuals?|staff|drivers?|starters?|workers?|employees?|recruits?|hires?)'

const offenderOfAKind =
  '(?:thie(?:f|ves)|burglars?|robbers?|muggers?|fraudsters?|con ?artists?|shoplifters?|arsonists?|murderers?|drug[ -]dealers?|gang members?|vandals?)'
// What a check, or its certificate, is called.
const aCheck = '(?:dbs|crb|bpss|pvg|access ?ni|checks?|vetting|screening|certificates?|disclosures?|clearance)'

const leaveOutAge = 'Leave out the age, unless the law sets one for this work'
const askAfterOffer = 'Ask about convictions after an offer'

const subjects: readonly Subject[] = [
  {
    rule: 'blanket_ban',
    who: words(
      '(?<!\\b(?:sell|speak|talk|argue|act|write|present|pitch|say|play|sing)\\w*(?: \\w+){0,3} with (?:\\w+ )?(?=conviction\\b))convictions?(?! (?:for|of(?! any| whatever| every)|involving|relating|related|about|connected|that (?:is|are|affect)))',
      '(?:has|have|had|who|ever|who.ve|you.ve)(?: ever| once| already)? (?:re)?offended|crims?|wrong.?uns|murky pasts?|che(?:ck|qu)ered pasts?|shady pasts?|colourful pasts?|(?:got|has|have|with) (?:previous|form|priors)(?= ?[.,;!?)]|$)|(?:been )?nicked|guilty of|(?:custodial|suspended|prison|jail) sentences?|(?:seeing|have|has|with|see) (?:an? |your )?probation officers?|(?:any|some|an?) (?:sort|kind|type) of (?:offence|conviction|crime)|an arrest|(?:shoplifting|youth|police|old|single|mere|even a|so much as an?) cautions?|convicted|cautioned|reprimands?|felon(?:y|ies|s)?|offenders?|prison[ -]leavers?|been inside|behind bars|done time|rap sheets?',
      "(?:got|have|has|having|with|\\w+'ve|of) (?:an? |any )?(?:police |prison |court )?records?(?! (?:of(?! any)|for|player|card|book|keeping|label))",
      'criminal (?:records?|histor(?:y|ies)|pasts?|backgrounds?)(?! checks?)|police records?(?! checks?)',
      '(?:an?|any|every|one|single|old|past|previous) cautions?',
      '(?:police )?cautions?(?= (?:or|and|nor)\\b| ?[.,;!)])',
      'criminals?(?! (?:records?|law|justice|checks?|histor|pasts?|backgrounds?|offences?))',
      'criminal offences?(?! (?:to|for|of))|pending (?:charges?|cases?|prosecutions?)|(?:charges?|court cases?|prosecutions?) pending',
      'ex[ -]?(?:offenders?|cons?|convicts?|prisoners?)|known to (?:the )?police|through the (?:courts?|system)|court reports?|(?:with|has|have) (?:an? )?prison sentences?|staff with records|people with records|applicants with records|trouble with the (?:police|law)',
      '(?:been|time|time(?: spent)? in|spent (?:time|years|months) in|out of|come from|comes from|straight from|leaving|left|released from|spell in|stretch in) (?:prison|jail|inside|custody)',
      'served (?:time|an? (?:prison )?sentence)|(?:serving|doing|on|under) (?:an? )?(?:community (?:order|payback|service|sentence)|suspended sentence|probation|supervision order)',
      '(?:currently |still )?on (?:rotl|probation|parole|tag|licence|bail)(?! (?:for|period|of))',
      '(?:dbs|crb|disclosure|check|criminal record check)(?: check)?(?: \\w+)? (?:shows?|showing|hits?|entr(?:y|ies)|markers?|traces?|flags?)',
      '(?:any|an?|one|single|every) (?:offences?|entry|marks?|blemish(?:es)?|convictions?|cautions?) (?:on|against) (?:your|their|his|her|the) (?:records?|names?|files?|dbs)',
      'showing on (?:your|their|his|her|the|an?) (?:dbs|crb|check|record|certificate)',
      '(?:offences?|convictions?|cautions?|crimes?) to (?:your|their|his|her) names?|fall(?:en)? foul of the law|electronic monitoring|police (?:databases?|computer|files?)|(?:past|old|previous) crimes?',
      '(?:inside|in|up in|out of|been to) (?:the )?(?:nick|clink|slammer|stir|borstal|cells?|court|dock|yoi|young offenders\\S*(?: institution)?|crown court|magistrates\\S*(?: court)?)(?! (?:rd|road|street|lane|room|yard))|(?:been|got|ever|who.s) (?:locked up|banged up|put away|sent down)|(?:been|got|ever) (?:lifted|collared|pinched|nabbed|busted|(?:done|booked) for)|(?:been|gone|sent) away(?= ?(?:[.,;!]|$))|(?:an?|any) (?:criminal |police )?record(?= (?:means?|is|will|counts?|at all|of any|ends?|puts?|can|however|whatever|makes?)\\b)|your (?:criminal )?record(?:.s| is| has| must| should| needs)(?: got)?(?: to)? (?:be|come|clean|clear)|^(?:sorry,? )?no records?(?=[.,;!]|$)|(?:on|in|to) (?:your|their|his|her) (?:charge |rap )?sheets?|(?:no|with|to) (?:tags?|licence|probation|parole|bail)(?= ?(?:[.,;!]|$|and\\b|or\\b))|\\btagged(?= ?[?,])|ex[ -]jail|no (?:form|previous|priors|baggage)(?=[,.;!]|$| and no)|never (?:been )?in (?:any )?trouble|(?:old bill|cops|coppers|boys in blue|feds)|skeletons|wrong side of the law|(?:dodgy|shady|murky|dark|troubled|rocky|bad) (?:past|background|history|record)s?|(?:court|police) appearances?|(?:not|\\w+n.t|never|no)(?: (?:give|offer|believe in|do|any))* second chances?|charge sheets?|(?:pending|outstanding) (?:court )?(?:charges?|matters?|cases?)|(?:suspects?|accused)(?= (?:of|need|should))|jail ?birds?|(?:old )?lags|crooks?|thieves|villains?|delinquents?|law[ -]?breakers?|reoffenders?|(?:ex[ -])?(?:inmates?|convicts?)|wrongdoers?|criminality|wrongdoing|offending|misdemeanou?rs?|dishonesty offences?',
      '(?:bother|trouble|problems?|issues?|run[ -]?ins?|brush(?:es)?|contact|dealings|history|skeletons?|attention|notice|involvement|scrapes?|interest(?:ed|ing)?|wanted|questioned|spoken to|interviewed|matters?)(?: \\w+){0,5} (?:police|law|courts?|authorities)',
      'nothing (?:\\w+ )?(?:on it|on them|to (?:hide|declare|disclose)|untoward|adverse|against (?:you|them|your name))|(?:something|anything|things|a lot) to (?:hide|declare)|(?:checks?|dbs|crb|vetting|disclosures?)(?: \\w+){0,3} (?:with nothing|without a|reveals?|turns? up|throws? up|flags?|brings? up)',
      '(?:no|any|with|on) (?:an? )?(?:tags?|curfews?|licence conditions|court orders?)(?! (?:on the|for the|and sew))|under (?:\\w+ )?(?:supervision|investigation|licence|curfew)',
      '(?:stand|stood|standing|been|appear\\w*|up|brought|taken|hauled)(?: up)? (?:in|to|before|in front of) (?:an?|the) (?:\\w+ )?(?:dock|judge|magistrates?|courts?|bench|beak|jury)',
      'police (?:\\w+ ){0,6}(?:charge|arrest|caution|question|interview|search|speak to|knock|stop|investigate)\\w*(?: \\w+){0,2} (?:you|your|them|their|anyone|anybody|somebody)|(?:pinched|collared|cuffed|handcuffed|banged up|put away|locked up|fingerprinted) (?:by|for|once|before)',
      '(?:past|background|history|record|character) (?:that )?(?:is|are|be|was|being) (?:completely |totally |entirely )?(?:free|clear) (?:of|from)(?: \\w+){0,3} (?:offences?|crimes?|offending|convictions?|cautions?|police|courts?)',
      // What happened to somebody, whoever they are called.
      `(?:${whoever}|who|who's|you|you've|your name|has|have|had|been|be|those|having)(?: (?!work)\\w+){0,4} (?:prison|jail|custody|inside|arrest(?:ed)?|charged|prosecuted|sentenced|jailed|imprisoned|crimes?|offending|magistrates?|in court|judge|broken? the law|in trouble)`,
      `${whoever} with (?:an? |any )?(?:previous|form|past|history|baggage|priors|a story)(?! (?:experience|work|job|role|year|employ\\w+|in|of|as|at|degree|with))|(?:background|history) of (?:offending|crime|arrests?)|arrests and charges|(?:run|brush)[ -]?(?:in|es)?s? with the (?:law|police)`,
      '(?:anything|something|nothing|nowt|owt|nil|zero|a thing|whatever|theft|fraud|violence|drugs|offences?) (?:\\w+ ){0,3}(?:on|in|against) (?:your|their|his|her|the|a) (?:criminal )?(?:records?|names?|files?|dbs|crb|checks?|past|certificates?|history)',
    ),
    mayNotBeWanted: false,
    better: askAfterOffer,
  },
  {
    rule: 'blanket_ban',
    who: words(
      `(?:convict(?:ions?|ed)|cautions?|cautioned|offences?|records?|history|past|guilty|sentenced|charged|prosecuted|arrested|done|form)(?: \\w+)? (?:for|of|with|involving|in|to do with|relating to)(?: [\\w,]+){0,3}? ${offenceKinds}`,
      `${offenceKinds}(?:,? (?:(?:and|or) )?${offenceKinds})*(?:,? (?:convictions?|cautions?|offences?|records?|charges?|sentences?)| (?:on|in|against) (?:your|their|his|her|the|a|any) (?:\\w+ )?(?:records?|files?|past|names?|history)| to (?:your|their|his|her) names?)`,
      `(?:no|not|never)(?: \\w+){0,2} ${offenderOfAKind}|${offenderOfAKind}(?:,? (?:(?:and|or) )?\\w+){0,3} (?:need not|needn't|should not|shouldn't|can ?not|can't|do not|don't|will not|won't)`,
      `(?:in|for|at|to|before|by|of|through) (?:the |a )?(?:\\w+ )?courts?|court (?:list|page|report|appearance|case|record|date|hearing)s?|(?:rotl|day[ -]release|temporary release|home leave)(?: \\w+)? (?:candidates?|applicants?|workers?|prisoners?|people|placements?)|licence (?:part|period|half) of|(?:un)?spent|(?:done|did|doing) (?:bird|porridge|a stretch)|sent down|wrong side of the (?:law|police|courts?)|(?:black mark|blot|stain)s? (?:on|against)|(?:off|from) (?:the )?(?:nick|clink|slammer)|in the cells?|hmp|cautions?|offen(?:ce|ding)s?`,
      `curfews|ankle tags|(?:serving |current |former )?prisoners|(?:day |temporary )(?:release|licence)|tag wear\\w+|so much as an? \\w+|(?:isn.t|not|n.t come back|not come back) (?:clean|clear)|${offenderOfAKind}|druggies|(?:theft|stolen|burgled|robbed|defrauded|mugged)|(?:prison|jail|custodial|criminal|court|offending) (?:background|past|history|time)`,
      // What a check says.
      `${aCheck}(?=.*\\b(?:hits?|traces?|entr(?:y|ies)|marks?|something|anything|information|matches|markers?|positives?|positive results?|shows?|showing|comes? back|turns? up|comes? up|came up|any content)\\b)|(?:hits?|traces?|entr(?:y|ies)|something|anything|information|matches|markers?|whatever)(?: (?:at all|is|are|that|which|shows?|comes?|returned|found|recorded|disclosed|up|back|of whatever sort))* (?:on|in|from|by|up on|against)(?: \\w+){0,3} ${aCheck}|whatever shows on ${aCheck}`,
    ),
    mayNotBeWanted: false,
    onlyRefused: true,
    better: askAfterOffer,
  },
  {
    // A check that says nothing, wanted of whoever applies.
    rule: 'blanket_ban',
    who: words(
      `${aCheck}(?: results?)?[^.]{0,50} (?:must|has to|have to|needs? to|should|is to|are to|(?:is|are) (?:expected|required) to|be|to be|being|comes?|come)(?: \\w+){0,2} (?:clean|clear|empty|blank|spotless|unmarked|clear of anything|with nothing|nothing|without (?:anything|any|a|trace))`,
      `(?:no|zero|nil|without(?: any| an?)?) (?:\\w+ )?(?:entr(?:y|ies)|hits?|traces?|matches|markers?|content|adverse \\w+|disclosures)(?: \\w+)? (?:on|in|from) (?:\\w+ )?(?:\\w+ )?${aCheck}|(?:pass|vetted|check|checked)(?: \\w+){0,6} (?:with )?(?:no|without a) (?:trace|hits?)|${aCheck}(?=.*\\b(?:none recorded|no trace|nil return|no entries|nothing (?:\\w+ )?(?:on|recorded|listed|shown|found)|no (?:hits|matches|information|markers))\\b)|(?:none recorded|nothing recorded|no trace|nil return)(?=.*\\b${aCheck})`,
    ),
    mayNotBeWanted: true,
    better: askAfterOffer,
  },
  {
    // A life without a record, wanted of whoever applies.
    rule: 'blanket_ban',
    who: words(
      `(?:records?|backgrounds?|pasts?|histor(?:y|ies)|dbs|crb|vetting|certificates?|disclosures?|(?:your|police|basic) checks?)(?: \\w+){0,4} (?:clean|clear|spotless|blank|empty|unblemished|unmarked)(?= ?(?:[.,;!)]|$|and\\b|or\\b|before|or we))`,
      `(?:nothing|no \\w+)(?: \\w+)? (?:must|should|may|can|is to|to|that) (?:\\w+ )?(?:show|appear|come|be|turn)(?: \\w+){0,2} (?:on|in) (?:\\w+ )?(?:\\w+ )?${aCheck}`,
      '(?:immaculate|impeccable|pristine|stainless|squeaky|spotless|faultless|unimpeachable|beyond reproach|trouble[ -]free)(?: \\w+)? (?:criminal )?(?:records?|pasts?|histor(?:y|ies)|backgrounds?|characters?|dbs|crb|checks?)(?! of)|(?:whiter|cleaner) than (?:white|clean)|never put a foot wrong|(?:records?|pasts?|histor(?:y|ies)|backgrounds?|character)(?: \\w+){0,4} (?:beyond reproach|whiter than white|above board)|(?:clean|clear) (?:sheet|slate)|(?:untouched|untainted|unsullied|untroubled) by (?:crime|the law|the police|convictions?|scandal)',
      '(?:on )?the straight and narrow|(?:slate|sheet|name|nose|hands|past|history|character) (?:must |has to |should |needs to )?(?:be|is|are|being) (?:\\w+ )?(?:clean|clear|spotless|unblemished)|(?:no|without|zero|any) (?:crb|dbs|police|court|legal|disclosure)(?: \\w+)? (?:issues?|problems?|history|matters|trouble)|(?:have|has|got|you.ve|with|means?|mean|be) (?:no|zero|nil) (?:police |criminal )?records?(?= ?(?:[.,;!)]|$|spent|of any|at all|whatsoever))|police (?:\\w+ ){0,3}(?:never|not|no)(?: \\w+){0,3} (?:to (?:talk|speak)|interest|contact|reason|cause|know)',
      'squeaky[ -]clean|(?:blemish|crime|conviction|offence|record)[ -]free|law[ -]abiding|(?:on )?the right side of the law|out of trouble(?: with)?|(?:stainless|blameless|spotless|unblemished|untarnished) (?:pasts?|records?|histor(?:y|ies)|characters?|reputations?|backgrounds?)',
      '(?:records?|histor(?:y|ies)|pasts?|backgrounds?|dbs|crb|checks?)(?: checks?)? (?:is|are|be|been|that is|that are|comes? back) (?:\\w+ly )?(?:clean|clear|spotless|blank|empty|unblemished|free)',
      'no (?:\\w+ )?(?:run[ -]?ins?|brush(?:es)?|dealings|history|trouble|problems|contact) with (?:the )?(?:law|police|courts?|justice)',
    ),
    mayNotBeWanted: true,
    better: askAfterOffer,
  },
  {
    rule: 'sex_wanted',
    who: words(
      'all[ -](?:male|female)|(?:mum|dad|house ?wi(?:fe|ves)|fellas?|fellers?|gal|lassie|lass(?:es)?|geezer)s?(?!\\Ws\\b)|(?:males?|females?|men|women|man|woman|ladies|lady|gentlem[ae]n|lads?|girls?|boys?|blokes?|chaps?)(?!\\Ws\\b|[ -](?:only|in|who)\\b|[ -](?:and|or) (?:an? )?(?:wom[ae]n|m[ae]n|(?:fe)?males?|ladies|lady|gents?|gentlem[ae]n|girls?|boys?|lass(?:es)?|lads?|others|everyone|all|their)\\b)',
    ),
    mayNotBeWanted: true,
    better: 'Don’t mention a person’s sex.',
  },
  {
    rule: 'age_wanted',
    who: words(
      `(?:^|age(?: range| group| bracket)?:? ?)(?:between )?(?:${anAge} ?(?:-|–|to|and) ?${anAge}|(?!18|21)${anAge} ?(?:or|and) (?:under|below|younger|over|above|older))(?= ?(?:[.,;!)]|$|only|please|preferred|ideal))`,
      '^(?:some(?:one|body)|(?:an? )?person) (?:\\w+ ){0,2}(?:young(?:er|ish)?|mature|older|long in the tooth|retired)',
    ),
    mayNotBeWanted: true,
    isDemand: true,
    better: leaveOutAge,
  },
  {
    rule: 'sex_wanted',
    who: words(
      '^(?:an? )?(?:[a-z-]+,? ){0,3}(?:girl|lady|gentleman|lad|bloke|chap|man|woman) for (?:the |our |my |some )?(?:reception|office|bar|shop|kitchen|counter|desk|till|house|yard|van|floor|evening|weekend|night|day|light|heavy|cleaning|general)s?',
      '(?:couple|pair|team)(?: \\w+){0,3} (?:husband and wife|man and wife|man and woman)|husband[ -]and[ -]wife (?:team|couple)',
    ),
    mayNotBeWanted: true,
    isDemand: true,
    better: 'Don’t mention a person’s sex.',
  },
  {
    rule: 'age_wanted',
    who: words(
      'young(?:er)? (?:person|people|man|woman|men|women|worker|applicant|candidate)s?',
      '(?:just |recently |only just |fresh(?:ly)? )?(?:left|out of|finished|straight from) (?:school|college|university|uni)|(?:near|near to|close to|coming up to|approaching|nearing|past|beyond|reached|at) (?:retirement|retiring|pension(?:able)?)(?: age)?|youthful',
      'youngsters?|teenagers?|pensioners?|(?:recently )?retired|elderly|(?:old|younger|older) (?:people|workers?|applicants?|candidates?|folk|staff|ones)|digital natives?|millennials?|gen z|boomers?|grandads?|grannies|whippersnappers?|(?:getting|bit) (?:on|older|long in the tooth)',
      '(?<!(?:£|\\b(?:of|over|with|to|than|about|around|for|up|have|has|do|handle|employ|all) )) ?(?:aged )?(?:[3-6][05]) ?(?:plus|\\+)(?= ?(?:[.,;!)]|$|preferred|only|ideal))',
      '(?:no[ -]?one|nobody|anyone|anybody|someone|somebody|people|applicants?|candidates?|those) (?:aged )?(?:over|under|above|below) (?:the age of )?(?:2[2-9]|[3-9][0-9])',
      '(?:ideal |right |best |preferred |target )age(?: range| group)?:? (?:is |of |from |between )?[1-9][0-9]',
      `(?:you(?:'re| are)|if|anyone|anybody|someone|somebody|people|person|lads?|bloke|lady|girl|man|woman|trainees?|apprentices?|applicants?|candidates?|we(?:'re| are)|us are|team is)(?: \\w+){0,2} (?:aged?|of|over|under|past|about|around|above|below|between) (?:about |around )?(?:1[6-9](?= ?(?:-|–|to|or|and))|2[1-9]|[3-6][0-9])(?! ?(?:hours|miles|staff|people|minutes|mins|kg|kilos|years of|sites|homes|drops|rooms|a week|an hour|jobs|countr|days|pounds|%))`,
      `(?:^|you |applicants? |candidates? )(?:must|should|need to|have to|has to) be (?:aged )?(?:under|over|below|above|between)(?: the age of)? (?:2[2-9]|[3-6][0-9]|21(?! or over))(?= ?(?:[.,;!)]|$|to (?:fit|apply|join|work|suit)|and\\b|or\\b|years|please|as|because|so|for the insurance))`,
      `(?:mature|young(?:er|ish)?|older|elderly)(?:,? (?:and )?[\\w-]+){0,2}${worker}|(?:at|aged) (?!18|21)${anAge}(?: plus| ?\\+)`,
      '(?:in|into|of|their|your|late|early|mid) (?:[2-6]0.?s)(?! (?:music|night|disco|theme|hits))|(?:some(?:one|body)|any(?:one|body)|person|people) (?:\\w+ )?young(?:er|ish)?|long in the tooth|students(?= only| preferred)',
      `you(?:'re|'ll be| are| will be| should be| must be)(?: \\w+)? (?:aged )?${anAge} ?(?:-|–|to|and|or) ?(?:${anAge}|under|below|younger|over|above|older)(?= ?(?:[.,;!)]|$|years? old|only|please))`,
      'young (?:person|man|woman|people).s (?:job|game|work|role)|(?:over|under|past|below|above) (?:the age of )?(?:twenty|thirty|forty|fifty|sixty)(?:[ -]\\w+)?|(?:twenty|thirty|forty|fifty|sixty)[ -]?somethings?|too (?:old|young)|(?:the )?over[ -](?:forties|fifties|sixties|seventies)|(?:ideal|right|perfect|best) (?:\\w+ ){1,3}(?:around|about|roughly|in|under|over) (?:your )?[2-6][0-9]|(?:recent|new|fresh) graduates?|(?:young(?:ish)?|fresh) (?:faces?|blood|team members?|members?|outlook)|(?:of )?a (?:mature|certain|young|younger|older) age|school leavers?|(?:people|anyone|anybody|someone|somebody|those|applicants?|person) (?:over|under|above|below) (?:[4-6][0-9]|21)|(?<!no )upper (?:age )?limit|in (?:their|his|her|your) (?:(?:late|early|mid)[ -]?)?(?:teens|twenties|thirties|forties|fifties|sixties)',
    ),
    mayNotBeWanted: true,
    better: leaveOutAge,
  },
  {
    rule: 'race_wanted',
    who: words(
      `(?:grew up|raised|brought up|schooled) (?:in (?:this country|the uk|britain|england|wales|scotland)|here|abroad|overseas)|(?:travelling|traveller|gypsy|roma|black|asian|immigrant|migrant|white) communit(?:y|ies)|(?:people|anyone|anybody|applicants?|staff|workers?) from (?:abroad|overseas|other countries|outside (?:the uk|britain))|natives?(?= (?:only|please|speakers?))|not from (?:this country|here|the uk|britain)|foreign accents?|come (?:over )?(?:here|to this country)|(?:born|local) (?:and|&) bred|local[ -]born|born (?:and bred |and raised )?(?:in (?:the )?(?:uk|britain|england|wales|scotland|ireland)|here|abroad|overseas|outside (?:the )?(?:uk|britain))|${nationality}${worker}|(?:foreigners|immigrants|migrants|refugees|asylum[ -]seekers|travellers|gypsies|romanians|bulgarians|poles|albanians|eastern europeans|asians|africans)`,
      `(?:people|applicants?|candidates?|staff|anyone|those) (?:of|from|with) (?:an? |the )?${nationality} (?:nationality|citizenship|passport|origin|background|descent|heritage)`,
    ),
    mayNotBeWanted: true,
    better: 'You need the right to work in the UK',
  },
  {
    rule: 'religion_wanted',
    who: words(
      "christians|catholics|protestants|muslims|jews|hindus|sikhs|buddhists|atheists|mormons|jehovah's witnesses",
      `(?:christian|catholic|protestant|muslim|jewish|hindu|sikh|buddhist|religious)(?: [\\w']+)?(?:${worker}| (?:types?|folk|values|butcher|baker|teacher|nurse|nanny))|(?:church|mosque|temple|mass) attendance|(?:take part|join|lead|led|joins?|attend)(?: \\w+){0,3} (?:prayers?|worship|mass)|say grace`,
      'an? (?:\\w+ )?(?:christian|catholic|protestant|muslim|jew|hindu|sikh|buddhist)(?= (?:will|would|is|only|please|preferred|wanted))',
      '(?:be|have|is) (?:an? )?(?:christian|catholic|protestant|muslim|jewish|hindu|sikh|buddhist)',
      '(?:share|live by|hold|follow|accept|profess|subscribe to) (?:the|our|this|these|a) (?:\\w+ )?(?:faith|beliefs?|religion|creed|church)|(?:faith|church|mosque|temple|synagogue)[ -]?go(?:er|ing)s?|(?:members?|one) of (?:the|our) (?:church|congregation|faith|mosque)|of (?:the|our|our own|any|other|another|a different|no) (?:faith|religion|belief)s?|(?:head ?(?:scar(?:f|ves)|coverings?|wear|gear)|religious (?:dress|clothing|wear|symbols?|jewellery|headwear|items)|hijabs?|turbans?|niqabs?|burkas?|kippahs?|skullcaps?)',
      '(?:to|who|you) (?:need to )?(?:pray|fast|worship|observe (?:ramadan|the sabbath|religious))|(?:prayer|religious|ramadan|sabbath) (?:breaks?|times?|holidays?|observance)|(?:off|away|leave) (?:for|to(?: go to| attend)?) (?:\\w+ )?(?:pray\\w*|worship|religious|church|mosque|temple|synagogue|mass|ramadan|eid|diwali|sabbath)|because of (?:\\w+ )?(?:prayers?|worship|church|religion|faith|the sabbath|ramadan)|(?:fast|pray)(?:s|ing)? (?:during|at|on|in) (?:ramadan|work|shift)',
    ),
    mayNotBeWanted: true,
    better: '',
  },
  {
    rule: 'disability_wanted',
    who: words(
      "(?:tak(?:e|es|ing)|on) (?:\\w+ )?(?:medic(?:ation|ines?)|anti-?depressants|tablets|pills|insulin)|sick ?notes?|(?:got|have|has|having|with|\\w+'ve|suffer\\w* (?:from|with)) (?:an? |any )?(?:\\w+ )?(?:disabilit(?:y|ies)|impairments?|health (?:conditions?|problems?|issues?)|illness(?:es)?|bad backs?|dodgy \\w+|mental health \\w+)",
      'wheelchair users?|(?:disabled|deaf|blind|autistic|dyslexic|epileptic|diabetic) (?:people|persons?|applicants?|candidates?|staff|workers?)',
      '(?:people|persons?|anyone|anybody|someone|somebody|no[ -]?one|nobody|those|applicants?|candidates?|staff) (?:with|who (?:has|have)|(?:who )?suffer(?:s|ing)? (?:from|with)|living with|prone to) (?:\\w+ ){0,3}(?:disabilit(?:y|ies)|conditions?|illness(?:es)?|depression|anxiety|epilepsy|asthma|diabetes|autism|adhd|backs?|injur(?:y|ies)|health problems?|allerg(?:y|ies))',
    ),
    mayNotBeWanted: false,
    better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
  },
  {
    rule: 'disability_wanted',
    who: words(
      '(?:time off|signed off|off work|off sick)(?: \\w+)? (?:with|for) \\w+|if you (?:\\w+ )?(?:suffer|struggle) (?:from|with)|disabilities|hearing aids?|guide dogs?|wheelchairs?|crutches|walking sticks?',
      '(?:any(?:one|body)|some(?:one|body)|people|those|applicants?|candidates?|staff|who|if you|nobody|no[ -]?one)(?: \\w+){0,3} (?:in a (?:wheel)?chair|chair[ -]bound|limp|stammer|stutter|mobility|crutches|walking sticks?|hearing aids?|guide dogs?|panic attacks|fits|seizures|special needs|learning difficult\\w+|on the spectrum|neurodiver\\w+|bipolar|schizophreni\\w+|long[ -]term sick|signed off|mental health|dodgy (?:knees|backs?|hips?)|bad (?:knees|hips?|backs?)|disab\\w+|hard of hearing|partially sighted)',
    ),
    mayNotBeWanted: false,
    onlyRefused: true,
    better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
  },
  {
    rule: 'family_wanted',
    who: words(
      '(?:thinking of|thinking about|hoping (?:to|for)|trying (?:to|for)|wanting to|want to|likely to|about to|looking to|plan(?:s|ning)? (?:to|on))(?: \\w+)? ?(?:start(?:ing)?|hav(?:e|ing)|get(?:ting)?|conceiv(?:e|ing)|go(?:ing)?|be(?:come|coming)?)? ?(?:a |an |off )?(?:family|baby|babies|children|kids|pregnan\\w+|on maternity|on mat leave|maternity)|child ?bearing age|(?:bab(?:y|ies)|little ones?|bump) on (?:the|its) way|mat(?:ernity)? leave|(?:off|going|go|be) on (?:maternity|mat)|(?:young|small|little|pre[ -]?school) (?:children|kids|ones)',
    ),
    mayNotBeWanted: false,
    onlyRefused: true,
    better: 'Say which hours the work needs',
  },
  {
    rule: 'family_wanted',
    who: words(
      'planning (?:(?:to (?:have|start) )?(?:a family|children|a baby|babies|kids|a pregnancy))|(?:plan(?:s|ning)?|going|intend(?:ing)?) (?:to go )?on maternity(?: leave)?|maternity(?: leave)? (?:planned|coming up|booked)|married|child ?care (?:commitments?|responsibilities|duties)|pregnant|expecting(?: a baby)?|(?:young |new |working |single |nursing )?(?:mothers|mums|parents)|(?<!\\b(?:work|working|play|playing|contact|time|alone|job) )(?:with|have|has) (?:\\w+ )?(?:children|kids|a baby|babies)',
    ),
    mayNotBeWanted: false,
    better: 'Say which hours the work needs',
  },
  {
    rule: 'family_wanted',
    who: words(
      '(?:single|married|unmarried|childless|unattached|child[ -]free) (?:man|men|woman|women|person|people|lady|gentleman|couples?|applicants?|candidates?)|(?:no|without(?: any)?) (?:\\w+ )?(?:ties|commitments|responsibilities|dependants|dependents)|unattached|footloose',
    ),
    mayNotBeWanted: true,
    better: 'Say which hours the work needs',
  },
  {
    rule: 'orientation',
    who: words(
      '(?:^|(?:you|applicants?|candidates?|staff|couples?) )must be straight(?= ?(?:[.,;!]|$))|gays?|lesbians?|homosexuals?|bisexuals?|queers?|trans(?:gender|sexual)?s?(?: (?:people|men|women))?|heterosexuals?|same[ -]sex (?:partners?|couples?|relationships?)|chang(?:e|ed|ing) (?:their |your )?(?:sex|gender)|sex changes?|gender (?:reassignment|transition)|(?:who|part way through|in the middle of|have|has|is|are|or)(?: \\w+)? transition(?:ed|ing)?|non[ -]?binary|cross[ -]?dressers?',
    ),
    mayNotBeWanted: true,
    better: '',
  },
]

// Letting somebody in, which a "not" before it turns into a refusal.
const letIn =
  '(?:appl(?:y|ied|ying|ies|ications?)|consider(?:ed|ing)?|accept(?:ed|ing|able|s)?|accommodat(?:e|ed|ing)|hir(?:e|ed|ing)|employ(?:ed|ing|able|s)?|recruit(?:ed|ing|s)?|tak(?:e|en|ing)|us(?:e|ed|ing)|plac(?:e|ed|ing)|deploy(?:ed)?|appoint(?:ed|ing)?|interview(?:ed|ing)?|shortlist(?:ed|ing)?|work(?:ing)? (?:here|for|with|in|on|at)|join|start|succe(?:ed|ssful)|proceed|progress(?:ed)?|go (?:any )?further|invited?|engaged?|suit(?:s|ed|able)?|eligible|fit(?: in)?|comfortable|belong|for|the (?:job|role|place|right)|insured?|cover(?:s|ed)?|allow(?:s|ed)?|permit(?:s|ted)?|tolerated?|bother|cope|manage|enjoy|want(?:ed)?|like|prefer(?:red)?|offer(?:ed|ing)? (?:a |any )?(?:jobs?|work|roles?|employment)|get (?:the|this|a|past|through|onto|on)|ready|(?:be )?(?:read|looked at|seen|opened|called|sent|put forward)|get(?:s)? in|mov(?:e|ed|ing) (?:forward|on|ahead)|forward|past|employment|entertain(?:ed)?|do this|stand a chance|make it)'
const refuses = words(
  `(?:not|never|cannot|\\w+n't|unable|nobody|no[ -]?one|none of|rather not|no (?:job|place|work|room|role|vacanc\\w+|position))(?: [\\w']+){0,8} ${letIn}`,
  "(?:no|without|never|not|nothing|free|clear|zero|nil|neither|nor|no[ -]?one|nobody)(?: (?!to\\b|need\\b|matter\\b)[\\w']+){0,3} (?:convict(?:ions?|ed)|criminal|cautions?|cautioned|offen[cd]\\w+|prison|jail|felon\\w*|police|ex[ -]\\w+|reprimands?|probation|parole|tag|licence|bail|inside|showing|males?|females?|men|women|lads|girls|foreigners|immigrants|migrants|travellers|gypsies|muslims?|christians?|jews|gays?|lesbians?|trans)",
  '(?:must|should)(?: not|n.t) (?:have|be)|keep(?:s|ing)?(?: [\\w-]+){1,4} out|forbid(?:s|den)?|stop reading|wrong fit|say no|refus(?:e|es|ed|al)|reject(?:s|ed|ion)?|exclud(?:e|es|ed|ing)|disqualif(?:y|ies|ied|ication)|bar(?:s|red)? (?:you|from|anyone|people|to)|barred|(?:sift|screen|filter|weed)(?:s|ed|ing)? (?:\\w+ )?out|(?:are|is|be) (?:banned|discarded|binned|deleted|ignored|declined|unsuccessful|terminated|dismissed|sacked|removed|excluded|closed)|(?:application|cv)s? (?:deleted|binned|ignored)|none is acceptable|ineligible|closed to|(?:free|clear) (?:of|from)|off limits|binned|automatic no|(?:is|are|be|been) (?:gone|void|over|finished|pulled|torn up)|unsuitable|unacceptable|unwelcome|unemployable|prevents? (?:you|anyone|people)|rul(?:e|es|ed) (?:\\w+ )?out|turn(?:s|ed)? (?:\\w+ )?(?:away|down)|elsewhere|(?:straight )?(?:in|into|to) the (?:bin|shredder)|(?:don.t|do not|no point) (?:even )?(?:bother|wast)\\w*|not touch|no chance|no job|not here|jog on|scroll on|outside our (?:\\w+ )?criteria|(?:bus|train) fare|\\w+n.t the (?:place|job) for|stood down|(?:should|must|can) wait until|steer clear|stay away|deal ?breaker|non[ -]starter|no[ -]go|(?:save|spare) (?:yourself|themselves|him|her|us|everyone|your|their)|wast(?:e|ing) (?:your|our|their)|(?:offer|application|employment|contract) (?:being |will be |is )?(?:withdrawn|cancelled|ended|terminated|rejected)|offer (?:falls away|lapses|ends)|withdraw (?:the|your|our|any) offer|end your (?:application|employment)|lose (?:the|your) (?:job|offer|place)',
  "(?:only|must|just)(?: [\\w']+){0,6} (?:no|without|never|nothing|free of|free from)|^(?:no[ -]?one|nobody|no)(?: [\\w']+){0,5},? (?:please|thanks?|thank you)(?=\\W*$)",
  '(?:criminal )?record (?:is|must be|has to be) (?:clean|clear|spotless)|(?:clear|clean) (?:result|outcome)',
)
const wants = words(
  "(?:we|i)(?:'re| are|'d| would)? (?:\\w+ )?(?:want|need|like|prefer|after|seek(?:ing)?|looking for)|(?:and|to) (?:want|need) (?:you|an?other|more|an?)|rather (?:hire|take|employ|be)|this is (?:an?|no|not an?)|looking for|seek(?:s|ing)|must be|should be|would suit|suits|ideal|perfect for|(?:right|best|ideal|successful|good) (?:person|people|candidate|applicant|recruit|driver)s? (?:has|have|is|are|will|would)|should have|must have|expect(?:s|ed)? (?:you|staff|people|all|our|candidates|applicants|anyone) to|priority|invited|expected|willing to|takes? part|attend|prefer(?:red|ably|ence|s)?|favou?r(?:ed|s|ing)?|desired|sought|wanted|required|needed|reserved for|only|just|exclusively|rather have|(?:hop(?:e|ing)|keen|trying|look(?:ing)?|aim(?:ing)?|like|love) to (?:find|hire|get|meet|attract|recruit|employ|appoint|take on|have|add|hear from)|on the lookout|in need of|could do with|in the market|calls for|(?:would|might|may|should|best|really) suit|^suit|suited to|suitable for|(?:vacancy|opening|opportunity|job|role|position|place|one|work) (?:is )?(?:really )?(?:for|made for)|(?:right|tailored|geared|aimed|pitched) (?:for|to|at|up)|cut out|appeals? to|will do|nothing else|(?:customers|clients|guests|regulars|residents|we|i|they|punters) (?:\\w+ )?(?:like|prefer|expect|want|love|respond)|tend to|stick it|get on better|works? better|fit (?:right |straight )?in|feel at home|(?:you(?:'ll|'d|'re| will| would| are|r)?|candidate|applicant|person)(?: \\w+){0,2} (?:ideally|probably|likely|preferably)|(?:ideally|preferably) (?:you|in|an?|some|aged|under|over)|please(?=\\W*$)",
)

// "No people from abroad": right before whoever is named.
const hasNo = /\b(?:no|zero|nobody)\b/u
const noneOf = /(?:^|[,:;(–-] ?)(?:no|zero|sorry,? no|nobody|no[ -]?one)(?: (?!need|matter|longer)[\w-]+){0,3} $/u

// Turning down whoever applies, in so many words.
const theJob = '(?:job|role|post|position|place|vacancy|work|team|branch|site|one|company|firm|shop)'
const turnsAway = words(
  `(?:nobody|no[ -]?one|none of)(?:,? [\\w']+){0,16} (?:appl(?:y|ying)|(?:be|been|get|is|are) (?:\\w+ )?(?:hired|employed|recruited|taken|shortlisted|interviewed|accepted|considered|appointed|engaged|allowed|permitted|offered|given|placed)|work (?:here|for us|with us|on|in|at)|join|start|through the door|${theJob})`,
  `(?:not|never|cannot|\\w+n't|unable|nobody|no[ -]?one|none of|nor|no (?:person|applicants?|candidates?|individuals?|member of staff|staff)|no)(?: [\\w']+){0,8} (?:appl(?:y|ying|ications?)|hir(?:e|ed|ing)|employ(?:ed|ing|ment)?|recruit(?:ed|ing)?|tak(?:e|en|ing)(?: \\w+)? (?:on|forward|further)|us(?:e|ing) (?:you|them|anyone|anybody|people)|shortlist(?:ed)?|interview(?:ed)?|accept(?:ed|ing)?|consider(?:ed|ing)?|accommodat(?:e|ed)|appoint(?:ed)?|engag(?:e|ed)|retain(?:ed)?|admitted|approved|onboard(?:ed)?|progress(?:ed|ing)?|proceed|successful|eligible|suit(?:ed|able)|welcome|insured?|cover(?:ed)?|work (?:here|for us|with us|on|in|at)|be (?:on|in|here|at|part of|given|offered|put|placed|allowed|permitted)|join|start(?:ed)?|(?:offer|give)(?:ed)?(?: \\w+){0,3} ${theJob}s?|put in for|through the door|see how|agree to|permit(?:ted)?|allow(?:ed)?|think about it|${theJob} for (?:you|them|anyone|anybody|people|those)|for (?:you|us|them)|the (?:right )?(?:\\w+ )?${theJob}|ha(?:ve|ving) (?:you|anyone|anybody|someone|somebody|people|that|those|staff)|let (?:\\w+ )?(?:in|on|near)|look at|go (?:any )?further|put (?:\\w+ )?forward)`,
  '(?:not|\\w+n.t|never)(?: \\w+){0,2} want(?: \\w+)? (?:anyone|anybody|someone|somebody|people|staff|those|applicants?|candidates?)|(?:not|never|cannot|\\w+n.t)(?: be)? (?:wear|worn)|(?:is not|isn.t|not) (?:your|the|a) (?:job|role|place|company|firm|one|time)|(?:throw|chuck|kick|boot)(?:s|ed)? (?:\\w+ )?(?:out|off)|(?:treated|counted|classed|seen|regarded) as (?:an? )?(?:fail\\w*|no|refusal|rejection)|(?:not|\\w+n.t|never)(?: \\w+){0,2} (?:served|seen|looked after|cared for|driven|dealt with|helped) by|(?:not|\\w+n.t|never) (?:stand for|put up with|take to)|end(?:s|ed)? (?:your|the|any|their) |(?:so|then|sorry|it.s|,) no(?= ?[.!]|$)|no (?:good|use) (?:to|for) (?:us|me)|struggles?|out of (?:their|your) depth|(?:not|\\w+n.t|never) (?:last|stick (?:it|around|at it)|keep up|pull (?:their|your) weight)|tend not to \\w+|think (?:twice|again|hard)|(?:on your|on yer) bike|do one|forget it|no dice|no way|not a chance|not interested|wide berth|sling your hook|back of the queue|bottom of the pile|first hurdle|off (?:the )?(?:site|premises)|turned round|walked off|escorted|sent packing|(?:not|\\w+n.t) (?:our|the) (?:sort|type|kind)|(?:not|\\w+n.t) (?:what|who|whom) (?:we|the|our)|(?:not|\\w+n.t) (?:work|wash|fit|stand|be honoured|going to work|happen|cut it)|too risky|risks? (?:we|i|for us|to us|our)|(?:too|so) (?:big|great|much) a risk|(?:can.t|cannot|won.t|not) (?:risk|take (?:the|that|any) (?:risk|chance)s?|trust|be trusted)|put (?:our )?(?:customers|clients|residents|people) off|keep(?:s|ing)?(?: [\\w-]+){1,4} out|had (?:enough|our fill|our fingers)|(?:bad|poor) experiences?|(?:never|not) (?:again|repeat)|once bitten|so no more|hire from (?:prisons?|jail)|(?:means|and) you(?:.re| are) (?:finished|gone|done|through)|(?:is not|isn.t|not) open to|not here|turn you down|^(?:strictly |absolutely |sorry,? )?(?:no[ -]?one|nobody)(?:.s)? (?:who|with|from|on|in)\\b|too (?:slow|weak|frail)|(?:be |get )?(?:sifted|screened|filtered|weeded|binned|culled|knocked|thrown|struck|ruled|left|kept|barred|locked|shut) (?:out|off|from)|(?:cannot|can.t|could not|couldn.t) be (?:doing|having|dealing) with|(?:cannot|can.t|won.t|not) (?:cater|cope|deal) (?:for|with)|(?:incompatible|inconsistent|at odds|irreconcilable|out of keeping) with|part company|(?:not|never|\\w+n.t) (?:hear (?:back|from us)|get (?:an? )?(?:reply|answer|response|call(?: back)?|look in)|be (?:called|contacted|read|seen|answered|asked back))|wast(?:e|es|ing) (?:\\w+ )?(?:time|ink|paper|stamps?|effort|breath|postage|petrol|journey|trip)|look no further|(?:prevents?|stops?|bars?|forbids?|prohibits?|bans?|precludes?) us from|(?:apply|come back|try|get in touch|contact us|ring|call)(?: again)? (?:another (?:time|day|year)|later|elsewhere|next (?:time|year)|afterwards|when (?:it|that|you)\\S* (?:\\w+ )?(?:finished|over|ended|spent|done|off|through|clear))|(?:a|hard|flat|firm) no (?:from|for|with|here)|you(?:.re| are) out(?= ?(?:[.,;!]|$))|too much (?:for|of)|find (?:it|this|the \\w+) (?:too|very|hard|difficult)',
  "keep it (?:so|that way|like that)|(?:need not|needn't|should not|shouldn't|must not|mustn't|do not|don't|please do not) (?:even (?:think|dream|look)|even )?(?:apply|bother|waste|try|send|contact|get in touch|ring|call)",
  "(?:not|\\w+n't|never)(?: \\w+)? (?:fine|ok|okay|good enough|an option|tolerated|acceptable|something we (?:can|could|do|will|would))|(?:end|stop)s? (?:the|your|any) (?:process|application|offer|contract|trial|employment|chances?)|(?:out of|off|not on) the (?:table|running|cards)|result(?:s|ing)? in(?: \\w+){0,5} (?:withdrawn|withdrawal|rejection|refusal|termination|dismissal|cancelled|binned)|(?:offer|application|contract|employment|trial)s?(?: \\w+){0,3} (?:withdrawn|cancelled|ended|terminated|rejected|revoked|gone|void|over|off|refused|declined|stopped|binned|deleted|discarded)|(?:withdraw|cancel|end|terminate|revoke|pull|reject|refuse|decline|bin|delete|discard)s? (?:the|your|our|any|their|such|all|that|an) (?:\\w+ )?(?:offers?|applications?|employment|contracts?|cvs?|trial)|(?:an? )?(?:straight|flat|firm|definite|automatic|instant|immediate|absolute) (?:no|fail|rejection|red line|bar)|we say no|(?:application|cv|form)s? (?:\\w+ )?(?:binned|deleted|ignored|rejected|declined)|(?:reject|exclud|disqualif|eliminat|refus|declin|screen|rul|weed|sift|filter|count)\\w* (?:you|anyone|anybody|people|them|applicants?|candidates?)|(?:are|is|be|get|gets) (?:\\w+ )?(?:rejected|excluded|disqualified|eliminated|refused|declined|barred|banned|ruled out|screened out|weeded out|sifted out|turned (?:away|down)|sent home|let go|sacked|dismissed|ineligible|unsuitable|unacceptable)|no thanks|no thank you|look elsewhere|apply elsewhere|(?:somewhere|anywhere) else|(?:other|another) (?:compan(?:y|ies)|firms?|employers?|jobs?)|refrain from|(?:give|leave|skip|swerve) (?:this|it|us|this one) (?:a miss|out|alone|be)|leave this one|(?:falls?|sits?) outside|precludes?|prohibits?|best not|not (?:be )?for you|stop there|another employer|count yourself out|show(?:n)? the door|keep away|stay away|(?:is|are|means?) (?:an? )?(?:no|out)(?= ?[.,;!]|$)|pass on (?:you|anyone|applicants?|candidates?|people)|counts? you out",
)
// "Some things are fine; time in custody is not."
const leftUnsaid = /\b(?:is|are|do|does|will|would|can)(?: not|n't)\W*$/u
const saidOfOthers = /\b(?:some|others?|elsewhere|most|many|few|problem|issue|barrier|judged|think|believe)\b/u

// A record is either met with kindness, or is one of somebody who is served; anything hard said about it refuses.
const hard = words(
  "no|nowt|nil|zero|(?:has|have) to (?:be|come)|not|never|nobody|no[ -]?one|none|without|cannot|\\w+n't|free (?:of|from)|must|only|needs?|require[sd]?|expect(?:s|ed)?|insists?|essential|conditions?|means?|against|barrier|barred|automatic\\w*|will be|problem|unfortunately|sorry|regret|drop|refuse|clear|clean|strict\\w*|wrong|bad|insists?|sent home|let go|off limits|out of the question|found to|other (?:employers|jobs)|isn't for|risk|trust|safe",
)

// An advert that speaks of a record says something kind of it or refuses it. Kindness is said in few words, a refusal in
// any: so a sentence to or about applicants that names a record and has none of these words refuses it.
const toApplicants = words(
  "you(?:'\\w+)?|your|anyone(?:'s)?|anybody|any|all|whoever|applicants?|candidates?|those|nobody|please|must|apply|applying|if|sorry|only|means?|declaration",
)
const kindly = words(
  'gets? (?:an?|the|their|your)|conversation|(?:story|business|shame|glad|behind (?:you|us)|between you)|offer(?:s|ed)? (?:jobs|work|roles|people|places)|hire[ds]?|employ(?:s|ed|ing)?|recruit(?:s|ed|ing)?|cover(?:s|ed)?|insure[ds]?|took on|takes? on|work(?:s|ed|ing)? (?:here|for us|with|on|in|at)|runs?|built|builds?|makes? up|third|half|quarter|founde[rd]|founders|chances?|fits?|fine|ok|okay|talk(?:s|ed)?|chat|discuss(?:ed)?|support(?:s|ed)?|help(?:s|ed)?|explain(?:s|ed)?|apply|applied|among|own|together|around|joined|stay(?:s|ed)?|done well|doing well|thrives?|done (?:this|well)|train(?:s|ed|ing)?|like you|came to us|from prison|lots|several|many of|some of|one of|used to|were wrong|keep|after|once|hear|report|because|since|alone|as you|so you|always (?:will|have)|friend(?:ly|s)?|speak|meet|invite[ds]?|interview|guarantee[ds]?|surprises?|cost|need not|again|adjust(?:s|ed|ments?)?|adapt(?:s|ed)?|access|start(?:s|ed)?|welcome|listen|understand|trust(?:s|ed)?|good|great|best|proud|better|part of|managers?|colleagues?|team|staff|learn(?:ed|t)?|believe',
)

// What takes it back, or shows that the sentence is about the work, the customers or everybody.
const takenBack = words(
  "(?:nobody|no[ -]?one|never|not|\\w+n't)(?: \\w+)? too (?:old|young)|(?:who|you) (?:like|love|enjoy|get on with|are patient with)|(?:stops?|bars?|prevents?|forbids?) us(?: from)? (?:asking|holding|using|judging|refusing|turning|looking|discriminating)|(?:needn't|need not|don't need|do not need|don't have to|do not have to|no need)(?! (?:to )?(?:apply|bother|respond|reply|waste|ring|call|contact|send|enquire|get in touch))|(?:other|some|most|many) (?:firms|employers|places|companies|shops|people|adverts|jobs)(?: \\w+)? (?:needs?|requires?|says?|asks?|wants?|insists?|demands?|expects?|tells?|ask for)|not whether|(?:daft|silly|mad|foolish|crazy|wrong|a shame) (?:to|not to)|up to you|your (?:choice|call|own business)|no shame|(?:nothing|not|\\w+n't) (?:an? )?(?:exam|interrogation|test|pass or fail)|hide from us|used to (?:refuse|turn|reject|say|exclude|bar|ask)|until (?:after|once|we|you)|pretend|(?:nobody|no[ -]?one|only)(?: \\w+){0,3} (?:sees|reads|knows|hears|finds out)|(?:no|not|never)(?: been)? (?:an? |any )?(?:bother|hassle)",
  '(?<!(?:not|\\w+n.t|never)(?: \\w+)? )welcom(?:e|es|ed|ing)|no (?:single |particular |one )?(?:conviction|offence|record|caution)(?: \\w+)? (?:automatically|by itself|on its own|bars|rules|excludes|stops|counts)|(?:the )?only (?:\\w+ )?(?:convictions?|offences?)(?: that| which| we)|try us|been told|no exclusions?|we(?:.ll| will) find you|(?:ask|asks|asked)(?: \\w+)? (?:until|till)|(?:\\w+n.t|does not|need not)(?: have to)? (?:end|stop|define|follow)|never shared|confidential\\w*|only (?:one|two|a few|the) (?:person|people|member|manager)|(?:forbids?|bans?|stops?|prevents?) (?:managers?|anyone|our \\w+|recruiters?) from|only (?:be )?(?:concerned|interested|worried|bothered)|you(?:.ll| will) be told|(?:can|right to|may) appeal|encourag(?:e|es|ed|ing)|fair(?:ly|ness)?|(?<!(?:not|n.t|never|no)(?: \\w+){0,3} )second chance|(?<!be )happy|glad|(?<!(?:not|n.t) )open to|ban(?:ned)? the box|regardless(?! of (?:what|when|how|its|the (?:offence|age|date|nature|reason)))|whatever(?! (?:it (?:was|is)|they (?:were|are)|the (?:offence|crime|reason|circumstances|conviction|type|kind)|(?:kind|type|point|age|time|stage|date)|you did))|whoever|the same|anyway|only (?:ask|asks|asked|tell|look|looks|unspent|where|once|after|(?:when|if)(?! you\\S* (?:never|no|clean|have (?:no|never)))|the)|unspent convictions(?: are)? only|into account|no (?:\\w+ )?(?:rule|policy)|(?:is|are|that.s|it.s) (?:fine|ok|okay)|in (?:person|private|confidence)|tick box|fresh start|new start|(?:start|begin|give|offer|wipe|have|get)\\w*(?: \\w+){0,3} (?:clean|fresh|new) (?:sheet|slate)|deserves?|give(?:s|n)? (?:jobs?|work|chances?)|hear from you|proud(?:ly)?|no difference|(?:over|before) (?:someone|somebody|anyone|people|those) (?:who|with)|too (?:serious|big|bad|late)|too long ago|(?:with|have|without) (?:or|and) (?:with|without)|(?:and|or) without|even if|(?:can|may|could|we|we.d|we.ll|would|will) still|still (?:apply|get|want|consider|hire|take)|equal(?:ly|ity)?|(?:everyone|everybody)(?! (?:who|with))|all (?:ages|faiths|backgrounds|sexes|genders)|of (?:any|every|all) (?:age|faith|sex|race|nationality|background|sort of background)|any age|especially|under-?represented|half of|most of|(?:team|crew|staff|workforce) (?:is|are)(?! (?:not|looking|seeking|after|hoping))|flats?|accommodation|studio',
  "no (?:[\\w']+ ){1,6}(?:is|are|will be) (?:ever )?(?:needed|required|asked for|necessary|taken)|reason (?:you|not|why|to)",
  "(?:not|never|nobody|no[ -]?one|\\w+n't)(?: [\\w']+){1,6} because (?:of|you|they|somebody)",
  '(?:none of|not) (?:our|my|anyone.s) business|prison leavers?,? and|let us down|no ?(?:body|one).s business|against the law|unlawful|illegal|(?<!\\bif (?:\\w+ ){0,4})(?:has ever|have ever had)|nobody should|follow you|stays? (?:your|the) past|nothing to do with|irrelevant|immaterial|no (?:interest|concern|importance)',
  "(?<!\\byes ?(?:\/|or) ?)(?:no|not|never|nor|\\w+n't|without|neither)(?: an?| any| the)? (?:\\w+ )?(?:barrier|problem|bar(?= to)|obstacle|issue|reason|concern|stigma|judg(?:e)?ment|worry|need|requirement|questions?|box|(?<!(?:with|got|has|have) no )form(?! no)|check|ban|deal ?breaker|hurdle|drawback)s?",
  "(?:not|never|\\w+n't|nobody|no[ -]one|cannot|without)(?: (?!(?:who|that|with|we|you|they|if|because|as|so)\\b)\\w+){0,5} (?:ask|asks|asked|asking|need|needs|needed|have to|has to|matter|matters|mind|minds|stop|stops|put (?:you |us |anyone |people )?off|puts|bothers?(?= (?:us|me|anyone|anybody))|deter|deters|scare|scares|surprise|surprises|(?<!in |in any )trouble(?! with)|mean|means|judge|judged|judges|tell|tells|disclose|declare|mention|say|worry|worried|affect|affects|afraid|ashamed|shy|let(?! (?:us|you|anyone|anybody|people|them|staff|offenders|ex|near|in|on|through|go|past))|hold|held|count|counts|define|defines|hide|required|necessary|automatic(?:ally)?|always|by itself|on its own|alone|just because|only because|everything|the end|know|see(?! how)|interest(?:ed|s)?|care|cares|discuss|share|reveal|repeat (?:it|what|anything)|pass on|make you)",
  "(?:not|never|\\w+n't|nobody|no[ -]one|without)(?: \\w+){0,6} (?:refused?|reject(?:ed)?|excluded?|barred|bars?|disqualif(?:y|ies|ied)|rul(?:e|es|ed)(?: \\w+)? out|turn(?:ed)?(?: \\w+)? (?:away|down)|unwelcome|unsuitable|prevents?|reason|lose|lost|cost)",
  '(?:few|some|certain|many|most|relevant|particular|specific|which|what|how|where|when) (?:\\w+ )?(?:convictions?|cautions?|offences?|criminal records?)',
  'no (?:\\w+ )?(?:convictions?|records?) (?:\\w+ )?(?:that|which|form)|not (?:everyone|everybody|all|every)|(?<!\\bno(?: \\w+){1,3} )may(?! (?:as well|not))|might(?! (?:as well|not))|depend(?:s|ing)?|unless|turned (?:down|away) (?:elsewhere|by|somewhere|before)|try (?:us|here)|nothing (?:on|in) (?:our|the) form|case by case|each case|individually|individual (?:basis|cases?|circumstances|merits?)|on (?:its|their|his|her|your) merits|not sure|isn.t a (?:lie|sin)|in the round|relevant|or none|(?<!spent )or not|we(?:.ll|.d| will| would| always)? (?:talk|sit down|discuss|chat|go through|weigh)|deleted (?:after|once|when|within)|only shows? unspent|put (?:\\w+ )?(?:convictions?|records?)',
  "you(?:'ll| will| would|'d)? (?:also |often |mainly |mostly )?(?!be |have |need |not |never |only |find |get )(?:[a-z]+)(?: \\w+){0,6} (?:people|men|women|ladies|gents|clients|offenders|prisoners?|adults|children|boys|girls|guests|customers|residents|patients|passengers|parents|mothers)",
  '(?:support|help|train|teach|mentor|coach|advise|house|look(?:ing)? after|car(?:e|es|ing) for|serv(?:e|es|ing)|for the) (?:\\w+ ){0,3}(?:people|men|women|clients|(?:ex[ -])?offenders|prisoners?|adults|children|anybody|anyone|guests|customers|residents|parents|mothers)',
  '(?:asked|ask|talk|look|tell)(?: \\w+){0,4} (?:after|once|only (?:after|when|once|if)) ',
)
// Whoever is served, looked after or worked with, or what is asked after an offer, where nobody who applies is turned
// away.
const ofOthers = words(
  "(?:once|after|when)(?: [\\w']+){0,5} offer(?:ed)?,?(?: [\\w']+){0,6} ask(?:ed|s)?",
  "experience (?:of|with|in)|knowledge of|(?<!\\b(?:our|this|the) )clients?|residents?|service users?|(?<!\\bour )customers?|guests|passengers?|patients?|pupils?|case ?work(?:er|ers)?|probation (?:officers?|service|team)|prison (?:wing|shop|kitchen|service|officer|staff)|victims?|rehabilitat\\w+|charit(?:y|ies)|shelters?|hostels?|refuges?|changing rooms?|lockers?|toilets?|wards?|vehicles?|ovens?|fridges?|freezers?|machinery|museums?|tours?|visitors?|tourists?|galler(?:y|ies)|probation (?:road|street|house)|clothes|shoes|(?:sports|work|kids|children.?s)[ -]?wear|suits for|uniforms?|men and women|women and men|male and female|ladies and gents|man or woman|his or her|men's|women's|ladies'|girls'|boys'",
  // Whoever is looked after, taught or sold to; somebody looked "for" as a worker is found by the phrases.
  '(?:for|of|to|with|by) (?:an?|the|our|my|these|two|three|some) (?:\\w+ ){0,2}(?:man|woman|men|women|lady|ladies|gentlem[ae]n|boys?|girls?|people|adults?|children|person)',
)
const isQuestion = /\?["')]*\s*$/u
// "Are you planning a family? Then this isn't for you": the answer refuses whoever the question is about.
const answersNo =
  /^(?:(?:then )?(?:jog|move|scroll) on\b|(?:then )?we (?:won't|will not|can't|cannot)(?: be able to)? (?:take|consider|progress|use|hire|employ)|(?:good|great|perfect|excellent|brilliant|lovely),? .{0,60}\b(?:we|only|apply|read on)\b|(?:then|sorry|please|so|well|unfortunately|in that case),? )*(?:(?:this|it|we|the job|our)(?: \w+){0,2} (?:is not|isn't|are not|aren't|can ?not|can't|will not|won't|do not|don't)(?! (?:mind|ask|care|judge|worry|need))|(?:do not|don't|you (?:can ?not|can't|need not|needn't|should not|shouldn't)) (?:bother|apply|waste|even (?:apply|bother))|(?:look|try|apply) elsewhere|save (?:yourself|your|our)|not for you|no thanks?|(?:keep|carry on) (?:scrolling|looking|walking)|you(?:'re| are) too (?:old|young)|move on|jog on|(?:please )?(?:apply|come back|wait|try|get in touch)(?: again)? (?:next year|later|afterwards|after|another|when|once))\b/u
const mostWords = 32

const concession =
  /^(?:[^:,.]{1,30}: )?(?:while|whilst|although|though|even though|much as|as much as|despite)\b[^,]*, ?/u
const idleNegation = /\b(?:it|that) goes without saying(?: that)?,? /u
// "All are welcome, except people with a record."
const exceptFor =
  /^.*\b(?:all|any|anyone|anybody|every|everyone|everybody|open|welcome|happy)\b.*\b(?:except(?:ing)?(?: for)?|apart from|other than|with the exception of|excluding|but not) /u
/** What a sentence comes to: a kind word in front of a refusal does not take it back. */
const mainClause = (sentence: string): string => {
  const all = exceptFor.exec(sentence)
  if (all) return `no ${sentence.slice(all[0].length)}`
  const kind = concession.exec(sentence)?.[0] ?? ''
  return (takenBack.test(kind) ? sentence.slice(kind.length) : sentence).replace(idleNegation, '')
}

// "Are you planning a family? Tell us when you apply."
const toBeTold =
  /^(?:please |then )*(?:tell|let us know|say|put|state|declare|mention|include|write|admit|own up)\b(?!.*\b(?:adjust\w*|support|help|want|like|wish|offer|start(?:ed)?|ready|job is yours|shift|rota|hours)\b)/u
const isAnsweredNo = (next: string): boolean =>
  !takenBack.test(next) && (answersNo.test(next) || turnsAway.test(next) || refuses.test(next) || toBeTold.test(next))
// "We run a check. If there is something on it, that is the end of it": 'it' is what the sentence before is about.
const pointsBack = /(?:^| )(?:on|with|in|by|over) (?:it|them|one)\b|^(?:it|they|that|this|any)\b/u
const checkNamed = words(aCheck)
// "Some of our sites know about old convictions. They will not have that here."
const saidOfTheLast = /^(?:it|they|that|this|these|those|such|any|none|we|you|sorry|so|then|no|please|unfortunately)\b/u
// "Others never turn anyone down over a record. We always do."
const barNamed =
  /\b(?:not|never|no|nobody|\w+n't)\b.*\b(?:bar|barrier|problem|issue|obstacle|turn|turned|refuse[ds]?|reject(?:ed|s)?|rule[ds]?|exclude[ds]?|matters?)\b/u
const butWeDo =
  /(?:^|, )(?:(?:but|and|well|here|at ours|in ours|with us)\b(?: \w+){0,5} )?(?:it|we|that|they)(?: always| certainly| sadly| really)? (?:is|are|does|do|will|would)\W*$/u
// A ban of one kind of offence that says what in the work it is for.
const namesOffence = words(offenceKinds)
const saysWhy = words(
  "because|since|given|due to|owing to|so (?:you|we|that)|as (?:you|the|this|it|our|we|they|there)|you(?:'ll|'d|'re| will| would)? (?:\\w+ly )?(?:be )?(?:work|handl|hold|driv|count|tak|visit|enter|look|carry|keep|car|run|open|go|sell|serv|deal|lock|use|in|on|alone)\\w*|alone",
)

const endOfSentence =
  /[.!?]+(?=["')]*(?:\s|$))["')]*|\n|;|$| but | however, |,? (?:so|as) long as | just not |,? (?:so )?(?:unfortunately|sadly|regrettably),? /gu

type Sentence = {
  from: number
  to: number
  whole: string
  /** Without a kind word in front. */
  main: string
  /** Whether it names anybody who may not be shut out: few sentences do, and the others need no further reading. */
  namesSubject: boolean
}

function sentencesOf(plain: string): Sentence[] {
  const ends = [...plain.matchAll(endOfSentence)].map(({ index, 0: end }) => index + end.length)
  return ends.map((to, number) => {
    const from = ends[number - 1] ?? 0
    const whole = plain.slice(from, to).trim()
    const main = mainClause(whole)
    return { from, to, whole, main, namesSubject: subjects.some(({ who }) => who.test(whole)) }
  })
}

/**
 * Who is shut out by a sentence.
 * @param last the sentence before it, of which 'it' and 'they' are said
 */
function shutOutBy(
  { whole, main }: Sentence,
  { whole: last, namesSubject: lastNames }: Pick<Sentence, 'whole' | 'namesSubject'>,
  reason: string | null,
): Subject[] {
  const isContrast = butWeDo.test(whole) && barNamed.test(`${last} ${whole}`)
  const isTurnedAway =
    isContrast || exceptFor.test(whole) || turnsAway.test(main) || (leftUnsaid.test(main) && !saidOfOthers.test(main))
  if (!isContrast && (takenBack.test(main) || (!isTurnedAway && ofOthers.test(main)))) return []
  const isRefusal = isTurnedAway || refuses.test(main)
  const isWish = wants.test(main)
  const isUnkind = reason === null && (hard.test(main) || (toApplicants.test(main) && !kindly.test(main)))
  const isTied = saysWhy.test(reason ?? main) && (reason !== null || !isRefusal) && namesOffence.test(main)
  const about = isContrast
    ? `${last} ${whole}`
    : pointsBack.test(main) && checkNamed.test(last)
      ? `the check ${main}`
      : isTurnedAway && lastNames && saidOfTheLast.test(main) && !takenBack.test(last)
        ? `${last} ${main}`
        : main
  return subjects.filter(({ rule, who, mayNotBeWanted, onlyRefused, isDemand }) => {
    const isRecord = rule === 'blanket_ban'
    if (isRecord && isTied) return false
    const isAsked = onlyRefused
      ? isTurnedAway
      : isRefusal || isDemand || (isWish && mayNotBeWanted) || (isRecord && isUnkind)
    if (!isAsked && !hasNo.test(about)) return false
    const named = who.exec(about)
    return named !== null && (isAsked || noneOf.test(about.slice(0, named.index)))
  })
}

/**
 * The sentences of a text that refuse people, or want only some, in words that no single phrase names.
 * @param isReason whether the text is the reason for not accepting one kind of conviction, in which only a refusal counts
 */
export function sentencesThatShutOut(text: string, isReason = false): FoundPhrase[] {
  const { text: plain, at } = readSlips(foldText(text))
  const sentences = sentencesOf(plain)
  return sentences.flatMap((sentence, number) => {
    const last = sentences[number - 1] ?? { whole: '', namesSubject: false }
    const next = sentences[number + 1]
    const { main, namesSubject } = sentence
    if (!namesSubject && !last.namesSubject && !checkNamed.test(last.whole)) return []
    const isAsked = isQuestion.test(main)
    if (isAsked ? !namesSubject || !next || !isAnsweredNo(next.whole) : main.split(' ').length > mostWords) return []
    const line = text.slice(at[sentence.from], at[isAsked ? (next?.to ?? sentence.to) : sentence.to]).trim()
    const found = isAsked
      ? subjects.filter(({ who }) => who.test(main)).slice(0, 1)
      : shutOutBy(sentence, last, isReason ? plain : null)
    const rules = new Map(found.map(({ rule, better }) => [rule, better]))
    return Array.from(rules, ([rule, better]) => ({ rule, words: line, line, better }))
  })
}
