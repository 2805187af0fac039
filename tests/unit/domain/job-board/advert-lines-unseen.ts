import type { AdvertLine } from './advert-lines'
import { linesOf } from './advert-lines-unread'

// The half of 220 lines that the rules were mended with. Somebody wrote them who had not read the rules, and said of each
// whether it has to stop an advert. The other half was only counted, and nobody who mends the rules has read it. Two
// lines about checks that are made in Scotland and Northern Ireland only are left out.

/** Lines that have to stop an advert. */
export const stoppedElsewhere: readonly AdvertLine[] = [
  ...linesOf('age', 'title', `Front desk receptionist, 50 plus. Younger applicants tend not to stay`),
  ...linesOf(
    'age',
    'description',
    `Digital natives please, we haven't the time to teach people who are nearing retirement.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `We're flexible on experience, we're flexible on hours, we are not flexible on DBS results: they need to be clear.
     Bring passport, proof of address and your police file printout (you request it from your force's data protection office).
     Please make a subject access request to ACRO and forward the reply to us together with your application.
     The DBS has to come back with nothing on it or the offer is gone. No discussions.
     Self employed decorators: email your quote, insurance, and copies of the DBS certificates of any lads you bring to help.
     BPSS vetting. It has to come back empty; a 'hit' of whatever sort means we can't use you.
     If you've not got a DBS that's fine, we'll do it. If there's something on it, that's not fine.
     Live-in pub couple: send both CVs plus scans of DBS certificates for your partner and any grown up children coming with you.
     Even for weekend shelf stackers we do the top level DBS (enhanced + barred) as the owner likes peace of mind.
     An enhanced DBS will be carried out for this role (data entry clerk, insurance claims, no contact with the public).
     On your certificate we need to see 'none recorded' in every box.
     We take the police data printout you can get under GDPR instead of a DBS as it's quicker. Apply for yours this week so as it arrives in time.
     At interview you'll be asked about cautions and spent convictions, this is part of our standard barista recruitment pack.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `You'll be in good health with no long term illnesses. We're a small firm and can't be making adjustments.`,
  ),
  ...linesOf(
    'disability',
    'exclusions',
    `Old building with stairs so sadly we can't have anybody in a chair in the accounts team.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `Your basic check: apply yourself online with a debit card and bring it with you. We do not reimburse.
     A £45 admin fee covers your DBS and ID badge and is payable before your start date.`,
  ),
  ...linesOf(
    'orientation',
    'exclusions',
    `Customer-facing so we couldn't have someone part way through changing sex on reception, people ask questions.`,
  ),
  ...linesOf(
    'family',
    'exclusions',
    `Not suitable if you're thinking of starting a family in the next couple of years, we've had three go off on maternity already.`,
  ),
  ...linesOf(
    'race',
    'exclusions',
    `We have plenty of Eastern Europeans on site already so for this intake its British born only
     No gypsies or travellers. We've had kit go missing before.`,
  ),
  ...linesOf(
    'record',
    'description',
    `Nowt on your record please. We've been burnt before
     Under our lease with the shopping centre nobody working in the kiosk can have been found guilty of an offence, recent or long past.
     Full work history for the last 10 years. Gaps for travel or children are fine; gaps for time in custody are not.
     You will look after keys to 40 homes, so it goes without saying we only take folk who've kept out of bother with the law all there life.
     Squeaky-clean background only. Driving points are fine, its the other sort of thing we mean.
     Law abiding people only. We ask that you've had no involvement with the police whatsoever, whether as a suspect or a defendant
     It would not be right to say we never turn people down over a criminal record. We always do.
     Please answer the question about convictions on page 2 of the application form. Forms where it's left blank get binned.
     Text JOB to the number below with your name and postcode and confirm you've no convictions. No confirm, no reply.
     We know the law says some convictions don't have to be mentioned after a while. For this shop job we'd still want to hear about them.
     We do believe people can change, we really do. It's just not something we could have in a family-run shop, so please only apply if your past is free of offences.
     Essential: GCSE Maths (4+), forklift ticket, nil convictions. Desirable: reach truck.
     Working alone in a stockroom with high value goods. Because of this we do not take people who have done time, and it isn't something we make exceptions on.
     Although a criminal record is not in itself a bar in other companies in our group, here at the jewellery branch it is.
     Trustworthiness matters as we go in people's homes, so if the police have ever had cause to charge you this isn't the role for you!
     You've never had to stand in a dock and explain yourself. You're a team player. You love dogs.`,
  ),
  ...linesOf(
    'record',
    'exclusions',
    `Our insurers will not extend fidelity cover to staff with convictions so unfortunately we are unable to progress such applications.
     Sorry, anyone who has been up before a judge need not aply. The boss wont budge on this one.
     We're happy to consider absolutely anyone, so long as there's no criminality in the background.
     ROTL / day release candidates cannot be accomodated, nor can anybody still serving the licence part of a sentence
     Applicants with unspent convictions of any type are excluded from all posts in the group, no exceptions.
     The home's owners have taken the view that no person with a conviction, however minor and however old, will be engaged in any capacity.
     Persons currently under supervision by the Probation Service cannot be taken on at this depot.
     Bank staff: whilst we treat everyone with respect, a custodial sentence at any time in your life means we cannot offer work.
     No time wasters, no drama, no criminal pasts.`,
  ),
  ...linesOf(
    'record',
    'title',
    `Kitchen Porter required ASAP!! Must be reliable & have no previous
     Site labourer, Croydon, 6 weeks, CSCS, no ex cons`,
  ),
  ...linesOf(
    'religion',
    'description',
    `Accounts assistant for a busy printers. We're a Christian family firm and expect staff to share the faith.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Hair salon with an all ladies team and we'd like to keep it so, clients have always known it that way.`,
  ),
  ...linesOf('sex', 'title', `Barmaid wanted Fri-Sun, bubbly and easy on the eye`),
]

/** Lines that have to be let through. */
export const letThroughElsewhere: readonly AdvertLine[] = [
  ...linesOf('age', 'exclusions', `Sorry, no under 18s: it's a betting shop and the Gambling Act says so.`),
  ...linesOf(
    'age',
    'description',
    `You'll need D1 to drive the community minibus, which for most people means being 21 by law.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `BPSS check after offer, unspent convictions only. Something showing up is not an automatic fail.
     Two references please. Character ones are ok if you've been away from work for whatever reason.
     Reply to subject access requests from customers inside one month and redact other people's details
     Food hygiene certificate level 2, or we will put you through it at no cost
     Clean the lines, change barrels, keep the bar clear of glasses, check ID
     Daily walk-round checks: tyres, lights, oil, record any defects
     We'll send you our policy on recruiting people with convictions before any check is run, so there's no suprises.
     Busy vet's: check patients in, clean kennels, keep the vetting of rescue dogs' new homes up to date`,
  ),
  ...linesOf(
    'demand',
    'with an enhanced check',
    `This job isn't one where an enhanced check is allowed so we don't do one. Basic only, after offer, paid by us.
     Only the hands-on care jobs have an enhanced check. Head office jobs like this one don't, and nor would we be allowed to.
     Trainee solicitor posts come with a standard check, which the law allows. A trace on it doesn't end your offer.`,
  ),
  ...linesOf('demand', 'title', `Quality checker (no DBS), days, immediate start`),
  ...linesOf(
    'disability',
    'description',
    `Push wheelchair users to and from the departure gates and help with bags
     Disability rights adviser, user-led charity: applicants must be disabled people themselves.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `Badge running out? We pay the SIA renewal, before you start, and you don't owe us if you leave.
     We'll never ask you for money. Check, uniform, training, all on us.
     Collect subs and training fees from club members and give receipts`,
  ),
  ...linesOf(
    'orientation',
    'description',
    `LGBT+ youth project worker. Gay, straight, trans or not, you only need to be good with teenagers.
     Registrar: conduct marriages and civil partnerships, keep the register`,
  ),
  ...linesOf('family', 'description', `Antenatal clinic desk: book in pregnant women, answer phones, file notes`),
  ...linesOf(
    'race',
    'description',
    `Bring any document from the Home Office right to work list, or a share code. British or not makes no odds to us.
     Fluent Punjabi needed as most of our callers speak it. Where you come from makes no difference.`,
  ),
  ...linesOf(
    'record',
    'description',
    `Fit security tags on garments and take them off again at the till
     No previous necessary in catering, we'll train you. No CV needed.
     If somebody's told you a record means you can't ever work in care, they're wrong. We look at it case by case.
     A personal alcohol licence helps. Some offences affect getting one so have a word with us if unsure, there are plenty of bar shifts that don't need it.
     Clear speaking voice for the platform tannoy; clean, tidy appearance
     Run the tea bar in the prison visitors' centre and play with the kids while families wait
     You've the courage of your convictions and don't mind speaking up in meetings.
     Report offences on the line to British Transport Police and keep the incident log
     ROTL workers welcome, minibus picks up from the gate at 7.10
     Take prisoners between court and custody suite, keep the escort record up to date
     Licence with no more than 6 points and no DR or IN codes in the last 5 years (fleet insurer's rule, you drive our 7.5 tonner every day).
     Strong convictions about animal welfare would be a plus!
     Clean licence preferred but 3 points is ok, it's a delivery round
     We ask one question, and only when you've got an offer: any unspent convictions? Spent ones, keep to yourself.
     Go shopping with residents, write down what was spent and keep all reciepts
     Please don't assume you wont get it coz of your record. Not one person has been refused on that alone in four years.
     It's an FCA regulated adviser job so once we have made an offer we must ask about unspent dishonesty offences and the like. We weigh each answer up, there's no automatic fail.
     Sort and grade second hand records, check sleeves, price them up and clear old stock to the sale bins
     SIA door supervisor licence needed. The SIA decide who gets one, not us, and an old conviction doesn't always stop them.
     Tick which shifts you can do on the form and put your phone number, that's it.`,
  ),
  ...linesOf(
    'record',
    'exclusions',
    `None. Yes really. If you can push a mop and turn up you can do this job, record or no record.
     If your licence conditions keep you away from schools just let us know. Two of our sites are next to one and we'd put you on the others.
     We don't rule people out for not having a clear record.
     A criminal record isn't a barrier unless the offence really matters to this job, and even then we'd talk to you before deciding anything.
     If you've served your sentence, it's served. Come and talk to us.
     The one thing that would rule you out is a current driving ban, because you're in the van all day.`,
  ),
  ...linesOf(
    'record',
    'with an enhanced check',
    `Children's home, so this post is exempt from the Rehabilitation of Offenders Act. Shortlisted people will be asked about spent convictions that aren't protected; none of them is an automatic no.`,
  ),
  ...linesOf(
    'record',
    'title',
    `Criminal Justice Worker, drug recovery service (time in custody yourself? even better)`,
  ),
  ...linesOf(
    'religion',
    'description',
    `Team Vicar, ordained in the Church of England or a church in communion with it (Schedule 9 para 2 applies)`,
  ),
  ...linesOf('sex', 'title', `Womenswear Sales Assistant, any gender, 16 hrs`),
  ...linesOf(
    'sex',
    'description',
    `There are not many women in our workshop and we'd love more to apply. The job goes to whoever is best at it.`,
  ),
]
