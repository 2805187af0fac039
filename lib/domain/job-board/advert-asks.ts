import { foldText } from '@/lib/domain/fields/fold-text'
import type { PhraseRule } from '@/lib/domain/job-board/advert-phrase'
import type { FoundPhrase } from '@/lib/domain/job-board/advert-phrases'

// A sentence read for what it asks of whoever applies: who is to give something, the giving, and what is given. It
// finds in any words what an employer may not ask for, so only lines without a phrase are read.

const words = (...sources: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`)

const applicant =
  '(?:you|applicants?|candidates?|everyone|everybody|anyone|all staff|staff|(?:new )?(?:starters?|recruits?|joiners?|employees?|hires?|trainees?)|successful (?:applicants?|candidates?))'
const mustDo =
  "(?:must|have to|has to|need(?:s)? to|should|shall|(?:are|is|be) (?:\\w+ )?(?:asked|required|expected|obliged|told|made) to|are to|will(?: be asked to| need to| have to)?|'ll(?: need to| have to| be asked to)?|'d better|had better)"
const give =
  '(?:send|bring|attach|upload|provide|show|give|tell|list|declare|disclose|fill (?:in|out)|complete|include|state|obtain|get|request|order|enclose|e?mail|hand(?: over| in)?|present|supply|submit|forward|produce|share|name|describe|write|note|own up|come clean|admit|reveal|mention|post|drop off|(?:ring|call|phone|contact|e?mail) (?:acro|the police)|sign|answer|apply to|ask|let us (?:have|see|know)|account for|confirm|tick|say|put|note down|fill|set out|specify|add)'

// "Send us", "please bring", "and show it": said to the reader. "You must", "everybody has to": said of them.
const asksFor = words(
  `(?:applicants?|candidates?|starters?|recruits?) (?:\\w+ )?(?:${give.slice(3, -1)}|are asked)`,
  `(?:^|(?:and|then|please|so|first|also|just|kindly|or) |(?<=[,:;–] ?))(?:please |kindly |also |first |then )*${give}`,
  `^(?:before|after|when|at|once|if|with|on|along|as|by|in)(?: (?!(?:can|could|still|we|we'll|may|will|you'll)\\b)[\\w']+){1,8},? (?:please )?${give}`,
  `${applicant}(?: \\w+){0,3} ?${mustDo}(?: \\w+){0,2} ${give}`,
  `(?:we|we'll|we will|we'd|we would|hr|the office|head office|the manager|management|the company|our team|the boss) (?:\\w+ )?(?:ask(?:s)?(?: for)?|requires?|requests?|demands?|insists?(?: on)?|expects?|(?:will )?(?:want|need)s? (?:to (?:know|see|hear|be told|have)|sight of|your|an?|details|all)|collects?|(?:accept|take)s?(?= (?:\\w+ ){0,4}print[ -]?outs?)|keeps?|holds?|stores?|cop(?:y|ies)|photocop(?:y|ies)|scans?)|(?:cop(?:y|ies)|scans?|photo(?:copy)?) of (?:\\w+ ){1,3}(?:stays?|goes|is (?:kept|put|stored|held)|will be (?:kept|held|taken|stored))`,
  `(?:must|has to|have to|needs? to|should|is to|are to) (?:\\w+ )?(?:be (?:\\w+ )?(?:${give.slice(3, -1)}|declared|disclosed|listed|given|told|sent|shown|stated|attached|provided|included|uploaded|supplied|produced|submitted|brought|seen|mentioned|written|named|enclosed|copied|filled (?:in|out)|completed|returned|signed|handed|posted|e?mailed|answered|ticked)|come with|accompany|arrive with|go with|reach us)`,
  'applications? (?:\\w+ )?(?:without|missing|lacking|that (?:lack|miss))|(?:nobody|no[ -]?one|no applicants?|nobody) (?:starts?|is interviewed|is considered|gets)(?: \\w+){0,3} without',
  '(?:forms?|applications?|questionnaires?|pages?|first question|website|portal|recruiters?|managers?|interviewers?|interviews?|shortlisting|screening call|phone call)(?: \\w+){0,2} (?:asks?|wants?|requires?|needs?|starts? with|begins? with|opens? with|has|have|includes?|covers?|takes? (?:account|note) of|looks? (?:at|into)|considers?|reviews?|checks?)|(?:go|goes) (?:in|on|with|into) (?:the|your)',
  '(?:is|are|will be) (?:required|needed|essential|mandatory|compulsory|copied|photocopied|scanned|kept|stored|filed|run|carried out|done|made)',
)

// Not asked, asked once the job is offered, left to them, or part of the work.
const notAsked = words(
  "(?<!(?:without|missing|lacking)\\b.*)(?:(?<!\\b(?:have|has|having|hold|got) )no(?! (?:cost|record|convictions?|cautions?)\\b(?! (?:need|needs|is|are|has|have|will)))|(?<!\\bor )not(?! (?:be|been)\\b)|(?<!(?:you|they)(?: have|'ve) )never|\\w+n't|nobody|no[ -]one|cannot|(?<!(?:applications?|starts?|interviewed|considered|gets)(?: \\w+){0,4} )without|neither|nor|rather than|instead of(?! (?:an? )?(?:dbs|check)))",
  "(?:after|once|when|until)(?: [\\w']+){0,6} (?:offer(?:ed)?|accepted|job is yours|appointed|hired|chosen)|after (?:an|the|your|we) |only unspent|unspent convictions only",
  'all we ask|take it home|listen|decide together|(?:if|when|should) (?:the|your|a) (?:\\w+ )?(?:check|dbs|certificate) (?:shows?|comes?)|hand(?:ed|s)? (?:it|them) (?:straight |right )?back|(?:on|from) your first day',
  "if you (?:want|like|wish|choose|'d like|would like|prefer|can)|when you(?:'re| are) ready|in your own (?:words|time)|up to you|your choice|optional|voluntary|welcome|whatever|free to|talk (?:to|with)|help(?:s|ed|ing)? (?:you|people|them)|unlock|nacro",
  "(?:customers?|clients?|tenants?|guests?|visitors?|contractors?|suppliers?|drivers|pupils?|patients?|members?|passengers?|offenders?|victims?|witness(?:es)?|suspects?|defendants?|lawyers?|officers?|judges?)(?:'s?)?",
  "^(?:you(?:'ll| will)?|the job is to|your job is to) (?:\\w+ )?(?:file|log|process|type|prepare|manage|handle|deal|record|answer|keep|check|run|help|sort|issue|take|write|post|print|scan|collect)",
)

// What nobody may be asked about who applies, and what the words for it are.
const aboutYou =
  "(?:(?:tell us|know|say|state|declare|confirm|mention|asked?)(?: [\\w']+){0,4} (?:if|whether)|(?:are|do) you|how|what|which|about|any|your)(?: [\\w']+){0,4}"
// "Tell us about old convictions, we don't like surprises."
const givenReason =
  /^(?:as|because|since) [^,]{1,60}, |(?:,| because| as| so) (?:we|our)\b(?! (?:only|never|won't|will|ask|don't (?:keep|need|want|ask|copy|take))).*$/u

type Asked = { rule: PhraseRule; what: RegExp; better: string }

const asked: readonly Asked[] = [
  {
    rule: 'police_record_demand',
    what: words(
      '(?:records?|files?|data|information|everything|entry|details|print[ -]?outs?|history)(?: \\w+){0,4} (?:police|acro|pnc)(?: \\w+){0,3} (?:hold|holds|have|has|keep|keeps|about you|on you|data protection)?',
      '(?:files?|records?|data|information|print[ -]?outs?|copy|history)(?: of (?:it|them|yours?))? (?:from|by|at|off) (?:the )?(?:police|acro|pnc)',
      '(?:your|own|the) (?:police(?: national computer)?|pnc|acro) (?:data )?(?:records?|files?|data|print[ -]?outs?|history|report)|(?<=police.*)cop(?:y|ies) of your (?:own )?(?:record|file)|data (?:protection|rights?|requests?)|subject access|right of access|police certificates?|(?:what|whatever|everything|all) (?:the )?(?:police|acro|they)(?:.ve| have)? (?:hold|have|got|know|keep)s?(?: \\w+)? (?:on|about) you|(?:ring|write to|email|contact) acro|(?:ask|write to|contact|go to|from) (?:the |your local )?(?:police|acro)(?: \\w+){1,5} (?:copy|records?|files?|data)|(?:letter|note|statement|print[ -]?out|confirmation|report) from (?:the |your local )?(?:police|acro)',
    ),
    better: '',
  },
  {
    rule: 'certificate_copy',
    what: words(
      '(?:basic|standard|enhanced) disclosures?|(?:pictures?|photos?|scans?|cop(?:y|ies)) of (?:\\w+ ){0,4}(?:certificates?|disclosures?)(?<=(?:dbs|crb|disclosure).*)',
      '(?:cop(?:y|ies)|scans?|photos?|photocop(?:y|ies)|pictures?) of your certificate|your certificate(?=.*\\b(?:cop(?:y|ied)|scan|photocopy|photo)\\b)|(?:enhanced|basic|standard) certificate(?=.*\\b(?:cop(?:y|ied)|scan|photocopy|photo)\\b)',
      '(?:dbs|crb|disclosure|criminal record|police|barred list|vetting)(?: checks?)? (?:certificates?|disclosures?|paperwork|letters?|results?|documents?|print[ -]?outs?)',
      "(?:latest|last|current|recent|existing|original|own|your|everybody's|everyone's|up-to-date) (?:dbs|crb|disclosure)(?! (?:check|level|date))",
    ),
    better: '',
  },
  {
    rule: 'spent_question',
    what: words(
      '(?:whether|even if|if)(?: \\S+){1,2} spent|(?:including|even|also|and) (?:the )?spent|spent (?:or|and) (?:not|unspent)',
    ),
    better: '',
  },
  {
    rule: 'early_record_question',
    what: words(
      '(?:convictions?|cautions?|offences?|reprimands?|criminal (?:records?|histor(?:y|ies)|pasts?|backgrounds?)|offending histor(?:y|ies)|convicted|arrested|arrests)(?! (?:checks?|certificates?|policy))',
      'spent(?: (?:and|or) \\w+)? (?:matters|ones|sentences|things)|(?:whole|full|entire|complete) (?:criminal )?(?:history|past|record)(?! of)|(?:criminal )?records? (?:declaration|questionnaire|form)|(?:criminal|conviction)s?(?: \\w+)? (?:declaration|questionnaire|form|self[ -]declaration)',
      '(?:have|has|got|having|had) (?:an? |any )(?:criminal |police )?record(?! of)|time (?:in|inside) (?:prison|jail|custody)|been (?:in|to) (?:prison|court|jail)|trouble with the (?:law|police)',
    ),
    better: 'Choose below when you ask about convictions',
  },
  {
    rule: 'orientation',
    what: words(
      `${aboutYou} (?:gay|lesbian|bisexual|straight|heterosexual|homosexual|trans(?:gender)?|sexual(?:ity| orientation)|sexuality|gender (?:identity|history))`,
    ),
    better: '',
  },
  {
    rule: 'family_wanted',
    what: words(
      `${aboutYou} (?:married|single|divorced|engaged|pregnant|expecting|marital status|partner|husband|wife|spouse|children|kids|family (?:plans|situation|circumstances)|child ?care(?: arrangements)?|maternity|plans? (?:for|to (?:have|start)))`,
    ),
    better: 'Say which hours the work needs',
  },
  {
    rule: 'religion_wanted',
    what: words(
      `${aboutYou} (?:religion|faith|church|mosque|temple|religious|beliefs?|worship|baptis(?:ed|m)|denomination)`,
    ),
    better: '',
  },
  {
    rule: 'age_wanted',
    what: words(
      'your (?:exact |current )?(?:age|date of birth|dob|year of birth|birth(?:day| ?date))(?! (?:group|range))|how old you are|date of birth|dob',
    ),
    better: 'Leave out the age, unless the law sets one for this work',
  },
  {
    rule: 'race_wanted',
    what: words(
      `${aboutYou} (?:nationality|ethnicity|ethnic (?:origin|group|background)|country of (?:birth|origin)|place of birth|race)|where (?:you|your (?:parents|family))(?: \\w+){0,2} (?:born|(?:come|comes) from|are from|are originally from)`,
    ),
    better: 'You need the right to work in the UK',
  },
  {
    rule: 'disability_wanted',
    what: words(
      '(?:sickness|sick|absence|health|medical) (?:records?|histor(?:y|ies)|questionnaire|form|conditions?|problems?|issues|days|declaration|leave)|days? (?:off )?sick|(?:your|any|what|which|of) (?:\\w+ )?(?:medications?|medicines?|tablets)|illness(?:es)?|disab(?:led|ilit(?:y|ies))|mental health|injur(?:y|ies)(?! at work)',
    ),
    better: 'Say what the work is, such as lifting 15 kg boxes, and that you make adjustments',
  },
]

// What a job costs somebody before they have earned anything.
const jobCost =
  '(?:dbs|crb|checks?|certificates?|training|uniforms?|boots|ppe|kit|tools|courses?|badges?|licen[cs]es?|cards?|induction|vetting|applications?|registration|registering|processing|admin|paperwork|place|slot|interview|medical|references?|equipment|starter pack|deposit|fees?|costs?)'
const sum = '(?:£ ?[0-9][0-9.,]*|[0-9][0-9.,]* (?:pounds|quid))'
const costs = words(
  `${applicant}(?:'ll| will)?(?: \\w+){0,3} (?:pay|pays|cover|covers|meets? the (?:full )?costs? of|bears? the costs? of|fund|funds|buy|buys|stump up|hand over|find)(?: [\\w'£]+){0,7} ${jobCost}`,
  `(?:cost|price|fees?|charges?|payment)s?(?: \\w+){0,5} (?:charged to|paid by|met by|down to|borne by|taken from|taken out of|deducted from|comes? out of|come off|taken off|recovered from|billed to|passed on to|at) (?:you|your|the (?:applicant|candidate|starter|trainee)|applicants|candidates|staff)`,
  `(?:${jobCost}|${sum})(?:,? [\\w'£]+){0,6},? ${applicant}(?: \\w+){0,2} (?:pay|pays|cover|covers|fund|funds|owe|owes|settle|settles)`,
  `we (?:\\w+ )?(?:take|deduct|stop|hold back|keep|dock) ${sum}|(?:${sum}|deposit|bond)(?: \\w+){0,3} (?:held back|kept back|withheld|retained|stopped|docked|deducted) (?:from|out of)`,
  `(?:${jobCost}|${sum}) (?:fee|charge|deposit|bond)?[^.]{0,60} (?:is|are|be) (?:payable|due)(?! to you)`,
  `${applicant}(?:'ll| will)?(?: \\w+){0,2} (?:be|are|is|get|gets) (?:charged|billed|invoiced)(?! with| by)`,
  `${jobCost}(?: \\w+){0,6} (?:charged to|paid (?:for )?by|deducted from|taken (?:from|out of|off)|at|comes? out of|is down to|are down to) (?:you(?! can)|your (?:own )?(?:first |wages?|pay|expense|cost|pocket)|(?:the )?(?:applicants?|candidates?|starters?))`,
  `(?:^|please |and |then )(?:send|pay|transfer|deposit|hand over|bring)(?: us| over| in)?(?: an?| the)?(?: \\w+)? (?:${sum}|deposit|fee)`,
  `(?:there(?:'s| is| will be)|we (?:\\w+ )?(?:charge|ask for|take|require|need))(?: an?)?(?: \\w+){0,2} (?:${sum}|fee|charge|deposit|bond)(?: \\w+){0,2} (?:fee|charge|deposit|bond|for|to|towards|before)?`,
  `${sum} (?:\\w+ )?(?:deposit|fee|bond|charge)s?(?=.*\\b(?:before|up front|in advance|payable|paid|due)\\b)`,
  `(?:deposit|fee|bond|charge)s?(?: of)? ${sum}(?: \\w+){0,6} (?:before|due|payable|up front|in advance|non[ -]?refundable|refundable)`,
  `${jobCost} (?:is|are|costs?|comes? to) ${sum}(?=.*\\b(?:you|before|from us|up front|first)\\b)`,
  `${jobCost} (?:\\w+ )?(?:fee|charge|deposit|bond)(?: \\w+){0,3} (?:must|has to|have to|should|is to|needs to) be (?:paid|handed|sent|settled|cleared)`,
  `(?:refundable|non[ -]?refundable|up[ -]?front|one[ -]off|small) (?:\\w+ )?(?:deposit|fee|charge|payment|bond)`,
)
const notCosts = words(
  "(?:no|not|never|\\w+n't|nobody|nothing|without|neither|nor|free)",
  "(?:we|we'll)(?: \\w+){0,8} (?:pay|cover|fund|meet|buy|refund|lend|provide)|(?:paid|covered|funded|met|bought|refunded|provided) by us|(?:back|refund\\w*)(?: to you)? (?:in|with|from) (?:your|the) (?:first|next)",
  '(?:customers?|clients?|tenants?|guests?|visitors?|members?|parents?|players?|pupils?|passengers?|patients?|drivers|hirers?|learners?|shoppers?|residents?|buyers?|scam|fraud)',
)

const unpaidTime =
  '(?:trials?|training|inductions?|shifts?|days?|hours?|weeks?|months?|evenings?|mornings?|probation(?:ary)?(?: period)?|shadowing|tasters?|overtime|handovers?|placements?|try[ -]?outs?|work)'
const noPay =
  "(?:for (?:nothing|free)|unpaid|without (?:\\w+ )?(?:pay|payment|wages?|being paid|money)|free of charge|(?:is|are|be|\\w+n't|not) (?:not )?paid(?! (?:by|in|weekly|monthly|late))|no (?:\\w+ )?(?:pay|wages?|money)|(?:do not|don't|does not|doesn't|not) (?:\\w+ )?(?:pay|get paid|earn))"
const isUnpaid = words(
  `${unpaidTime}(?:[,:]? [\\w']+){0,6}[,:]? \\(?(?:for (?:nothing|free)|unpaid|without (?:\\w+ )?(?:pay|payment|wages?|being paid|money)|free of charge|(?:is|are|be) not paid|(?:isn't|aren't|not|won't be) paid)`,
  `${noPay}(?: [\\w']+){0,4} (?:trial|training|induction|first|shifts?|probation|shadowing|taster|overtime|handover)`,
  `(?:trial|training|induction|taster|shadowing|work experience|try[ -]?out|weeks?|days?|shifts?)(?: \\w+)?, (?:no|without) (?:pay|wages?|money)|(?:training|trial|probation\\w*|induction|first|weeks?|days?|months?|shifts?)(?: \\w+)? (?:is|are) voluntary|(?:wages?|pay|earning)(?: \\w+)? (?:starts?|begins?|kicks? in) (?:once|after|when)`,
  "(?:only|starts?|begins?|paid)(?: [\\w']+){0,5} (?:once|after|when|from)(?: [\\w']+){0,4} (?:trial|training|induction|probation|second|third)(?! (?:is|are|was))",
)
const isPaid = words(
  'no(?: \\w+)? unpaid|never(?: \\w+){0,4} (?:unpaid|for free|for nothing)|nobody(?: \\w+){0,4} (?:unpaid|for free|for nothing)|not (?:for free|for nothing|unpaid)|n.t (?:\\w+ ){0,3}(?:unpaid|for free|for nothing)',
  'lunch(?:es)?|breaks?|leave|volunteers?|holidays?|delivery|wash|parking|meals?|wi-?fi|gym|uniform|community payback|customers?|clients?',
  'paid (?:in full|from|for|trial|training|at|the same|every|weekly)|fully paid|all paid|(?<!(?:not|n.t|never)(?: \\w+)? )pay(?:s)? (?:for|every|you|from|rise)',
)

// "Some need not be mentioned. We would still want to hear about them."
const wantsToKnow =
  /\b(?:we|you)(?:'d|'ll| would| will)?(?: \w+)? (?:want|need|expect|must|have to)\b.* (?:about|of|see|list|disclose|declare|mention) (?:them|those|these)\b/u

const mostWords = 34

/** The sentences of a text that ask of applicants what they may not be asked for. */
export function sentencesThatAsk(text: string): FoundPhrase[] {
  const { text: plain, at } = foldText(text)
  const ends = [...plain.matchAll(/[.!?]+(?=["')]*(?:\s|$))["')]*|\n|;|$/gu)]
  return ends.flatMap(({ index, 0: end }, number) => {
    const before = ends[number - 1]
    const from = before ? before.index + before[0].length : 0
    const to = index + end.length
    const sentence = plain.slice(from, to).trim()
    if (sentence.endsWith('?') || sentence.split(' ').length > mostWords) return []
    const line = text.slice(at[from], at[to]).trim()
    const found = (rule: PhraseRule, better: string): FoundPhrase[] => [{ rule, words: line, line, better }]
    if (costs.test(sentence) && !notCosts.test(sentence)) return found('fee_from_applicant', '')
    if (isUnpaid.test(sentence) && !isPaid.test(sentence)) {
      return found('unpaid', 'Pay for every hour worked, trial shifts and training too')
    }
    const asking = sentence.replace(givenReason, '')
    if (!asksFor.test(asking) || notAsked.test(asking)) return []
    const last = before ? plain.slice(ends[number - 2]?.index ?? 0, before.index + 1).trim() : ''
    const about = wantsToKnow.test(sentence) || last.endsWith('?') ? `${last} ${sentence}` : sentence
    const one = asked.find(({ what }) => what.test(about))
    return one ? found(one.rule, one.better) : []
  })
}
