import type { AdvertLine } from './advert-lines'

/** One line of an advert for each line of the text. */
export const linesOf = (about: AdvertLine[0], field: AdvertLine[1], text: string): AdvertLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => [about, field, line.trim()])

/** Lines that have to stop an advert, written without a look at the rules. */
export const stoppedUnread: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `Only people whose record is clean will be invited to meet us.
     Our contract with the council means nobody with a past conviction can be on site.
     Offenders, past or present, are asked not to apply.
     If your name has ever been before a magistrate, please look elsewhere.
     We will not be moving forward with anybody who has done time.
     You should be able to show that you have never been convicted of anything.
     This post is closed to people who have been in custody.
     Convictions of any sort, spent or not, will lead to your application being binned.
     It goes without saying that our drivers have no criminal past.
     A conviction is an automatic no for this client.
     Having a record means we cannot take you on.
     Spotless character wanted: no cautions, no court, no police.
     Nobody with a background of offending will get past the first sift.
     Applicants on licence, on tag or under probation are not suitable.
     Because we handle cash, we only employ those with no theft or fraud on their record.
     To work with us you must never have broken the law.
     People who have been to jail do not fit our culture.
     We'd rather not have ex-cons on the team.
     Your history must be free from arrests and charges.
     Unfortunately a criminal record excludes you from this vacancy.
     We need someone squeaky clean with no run-ins with the law.
     The right person has kept on the right side of the law all their life.
     Those with previous should save themselves the trouble of applying.
     Security clearance is refused to anyone with convictions, so please do not apply if that is you.
     No one who's been inside.
     We can't accept ex-prisoners owing to our insurance.
     Anything on your criminal record check and the offer is gone.
     Must have zero convictions on file.
     Please be aware that candidates who disclose a conviction are rejected.
     We are looking for honest staff, so no criminals.`,
  ),
  ...linesOf('record', 'title', `Warehouse operative (clean record)`),
  ...linesOf('record', 'title', `Night porter, no convictions`),
  ...linesOf(
    'record',
    'exclusions',
    `Any criminal conviction at all.
     We do not take people out of prison.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `Send us your DBS certificate along with your CV.
     Tell us in your covering letter about any convictions, cautions or reprimands, including spent ones.
     Before the interview you must fill in our criminal record declaration.
     You will have to get a copy of your police record and bring it with you.
     Please make a subject access request to ACRO and forward the reply.
     All convictions must be declared, however long ago.
     We ask every applicant to list each offence they have ever committed.
     Attach a photo of your latest disclosure to the application.
     The form asks whether you have ever been convicted, and you have to answer.
     You will be checked against the children's barred list.
     Applicants must agree to an enhanced DBS check.
     An up-to-date police certificate must come with your application.
     Get your file from the police under data protection law and show it to our manager.
     Spent convictions have to be disclosed too.
     A standard DBS is needed before day one.
     Candidates must not be on either barred list.
     Bring the record that the police hold about you to your trial shift.
     We keep a photocopy of everybody's DBS certificate in the office.`,
  ),
  ...linesOf(
    'demand',
    'without a check',
    `You need a basic DBS check to start.
     The job is subject to an enhanced disclosure with barred lists.
     A criminal records check will be run on you.`,
  ),
  ...linesOf(
    'age',
    'description',
    `Ideally you are in your twenties.
     This would suit somebody who has just left school.
     Applicants over 55 need not apply.
     We want fresh young faces behind the bar.
     Must be between 18 and 35.
     You are no older than 40.
     A mature lady or gentleman would be ideal.
     Nobody near retirement, please.
     Join our youthful team if you are under 30.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `We need two strong lads for the yard.
     Female applicants preferred.
     The job is not suitable for women because of the lifting.
     Ladies only, please.
     He will report to the depot manager and he must be good with his hands.
     We are looking for a man to join the workshop.
     Girls wanted for front of house.`,
  ),
  ...linesOf('sex', 'title', `Barmaid`),
  ...linesOf(
    'race',
    'description',
    `British nationals only.
     Only white candidates will be considered.
     English must be your mother tongue.
     No foreigners.
     We prefer Eastern Europeans as they work harder.
     Applicants from the travelling community will not be considered.
     You should have been born in the UK.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `You should be a practising Christian.
     No Muslims.
     Sikh applicants will be given priority.
     We cannot take anyone who wears a headscarf for religious reasons.
     People who need time off to pray should not apply.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `You must have no health problems.
     Wheelchair users cannot be considered.
     No history of depression or anxiety.
     You must be physically and mentally fit and have no disabilities.
     Tell us how many sick days you took last year.
     Not a role for anyone with epilepsy.`,
  ),
  ...linesOf(
    'family',
    'description',
    `You must not be planning to have a baby.
     Single people preferred.
     No pregnant women.
     Mothers of small children will find that this is not for them, so please do not apply.
     We want somebody with no family ties.`,
  ),
  ...linesOf('orientation', 'description', `No gays.`),
  ...linesOf(
    'unpaid',
    'description',
    `The first week is a trial without pay.
     You work two shifts for nothing so that we can see how you do.
     Training is unpaid.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `There is a £40 fee for your DBS, which you pay up front.
     Send £25 to hold your place.
     The cost of your uniform is charged to you before you start.
     Applicants cover the cost of their own training, £150.
     A refundable deposit of £60 is due before the interview.`,
  ),
]

/** Lines that have to be let through, written with them. */
export const letThroughUnread: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `A clean criminal record is not needed.
     You don't need a clean record to work here.
     You will clean records and album covers before they go on the shelf.
     People with convictions are welcome, whatever the offence.
     We never turn anybody down for having a criminal record alone.
     Half of our team have been in prison, and it shows in how they look out for each other.
     Nobody is ruled out because of their past.
     Having been inside is no bar to this job.
     If you have a conviction, please do apply.
     We do not ask about convictions until we have offered you the job.
     You keep a record of every delivery.
     We have a clean safety record: no accidents in four years.
     Don't let a caution put you off.
     You won't be asked about spent convictions.
     A record, a tag or a curfew: tell us your hours and we plan around them.
     You help offenders on community payback to paint the hall.
     You work with people leaving prison and with their probation officers.
     No criminal record is too serious for us to talk about.
     We judge you on your work and not on your record.
     Keep clear records of stock.
     Your past is behind you as far as we are concerned.
     Our founder served three years and now employs forty people.
     You support people who have been arrested at Kings Road custody suite.
     There is no ban on anybody with a conviction.
     Ex-offenders are encouraged to apply.
     We break no records, we just bake good bread.
     Licence conditions can be met: we will write to your probation officer if you want.
     You'll be the first conviction-friendly hire in our Leeds branch.
     The court is on the second floor, and you serve lunch to the judges.
     We've hired people straight from the gate and would again.
     Prison leavers are as welcome as everyone else.
     You must record every temperature and report anything over 5 degrees.
     We believe that a mistake should not follow you for life.
     Even if you've been turned down elsewhere because of a conviction, talk to us.
     You clean the police station at night.
     Without a conviction or with one, you start on the same pay.`,
  ),
  ...linesOf('record', 'title', `Record shop assistant`),
  ...linesOf('record', 'title', `Court usher`),
  ...linesOf(
    'record',
    'exclusions',
    `Recent driving bans, because you drive our van on every shift.
     Unspent fraud convictions, because you handle customers' card details alone.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `Please do not send us your DBS certificate.
     We pay for the basic DBS check after you have accepted the job.
     We never ask you to make a subject access request.
     You do not have to tell us about spent convictions.
     The basic check shows unspent convictions only.
     Nobody asks for your police record here.
     We ask about unspent convictions only after an offer, and talk with you before we decide.
     Bring proof of your right to work in the UK.
     You need a full driving licence with no more than six points.
     Your food hygiene certificate can be done here in your first week.
     We don't keep copies of certificates.
     You file certificates for the lab.`,
  ),
  ...linesOf(
    'demand',
    'with an enhanced check',
    `An enhanced DBS check is needed because you give personal care.
     We apply for the enhanced check and pay for it.`,
  ),
  ...linesOf('demand', 'without a check', `There is no DBS check for this job.`),
  ...linesOf('demand', 'without a check', `No check of any kind, no questions about your past.`),
  ...linesOf(
    'age',
    'description',
    `There is no age limit.
     You must be 18 or over because you sell alcohol.
     We have people from 17 to 71 on the team.
     You care for older people in their own homes.
     You coach children under 12 at football.
     School leavers and people coming back to work are both welcome.
     The company is a young one, started in 2023.
     Our oldest driver is 68.
     The cheese is aged for 18 months.
     You work with young adults aged 18 to 25 who have left care.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Men and women are equally welcome.
     You stock the ladies' and gentlemen's departments.
     You work in a refuge for women and their children.
     Manpower planning and rotas are part of the job.
     We welcome applications from women, who are few in our trade, and choose on merit.
     The female connector goes on the left of the board.
     He, she or they: we use the name you give us.`,
  ),
  ...linesOf('sex', 'title', `Men's barber`),
  ...linesOf(
    'race',
    'description',
    `Race day staff for Aintree.
     You serve Indian and Chinese food.
     You will paint the walls white and the doors black.
     English is spoken on site, and we help you to improve yours.
     We want people of every nationality.
     You need the right to work in the UK.
     You look after the polish and wax on the shop floor.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `You clean the church hall on Sundays.
     There is a prayer room, and breaks fit around it.
     You deliver halal and kosher meals.
     Good Friday is a day off.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `We adapt the bench for wheelchair users.
     You will lift boxes of up to 15 kg, with help and aids.
     Tell us about any adjustment you need.
     You support people with learning disabilities at college.
     A health condition is no reason not to apply.
     Mental health first aider on each floor.`,
  ),
  ...linesOf(
    'family',
    'description',
    `Parents can start after the school run.
     You measure brides and grooms for their wedding clothes.
     This covers somebody's maternity leave.
     It is a family business with a family feel.`,
  ),
  ...linesOf('orientation', 'description', `We march at Pride every year.`),
  ...linesOf(
    'unpaid',
    'description',
    `Training is paid from the first hour.
     There are no unpaid trials here.
     You organise the volunteers in our shop.
     Your lunch break is half an hour, unpaid.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `There is nothing to pay when you apply.
     We pay for your uniform and boots.
     You collect membership fees at the desk.
     You take deposits from customers on the phone.`,
  ),
]

/** A second set of lines to stop, written after the first had mended the rules and again without a look at them. */
export const stoppedUnreadLater: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `Due to site rules, workers with a conviction will be sent home.
     Applicants need a blemish-free past.
     You have no criminal history whatsoever.
     We operate on trust, so people with a record are not for us.
     Please note we do not employ individuals who have spent time in prison.
     If you've been convicted of a crime we won't be able to take this further.
     You'll have no skeletons in the cupboard with the police.
     A caution counts against you and you will not be hired.
     No jailbirds.
     Previous offenders will be filtered out by our system.
     We insist on a workforce free from criminality.
     Nobody on probation can be given keys, so they cannot work here.
     Any applicant found to have a criminal record will be dismissed on the spot.
     Our clients expect guards who have never been in bother with the police.
     Should your check reveal a conviction, your offer will be withdrawn.
     Candidates with a criminal background waste our time and theirs.
     Only candidates with a crystal clear DBS are put forward.
     It is essential that you have not been to prison.
     This vacancy is not for ex-offenders.
     We believe in second chances but not for convicted thieves or anyone else with a record.
     Unspent or spent, a conviction means no job here.
     You must be able to pass a police check with nothing on it.
     We do background checks and drop everyone who has something to hide.
     Sorry, our landlord does not allow anyone with a criminal record in the building.
     Applicants must confirm they have no cautions, warnings or convictions.
     People just out of jail, this one isn't for you.
     Management reserves the right to refuse anyone with convictions of any kind.
     Being known to the police is a barrier to joining us.
     We run a tight ship: no record, no tags, no trouble.
     Those under supervision by probation should look at other employers.`,
  ),
  ...linesOf('record', 'title', `Driver, clean DBS only`),
  ...linesOf('record', 'title', `Cleaner - no ex offenders`),
  ...linesOf(
    'record',
    'exclusions',
    `All offences, whenever they happened.
     Anyone who has been to court.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `Applications without a DBS certificate attached will not be read.
     Please give full details of your criminal past in the application.
     You are required to disclose every conviction you have ever had.
     We will need sight of your police record from ACRO.
     State clearly on your CV if you have a criminal record.
     You will be asked at interview about anything on your record, spent or unspent.
     Use your right of access to get what the police hold on you, and email it to HR.
     An enhanced DBS with barred list check is a condition of the job.
     We check all staff against the barred list.
     Scan both sides of your DBS and upload them with your form.
     Applicants who do not mention a spent conviction will be dismissed.
     We want to know your full offending history before we shortlist.
     A letter from the police showing that you have no record must be supplied.
     You should already hold an enhanced DBS certificate.
     Your criminal record questionnaire has to reach us with your application.
     Own up to convictions in your first email.
     HR keeps your DBS on file for as long as you work here.
     Please sign to say that you have never been cautioned.`,
  ),
  ...linesOf(
    'demand',
    'without a check',
    `DBS checked staff only.
     All of our staff are put through a police check.
     You will have a standard DBS check.`,
  ),
  ...linesOf(
    'age',
    'description',
    `We're after a young, lively person for the shop floor.
     Applicants should be aged 21 to 40.
     This is a young person's job.
     Would suit a student or a recent school leaver only.
     Too old for the gym? Then you're too old for us.
     Our ideal candidate is around 30.
     Retired people will not be considered.
     No one over fifty, please.
     We are a team of twentysomethings and want you to be one too.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Due to heavy lifting, men only.
     A female receptionist is preferred.
     We're looking for a lady to do the ironing.
     This is man's work.
     Our all-male team is not ready for a woman.
     Would suit a mum with school-age kids.
     The successful applicant will be a woman with a nice smile.`,
  ),
  ...linesOf('sex', 'title', `Male labourer`),
  ...linesOf(
    'race',
    'description',
    `We only employ English people.
     Must hold a British passport.
     Polish workers preferred.
     No Romanians, please.
     You must be a native English speaker.
     Local white lads get first refusal.
     Immigrants need not waste their time.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `We are a Christian firm and hire only Christians.
     Muslims will not enjoy it here, so do not apply.
     No turbans or veils.
     Staff must attend Sunday worship with us.
     Jewish applicants should look elsewhere.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `Sorry, we cannot take people with disabilities.
     You need perfect eyesight, hearing and health.
     Anyone with a mental illness should not apply.
     You will not have had more than two days off sick in the last year.
     No one on medication.
     Autistic people will not cope.`,
  ),
  ...linesOf(
    'family',
    'description',
    `Not suitable for anybody with young children.
     Are you pregnant? Then please apply next year.
     We would rather hire a single man.
     You don't plan to go on maternity leave.
     Married couples only.`,
  ),
  ...linesOf('orientation', 'description', `Straight people only.`),
  ...linesOf(
    'unpaid',
    'description',
    `Your first three shifts are unpaid.
     Pay begins after two weeks of training.
     You will do a day for free before we decide.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `You pay for your own DBS.
     A £30 registration fee applies.
     We take £50 from you before you start for your boots.
     To apply, transfer £15 for admin.
     Training costs £200, which the trainee pays.`,
  ),
]

/** And lines to let through, written with them. */
export const letThroughUnreadLater: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `A criminal record won't stop you here.
     We have no rule against people with convictions.
     You'll be judged on how you bake.
     We set up this firm to give work to people who have been in prison.
     Convictions don't worry us.
     You can tell us about your record when you feel ready, or not at all.
     One of our managers was once on licence, and he trains new starters.
     Nobody will hold your past against you.
     If the police or probation need you on a shift day, we move your shift.
     No need for a clean DBS.
     We're a Ban the Box employer.
     You record how many boxes go out.
     You keep the kitchen clean and the records up to date.
     Whatever is on your record, you get an interview if you meet the list above.
     Someone with a conviction may be exactly who we need.
     We don't rule anyone out before we've met them.
     Some of the best people we've hired came to us from HMP Leeds.
     You will work beside men on day release from the prison.
     We won't reject you for an unspent conviction without talking to you.
     An old caution makes no difference.
     You might serve drinks to the police, the mayor and people fresh out of jail, all in one night.
     You will need to pass a forklift test, which we pay for.
     You cannot leave the van unlocked: theft from vehicles is a crime here every week.
     Report any crime to the shift manager.
     We want your skills and not your history.
     Has a conviction kept you out of work? Start here.
     Being on tag doesn't stop you from working with us.
     Help us to turn a prison visitors' centre into a warm place.
     There's no tick box and no awkward chat.
     All the charges on the bill must be checked.
     You're free to leave at 4pm on Fridays.
     Our arrest rate of weeds is high.
     Clean driving licence preferred, but up to six points are fine.
     We lost a contract for hiring ex-offenders and would do it again.
     You will never be asked to explain an offence in front of the team.`,
  ),
  ...linesOf('record', 'title', `Prison kitchen instructor`),
  ...linesOf('record', 'title', `Police station cleaner`),
  ...linesOf(
    'record',
    'exclusions',
    `Unspent convictions for theft from an employer, because you count the tills alone.
     Sexual offences against children, because the depot shares its yard with a nursery.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `No certificate, no form and no police record is asked for.
     A basic DBS check is done after your start date, and we pay.
     We look at the certificate with you and give it back.
     Don't bring your DBS to the interview.
     Only tell us about unspent convictions, and only once we have offered you the job.
     We can't see spent convictions and we don't want to.
     You need proof of your address and your National Insurance number.
     Please send a CV or just a text.
     Show us your CSCS card on the first day.
     Nobody will google your name.
     Your licence is checked with the DVLA before you drive.
     You will check delivery notes against the police order.`,
  ),
  ...linesOf(
    'demand',
    'with an enhanced check',
    `You will be checked against the adults' barred list, because you wash and dress people.
     The enhanced certificate is sent to you and you show it to the manager.`,
  ),
  ...linesOf('demand', 'without a check', `We do not do DBS checks.`),
  ...linesOf('demand', 'without a check', `This job needs no criminal record check.`),
  ...linesOf(
    'age',
    'description',
    `Any age: our team is 19 to 66.
     You must be at least 18 to drive the forklift.
     You will look after children aged 3 to 5.
     The home is for people over 65.
     Some of our machines are 40 years old.
     You can work here after retirement age.
     Our youngest baker is 18 and our oldest is 70.
     You serve older guests at lunch.
     Students, parents and retired people have all done this job well.
     Good for a first job or a fifth career.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `You measure men for suits.
     We want more women on site and have built proper changing rooms.
     The women's prison is our biggest customer.
     You'll train the girls' football team on Tuesdays.
     Everybody lifts, whether man or woman.
     Your manager is Jo, and she has run the yard for ten years.
     You sell male and female fittings.`,
  ),
  ...linesOf('sex', 'title', `Women's support worker`),
  ...linesOf(
    'race',
    'description',
    `You speak Polish or Romanian as well as English? We pay £1 more.
     Our French bakery sells German rye.
     We sponsor no visas, but anyone with the right to work can apply.
     You need enough English to read the safety sheet.
     The black line on the floor is where you stop.
     We help refugees with their papers.
     Our kitchen is Turkish, Thai and Welsh.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `You can take your holy days as leave.
     The café is next to the mosque.
     We are a Methodist charity, and people of any faith or none work here.
     Christmas cover is paid double.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `If you use a wheelchair, tell us and we will send a van with a lift.
     You will stand for most of the shift, or sit if you need to.
     Disabled people who meet the list get an interview.
     You help patients with dementia to eat.
     There is a quiet room for anybody who needs it.
     You need to be able to climb a ladder, and we train you.`,
  ),
  ...linesOf(
    'family',
    'description',
    `We have a crèche and flexible hours.
     You play with children while their mothers shop.
     Pregnant? We find you lighter work.
     We pay 26 weeks of maternity leave in full.`,
  ),
  ...linesOf('orientation', 'description', `You run the bar at a gay club.`),
  ...linesOf(
    'unpaid',
    'description',
    `You are paid for the trial shift.
     We do not offer unpaid internships.
     Free lunch on every shift.
     You can take up to four weeks of unpaid leave.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `You never pay us a penny.
     Your training is free.
     You take payments of up to £200 from customers.
     We refund your bus fare to the interview.`,
  ),
]

/** A third set of lines to stop, which mended nothing before it was counted. */
export const stoppedUnreadLast: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `Our policy is that staff may not hold a criminal conviction.
     We only want people whose background check comes back empty.
     Applicants with offences to their name will get an automatic rejection email.
     You have never seen the inside of a cell.
     Convicted of anything? Then please don't waste our time.
     People who have fallen foul of the law are unsuitable.
     This client insists on spotless histories.
     A conviction, even a minor one, disqualifies you.
     It's a family business, so we keep ex-prisoners out.
     You will be let go if we learn that you have been in prison.
     The franchise forbids us to hire anyone with a record.
     No time for criminals here.
     We need carers with nothing in their past to be ashamed of, so no convictions.
     Persons released from custody in the last ten years are not eligible.
     If you are under investigation or on bail you can't work with us.
     Shortlisted candidates will have had no involvement with the police.
     Do you have a record? Sorry, this isn't for you.
     We turn away applicants on electronic monitoring.
     To be clear: a criminal past and this job do not go together.
     Your name must not appear on any police database.
     Having spent time behind bars makes you the wrong fit.
     We run checks, and a positive result ends the process.
     Must have a good character, i.e. never arrested.
     We have had bad experiences with ex-offenders and will not repeat them.
     Only those who can prove they have no convictions will be contacted.
     Past crimes, however small, mean that we say no.
     Anyone who has had a brush with the law may as well stop reading.
     The role requires an unblemished disciplinary and criminal history.
     Those convicted of an offence will not be given a start.
     We cannot place candidates with criminal convictions with any of our clients.`,
  ),
  ...linesOf('record', 'title', `Security guard, no criminal record`),
  ...linesOf('record', 'title', `Housekeeper (no convictions please)`),
  ...linesOf(
    'record',
    'exclusions',
    `Any record whatsoever.
     People who have been inside.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `You will be asked to fill in a form about your convictions when you apply.
     Email a scan of your DBS to jobs@bakery.example.
     Let us know about spent convictions as well.
     We expect a full list of your offences with your CV.
     To be considered, ask the police for a copy of your record and send it in.
     Candidates bring their disclosure certificate to the interview.
     Make sure that you mention any police record in your cover letter.
     Applicants are asked about their criminal history on the phone.
     We'll keep a copy of your certificate in your personnel file.
     All staff must have an enhanced DBS.
     Our manager will check that you are not barred from working with children.
     We need your DBS number before we can interview you.
     Failure to disclose spent convictions will lead to dismissal.
     You must obtain your own police file, at no cost to us.
     State any time spent in prison and the reason.
     Proof that you have no convictions is required with the form.
     Print out what the police have on you and post it to us.
     You'll be expected to tell the panel about every caution.`,
  ),
  ...linesOf(
    'demand',
    'without a check',
    `DBS required.
     We carry out criminal record checks on every starter.
     You must hold an enhanced DBS.`,
  ),
  ...linesOf(
    'age',
    'description',
    `Perfect for a young and energetic person.
     We need somebody mature, 45 plus.
     Not a job for the over-sixties.
     Candidates must be under 25.
     You are between 20 and 30 years of age.
     We prefer school leavers because they cost less.
     An older person would find this too hard.
     Our customers like to be served by young people.
     Max age 50.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `We want a bloke who can drive a digger.
     Women need not apply.
     The ideal person is a mature woman.
     Only girls work on our stand.
     We are a team of ladies and would prefer another lady.
     A job for the boys.
     Males preferred because of the changing room.`,
  ),
  ...linesOf('sex', 'title', `Salesgirl`),
  ...linesOf(
    'race',
    'description',
    `Applicants must be of British origin.
     We don't hire people with foreign accents.
     Indian chefs only.
     Asian candidates will not fit our customers' expectations.
     English nationals will be given preference.
     Anyone not from this country can look elsewhere.
     Black applicants should not apply.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `You have to believe in God.
     We would not employ a Muslim.
     Only a practising Catholic will do.
     Hijabs are not allowed on the shop floor.
     Hindus preferred.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `You should be free from any illness or disability.
     Dyslexic people will find this impossible, so please don't apply.
     We can't adapt the site for anyone in a wheelchair.
     Fill in a health questionnaire before the interview.
     People with bad backs need not apply.
     Must not suffer from anxiety.`,
  ),
  ...linesOf(
    'family',
    'description',
    `You can't be pregnant or trying.
     We want someone without kids.
     Unmarried applicants preferred.
     Women of childbearing age need to think twice.
     No single mothers.`,
  ),
  ...linesOf('orientation', 'description', `We would not be comfortable with a gay colleague.`),
  ...linesOf(
    'unpaid',
    'description',
    `There is one week of unpaid training.
     Come in for a trial day, no pay, just to see if you like it.
     Your probation month is voluntary.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `Applicants must pay £45 for a check.
     A joining fee of £10 is payable.
     We deduct £80 from your first pay for the course you need to get in.
     Bring £20 to the interview for paperwork.
     You buy your starter pack from us for £35.`,
  ),
]

/** And lines to let through, written with them. */
export const letThroughUnreadLast: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `You won't need a spotless past.
     If you've got a record, you've got a chance here.
     We have never asked anyone for a criminal record check.
     A prison sentence doesn't end your working life, and we can show you why.
     Ex-offenders run two of our three kitchens.
     Your convictions are yours to tell or keep.
     We'd be glad to meet you whether or not you have been inside.
     No conviction? No problem. A conviction? No problem either.
     Licence meetings count as working time.
     Our insurer is happy for us to hire people with convictions.
     You fix record players and amplifiers.
     We keep an accident book, and you write in it.
     Nobody has ever lost a job with us for an old offence.
     You teach men in prison how to lay bricks.
     We ask nothing about your past on the form.
     You'll clean cells in a museum that used to be a jail.
     We sit down with you before we decide anything about a conviction.
     The law stops us from asking about spent convictions, and we like it that way.
     We were founded by two women who had both been to prison.
     Fresh out? Good. Start on Monday.
     You need to be on time, and we need to be fair.
     A tag on your ankle fits under our boots.
     You watch the doors and call the police if there is trouble.
     You must not leave the tills open.
     We will support you with your probation appointments.
     What you did at nineteen is not what you are at forty.
     Our clients include courts, police stations and prisons.
     Don't rule yourself out because of an offence.
     It isn't a problem if your ID is a prison letter.
     You will handle evidence bags for the police laboratory.
     We have filled forty jobs with prison leavers, and none has let us down.
     We don't need to know why you were in prison.
     Every record in the archive has to be dusted.
     You won't lose your job if a conviction comes to light.
     Most convictions make no difference to this job.`,
  ),
  ...linesOf('record', 'title', `Criminal records clerk`),
  ...linesOf('record', 'title', `Prison officer`),
  ...linesOf(
    'record',
    'exclusions',
    `Unspent convictions for arson, because you work alone in a timber store at night.
     Drink driving in the last five years, because you drive the school minibus.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `There is no need to tell us about convictions when you apply.
     The employer pays for the basic check, after the offer.
     We will never ask you to get your police record.
     Your certificate stays with you: we note the date and keep nothing.
     Spent convictions are not our business.
     If there is anything on the check, we talk about it before we decide.
     You can show us your licence at the interview.
     Please attach a photo of your work, if you have one.
     Send us three lines about yourself.
     You will need a bank account and a phone.
     We only see what is unspent.
     You print certificates for our training school.`,
  ),
  ...linesOf(
    'demand',
    'with an enhanced check',
    `The check includes the adults' barred list.
     You can talk to us about anything on your certificate.`,
  ),
  ...linesOf('demand', 'without a check', `No DBS needed.`),
  ...linesOf('demand', 'without a check', `You will not be checked by anyone.`),
  ...linesOf(
    'age',
    'description',
    `Whether you are 18 or 80, we would like to meet you.
     The law says that you must be 21 to drive this lorry.
     You run a club for teenagers.
     Our residents are in their eighties and love to chat.
     This house is 300 years old.
     Young at heart is the only age we know.
     You get a pension from the age of 22.
     The firm has grown up in 40 years.
     We give a third of our apprenticeships to people over 30, and the rest to anyone.
     You read to older people in the library.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Our male and female changing rooms both have showers.
     You serve men, women and children.
     The foreman, Sue, will show you round.
     Women are half of our drivers.
     We build girls' schools abroad.
     You'll be helping men to find work after prison.
     Everyone is welcome, of any sex.`,
  ),
  ...linesOf('sex', 'title', `Ladies' hairdresser`),
  ...linesOf(
    'race',
    'description',
    `Italian is a plus, since our suppliers are in Milan.
     You'll teach English to people who have just arrived.
     Polish the brass and wax the floors.
     We welcome people of every background.
     You serve Turkish breakfasts.
     Indian summer or not, we close in October.
     You don't have to be British to work here.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `You repair the roof of a Hindu temple.
     Nobody is asked what they believe.
     Fasting? We will move your break.
     The Jewish museum needs a cook.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `We give extra time to applicants with dyslexia.
     You drive wheelchair users to hospital.
     Our site is step-free.
     Nobody has to be fit: the crane does the lifting.
     You get sick pay from day one.
     You'll support adults with autism to cook.`,
  ),
  ...linesOf(
    'family',
    'description',
    `Single parents work here and love the hours.
     You plan weddings for couples.
     Bring the baby to the interview if you need to.
     Maternity pay is better than the law asks for.`,
  ),
  ...linesOf('orientation', 'description', `Trans and gay colleagues have their own network.`),
  ...linesOf(
    'unpaid',
    'description',
    `Every hour counts and every hour is paid.
     No one works here for free.
     You look after our unpaid carers' group.
     Overtime is voluntary and paid at time and a half.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `The DBS costs you nothing.
     We charge customers £20 for delivery.
     Uniform, boots and tools are on us.
     You sell season tickets at £90 each.`,
  ),
]
