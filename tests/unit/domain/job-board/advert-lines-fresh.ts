import type { AdvertLine } from './advert-lines'

/** One line of an advert for each line of the text. */
const lines = (about: AdvertLine[0], field: AdvertLine[1], text: string): AdvertLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => [about, field, line.trim()])

/** Lines that have to stop an advert, written before anybody looked at what the rules find. */
export const stoppedFresh: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `Applicants must have a clear background.
     Cleared backgrounds only, please.
     Unfortunately we are unable to accept applications from anyone with a criminal record.
     You will need a spotless record to work on our sites.
     Due to the nature of our clients, we can only employ people without convictions.
     You must be free of any criminal convictions, cautions or reprimands.
     Anyone who has served time need not apply.
     Candidates with a criminal past will not be shortlisted.
     No history of offending.
     You must never have been in trouble with the police.
     Ex-prisoners will not be considered for this role.
     We don't hire people out of prison.
     Must have no unspent or spent criminal convictions.
     Your DBS must come back clear.
     All offers are subject to a clear DBS.
     A clean DBS disclosure is essential.
     DBS must show nothing.
     Nothing on your DBS, please.
     Applicants with previous convictions will be rejected automatically.
     If you have ever been arrested, this is not the job for you.
     Any offence, however old, rules you out.
     Zero tolerance on criminal records.
     We operate a strict no convictions policy.
     It is a condition of our insurance that no member of staff has a conviction.
     We regret that people on licence or under probation supervision cannot be employed.
     No tags, no curfews.
     You should have a clean police record.
     Must hold a clean criminal record check.
     All staff must be conviction free.
     Only people with no cautions or convictions should apply.
     Those with criminal convictions should look elsewhere.
     Sorry, no ex-cons.
     Applicants must be of good character with no criminal record whatsoever.
     We can't take on anybody with a record, sorry.
     If you've been inside, please don't apply.
     A criminal conviction will bar you from this post.`,
  ),
  ...lines(
    'record',
    'title',
    `HGV driver (no criminal convictions)
     Warehouse operative, clear DBS only
     Cleaner with clean record`,
  ),
  ...lines(
    'record',
    'exclusions',
    `Any offence at all
     All criminal convictions, because staff have keys
     Anything on a DBS
     Any unspent conviction, whatever it is for
     Anybody who has been to prison
     Convictions of every kind, as our client insists`,
  ),
  ...lines(
    'demand',
    'description',
    `Please bring a copy of your police record from a subject access request to the interview.
     You must tell us about all convictions, spent or unspent, on the application form.
     Spent convictions must be declared.
     Tick the box on the form if you have a criminal conviction.
     Please state in your cover letter whether you have any convictions.
     Email us a photo of your DBS certificate.
     We will keep a photocopy of your DBS certificate on file.
     You will be checked against the barred lists.
     Please obtain your police data through a subject access request before you start.
     List any cautions, warnings and convictions with your CV.
     You must disclose your full criminal history when you apply.
     Applicants must complete a criminal record declaration with their application.
     Please upload your DBS certificate with your application.`,
  ),
  ...lines(
    'demand',
    'without a check',
    `An enhanced DBS check will be carried out.
     Standard DBS required.
     You must disclose spent convictions.
     We need an enhanced DBS with barred list check for this warehouse job.`,
  ),
  ...lines(
    'age',
    'description',
    `Ideal for somebody aged 16 to 18.
     We are looking for someone under 30.
     You should be between 25 and 40.
     Would suit someone in their twenties.
     No over-50s.
     Over 60s need not apply.
     A young, dynamic person wanted, 18-25.
     Maximum age 45.
     Mature person required.
     Young person wanted for yard work.
     Suitable for a student aged 18 to 21.
     Must be 25 or under.
     Recent school leavers only.
     Older applicants would find the pace too much.`,
  ),
  ...lines(
    'age',
    'title',
    `Junior chef, 18-24
     Mature cleaner wanted`,
  ),
  ...lines(
    'sex',
    'description',
    `Male driver needed.
     We're after a strong lad for the yard.
     Female carers only.
     This job would suit a woman returning to work.
     Ladies wanted for light assembly.
     Only men can do this job, as it is heavy.
     Gentlemen only, because the accommodation is shared.
     Female receptionist preferred.
     No women on site due to facilities.
     We need two girls for the shop floor.
     Our ideal candidate is a lady with her own car.`,
  ),
  ...lines('sex', 'title', 'Salesgirl'),
  ...lines(
    'race',
    'description',
    `English people only.
     UK nationals only.
     Must hold a British passport.
     Polish drivers preferred.
     White British applicants only.
     No foreigners.
     No travellers.
     You must be born in the UK.
     Eastern Europeans need not apply.
     Asian cook wanted.
     No immigrants.
     You must be of Indian origin.
     EU citizens only.
     We want Romanian pickers for a Romanian team.
     Only applicants of British nationality will be considered.`,
  ),
  ...lines(
    'religion',
    'description',
    `Christians only.
     You must be a practising Catholic.
     No Jehovah's Witnesses.
     Muslim staff preferred.
     We are a Hindu family firm and want Hindu staff.
     Non-Muslims preferred.
     No headscarves.
     No turbans.
     Applicants must not wear religious dress.
     You must share our Christian faith.
     Sikhs need not apply.`,
  ),
  ...lines(
    'disability',
    'description',
    `You must be in perfect health.
     No health problems.
     Must have no disabilities.
     Not suitable for wheelchair users.
     You must have no history of mental illness.
     No one with a bad back.
     Able-bodied people only.
     You must not be taking any medication.
     People with epilepsy cannot be employed here.
     Applicants must be physically and mentally fit with no disabilities.
     No long-term conditions.
     We cannot make adjustments for disabled people.
     No one with depression or anxiety.`,
  ),
  ...lines(
    'family',
    'description',
    `Not suitable for anyone planning a family.
     No childcare commitments.
     Must be single.
     Applicants should have no children.
     No pregnant women.
     Would suit a single person with no ties.
     We don't take on women of childbearing age.`,
  ),
  ...lines(
    'orientation',
    'description',
    `No gays.
     Straight applicants only.
     No trans people.
     Heterosexual staff only.`,
  ),
  ...lines(
    'unpaid',
    'description',
    `The first week is unpaid.
     Unpaid trial shift of a day.
     You won't be paid for training.
     A month's work for free, then we talk.
     Two weeks' work experience without pay before a contract.
     The trial day is not paid.`,
  ),
  ...lines(
    'fee',
    'description',
    `A £45 admin fee is payable on application.
     You pay £200 for your training before you begin.
     Send £30 to secure your interview.
     A refundable deposit of £100 is needed to register.
     There is a joining fee of £25.`,
  ),
]

/** Lines that must stop nothing, written in the same way. */
export const letThroughFresh: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `A criminal record won't stop you getting this job.
     We don't ask about convictions.
     Having a record is no barrier here.
     You don't need a clean record.
     No DBS needed.
     We won't ask you for a clear DBS.
     Been in prison? We'd still like to hear from you.
     We judge you on what you can do, not on your past.
     People on licence can apply, and we'll work round your appointments.
     If you're on tag we can fit shifts around your curfew.
     A basic DBS check is done after the offer, and a conviction does not rule you out.
     We only look at unspent convictions, and we talk about them with you first.
     You need not tell us about spent convictions.
     No need to mention convictions when you apply.
     Half our team have criminal records.
     We never turn people away just because they have a record.
     Nobody is refused for having been to prison.
     We have banned the box.
     We consider all applicants with criminal records fairly.
     You must be able to pass security vetting.
     You will be vetted to BS 7858.
     The role needs BPSS clearance.
     SC clearance is needed, and we'll help you to apply for it.
     You'll need an airside pass, which includes a criminal record check.
     CTC clearance is needed before you start.
     You must hold a valid SIA licence.
     A clean driving licence is required.
     No more than 6 points on your licence.
     Please keep clear records of deliveries.
     You'll clear tables and keep records.
     You will support people with convictions into housing.
     You will run courses in prison for men who are about to be released.
     Experience of working with offenders is useful.
     You will delete old customer records.
     You will not be asked about cautions.
     There is no box to tick about convictions.
     Applications from people with unspent convictions are welcome.
     You'll work with people on probation as a support worker.
     No cash handling, no keys, no criminal record check.
     Our last three supervisors all came to us from prison.
     We'd rather hear about a conviction from you than read it on a form, but only once we've met you.`,
  ),
  ...lines(
    'record',
    'exclusions',
    `Convictions for theft in the last 2 years, because you work alone in customers' homes
     Sexual offences against children, because the kitchen is in a school
     Arson, because of the chemicals on site
     Drink driving in the last 5 years, because you drive a van
     Fraud, since you handle refunds`,
  ),
  ...lines(
    'demand',
    'with an enhanced check',
    `An enhanced DBS check with the adults' barred list is needed because you give personal care.
     The law requires an enhanced check for this job.
     You must not be on the adults' barred list.
     Spent convictions that are not filtered will show on the check, and we talk about them with you.
     Some spent convictions have to be disclosed, because the Act makes an exception for this job.`,
  ),
  ...lines(
    'demand',
    'description',
    `We'll look at your certificate and give it back.
     We don't keep copies of certificates.
     Bring your DBS certificate on your first day so that we can see it.
     We pay for your basic DBS check.
     A basic DBS check is part of the offer.
     You'll process subject access requests.
     You'll file certificates of conformity and copies of invoices.
     You'll tick off each pallet on a check list.`,
  ),
  ...lines(
    'age',
    'description',
    `You must be 18 or over to serve alcohol.
     All ages welcome.
     This apprenticeship is open to anyone over 16.
     You will look after children aged 2 to 5.
     You'll care for older people.
     Experience with young adults aged 16 to 25 is useful.
     Our company is 25 years old.
     2 to 5 years' experience of groundwork.
     School leavers, career changers and retired people are all welcome.
     18 to 30 hours a week.
     There is no age limit.
     We're a mixed team from 19 to 67.
     You'll run activities at our youth club.
     Mature trees and young plants are your daily work.`,
  ),
  ...lines(
    'age',
    'title',
    `Senior carer
     Junior site manager
     Youth worker`,
  ),
  ...lines(
    'sex',
    'description',
    `Men and women of all ages welcome.
     Female support worker needed. This is an occupational requirement under Schedule 9 of the Equality Act 2010, because you give intimate care to women.
     We'd especially like to hear from women, who are under-represented in our team.
     You'll sell ladies' shoes.
     You will run our men's shed.
     He or she will report to the manager.
     You'll coach a boys' football team.
     You'll clean the gents and the ladies.
     We run a hostel for men leaving prison.
     Our driver is off sick, so we need a man or woman with a van.`,
  ),
  ...lines(
    'sex',
    'title',
    `Menswear sales assistant
     Handyman or handywoman
     Women's refuge support worker`,
  ),
  ...lines(
    'race',
    'description',
    `You must have the right to work in the UK.
     Good spoken English is needed.
     A Polish speaker is useful, because many customers speak Polish.
     You'll cook Indian food.
     British Sign Language is useful.
     We welcome people of every nationality.
     You'll work at our Irish pub.
     You'll drive a white van.
     You'll fit Welsh slate.
     We are proud of our British beef.
     You'll help newly arrived immigrants to find a doctor.
     Our site is next to the Traveller community's stopping place, and we get on well.`,
  ),
  ...lines(
    'race',
    'title',
    `French polisher
     Black cab driver
     Chinese restaurant kitchen porter`,
  ),
  ...lines(
    'religion',
    'description',
    `You get Christmas and Easter off.
     You'll clean our church and two mosques.
     We run a halal kitchen.
     There's a prayer room.
     We are a Christian charity and welcome staff of all faiths and none.
     St Mary's Catholic Primary School is looking for a cleaner.
     We're closed for Jewish holidays.
     The post of chaplain has an occupational requirement under Schedule 9 of the Equality Act 2010 to be a Christian.`,
  ),
  ...lines(
    'disability',
    'description',
    `You'll lift up to 25 kg.
     Disabled people are guaranteed an interview if they can do the job.
     We're Disability Confident.
     You will care for adults with learning disabilities.
     You'll be on your feet all day.
     You must be able to climb ladders.
     The office is on the third floor and has a lift.
     Ask us for adjustments at any time.
     You'll support people with mental health problems.
     No medical knowledge needed.
     We'll arrange an eyesight test for fork-lift drivers.
     Tell us if you use a wheelchair, and we'll meet in the ground-floor office.`,
  ),
  ...lines('disability', 'title', 'Blind fitter'),
  ...lines(
    'family',
    'description',
    `We're a family-run business.
     Family-friendly hours.
     Maternity cover for 12 months.
     Single rooms available.
     You'll look after three children in a family home.
     Paid parental leave.
     Shifts fit around childcare.`,
  ),
  ...lines(
    'orientation',
    'description',
    `An LGBT+ charity is looking for an office manager, and everybody is welcome.
     You'll cut straight lines in slate.
     Go straight to the yard each morning.`,
  ),
  ...lines(
    'unpaid',
    'description',
    `The trial shift is paid.
     Training is paid.
     Breaks of 30 minutes are unpaid.
     There is no unpaid overtime.
     Unpaid leave can be agreed.
     Free parking and free lunch.
     Your first week is training on full pay.
     You'll manage our volunteers.`,
  ),
  ...lines(
    'fee',
    'description',
    `There are no fees, ever.
     We pay the fee for your CSCS card.
     You'll collect parking fees.
     There is nothing to pay for training.
     You'll take deposits from guests.
     A fee-paying school is looking for a cleaner.`,
  ),
]

/** Lines of whoever advertises for people to care for, and of employers who say what they are: they must stop nothing. */
export const letThroughOfWork: readonly AdvertLine[] = lines(
  'other',
  'description',
  `We need a carer for an elderly man in Leeds.
   Female client needs a support worker two mornings a week.
   We're a young and growing business looking for a cook.
   We are a Muslim women's centre looking for a cook.
   A Polish speaker is needed for our shop.
   The boys' school seeks a caretaker.
   Our Catholic care home is looking for a nurse.
   You'll be needed by the men on the night shift.
   A gentleman with dementia needs a companion.
   Looking for a driver to take disabled people to a day centre.
   We want people who like children and older people.
   Seeking a cleaner for the ladies' changing room.
   Only experienced electricians need apply.
   We only hire people we'd want to work with.
   Young's pub in Putney wants a chef.
   Lady Lane depot needs a storekeeper.`,
)

/** A second set like the first, written after the first had changed the rules, and read once. */
export const stoppedAfterwards: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `Security is paramount here, so we only take people with an unblemished past.
     Candidates who have been cautioned by the police will be sifted out.
     Please be aware that any criminal history will result in your offer being withdrawn.
     Nobody who has done time gets onto our sites.
     Our client will not accept ex-offenders on site.
     We want honest people, so no convictions of any sort please.
     If you've got a record, save yourself the stamp.
     Your background must be squeaky clean.
     Applicants with so much as a caution will be turned away.
     You'll need to show that you have no criminal past.
     As we work in schools, a criminal record of any kind makes you ineligible.
     People leaving prison are not a good fit for us.
     We have a duty to our residents, and that means not employing convicted criminals.
     You can't work here if you're on probation.
     We do not offer jobs to people on licence.
     Drivers need a clear criminal record.
     It's a family firm, so ex-cons would not be comfortable here.
     A clear enhanced DBS is a condition of employment.
     You must not have been convicted of a criminal offence.
     Staff found to have convictions will be dismissed.`,
  ),
  ...lines(
    'record',
    'exclusions',
    `Everyone with a record, because of our insurers
     Any conviction from the last ten years
     All of them`,
  ),
  ...lines(
    'demand',
    'description',
    `Tell us about your convictions in the first part of the form.
     Bring your DBS certificate to the interview so that we can photocopy it.
     You'll have to declare spent as well as unspent convictions.
     Ask the police for a print-out of everything they hold on you and bring it along.
     Any convictions? Put them in your covering letter.
     We will take a copy of your disclosure certificate for your file.`,
  ),
  ...lines('demand', 'without a check', 'We run an enhanced check on every cleaner.'),
  ...lines(
    'age',
    'description',
    `We'd love to hear from people in their early twenties.
     The right person will be 20 to 35.
     Sorry, no one over 50.
     A youngster is what we need.
     This is a job for someone at the start of their life, so under 25s only.
     You must not be older than 40.`,
  ),
  ...lines(
    'sex',
    'description',
    `Men required for night shift.
     It's a man's world in our garage, and ladies would not enjoy it.
     We prefer women for the sewing room.
     Must be male.
     Looking for a female to join our salon.`,
  ),
  ...lines(
    'race',
    'description',
    `Bulgarian or Romanian workers only.
     We only employ UK citizens.
     Must be white.
     Applications from overseas nationals will not be considered.
     Ideally you will be English.`,
  ),
  ...lines(
    'religion',
    'description',
    `Preference will be given to Muslims.
     You must be a churchgoer.
     No Jews.`,
  ),
  ...lines(
    'disability',
    'description',
    `This job is not for anyone with a disability.
     You must have no medical conditions.
     Sorry, deaf people cannot do this work.
     Applicants with mental health problems will not be considered.`,
  ),
  ...lines(
    'family',
    'description',
    `We cannot take on anyone who is pregnant.
     Mothers of young children need not apply.`,
  ),
  ...lines('orientation', 'description', 'Gay men need not apply.'),
  ...lines(
    'unpaid',
    'description',
    `You work your first three shifts for nothing.
     Interns are not paid.`,
  ),
  ...lines(
    'fee',
    'description',
    `You'll be asked to pay £75 for your induction.
     A training fee of £150 is payable before you start.`,
  ),
]

/** As many lines that must stop nothing, written with the second set. */
export const letThroughAfterwards: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `We hire for skill, and your past stays your past.
     You won't find a tick box about convictions on our form.
     Got a record? So have plenty of us.
     We can't promise that every conviction is fine, but we always talk first.
     A spent conviction is nobody's business but yours.
     Not sure whether your conviction matters? Ring us.
     Being on licence is not a problem, as long as you can get to work.
     We've never turned anybody down over an old caution.
     There's no need for a clear DBS.
     You don't have to be squeaky clean.
     We only ask about unspent convictions, and not before the offer.
     No one here will ask what you were in prison for.
     A conviction from your teens should not follow you for ever.
     Your manager will not be told about your record.
     Our insurers cover people with convictions.
     You must keep the records of our patients confidential.
     You'll never work alone with cash.
     Applicants must hold a licence that is not suspended.
     You will clear the site and leave no waste.
     You'll record each caution sign that is put out.
     You'll visit people in prison and help them to plan for release.
     We look after victims of crime.
     You will not need to pass a criminal record check.
     Subject to vetting by the police, which takes six weeks.
     You'll be vetted by our client, and we'll be with you at each step.
     We were founded by two people who met in prison.`,
  ),
  ...lines(
    'record',
    'exclusions',
    `Burglary within 5 years, because you hold the keys of empty houses
     Dangerous driving, because you drive a minibus`,
  ),
  ...lines(
    'demand',
    'description',
    `You only show us your certificate, and we hand it back.
     You don't need a DBS before you apply.
     Send us your CV or just a few lines about yourself.`,
  ),
  ...lines(
    'age',
    'description',
    `You need to be 18 to sell knives and alcohol.
     We take apprentices of any age.
     You'll play games with children from 4 to 11.
     Our customers are mostly in their seventies.
     The old mill is over 200 years old.`,
  ),
  ...lines(
    'sex',
    'description',
    `Women and men have the same pay here.
     The crew is all men at the moment, and we'd like that to change.
     You'll mend ladies' and gents' watches.
     We sell school uniforms for girls and boys.`,
  ),
  ...lines(
    'race',
    'description',
    `You'll need enough English to read safety signs.
     Our kitchen cooks Caribbean food.
     We employ people from 14 countries.
     You can bring a passport of any country or a share code to prove your right to work.
     You'll deliver to Polish shops.`,
  ),
  ...lines(
    'religion',
    'description',
    `You'll help to set up for Sunday services, whatever you believe.
     We cater for Hindu weddings.
     Kosher and halal meals are prepared apart.`,
  ),
  ...lines(
    'disability',
    'description',
    `You'll push wheelchairs from the ward to the scanner.
     We can change hours, tools or tasks if you have a health condition.
     You'll teach British Sign Language to deaf children.
     There's a lot of walking, and we can talk about what you need.`,
  ),
  ...lines(
    'family',
    'description',
    `We can work around the school run.
     You'll cover for a colleague on maternity leave.
     The flat above the shop suits a single person or a couple.`,
  ),
  ...lines('orientation', 'description', 'We march at Pride each year, gay and straight together.'),
  ...lines(
    'unpaid',
    'description',
    `We pay for every trial shift.
     Lunch is half an hour and not paid.`,
  ),
  ...lines(
    'fee',
    'description',
    `We'll never ask you for money.
     You'll take payments and give refunds.
     Your course fees are paid by us.`,
  ),
]

/** A third set, read once, and then mended like the second. */
export const stoppedThen: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `We ask that nobody with a criminal past applies.
     This vacancy is closed to ex-offenders.
     Criminal convictions of any nature cannot be accepted for this position.
     You'll have no convictions, a good attitude and a van.
     Essential: clean DBS, own tools, full licence.
     Because of our contract with the council, people with records can't be used on this job.
     Anyone known to the police will be wasting their time.
     Applicants must have nothing showing on their DBS.
     You should not have been in prison.
     If your DBS shows anything we will not proceed with your application.
     We are an honest team and don't employ thieves or criminals.
     Not open to applicants who are serving a community order.
     Must pass a DBS with a clear result.
     No cautions, no convictions, no excuses.
     Your offer falls away if your check comes back with a conviction.
     We regret we can't insure drivers with unspent convictions.
     Applicants with pending charges will not be interviewed.
     We only consider candidates whose criminal record is clear.`,
  ),
  ...lines('record', 'title', 'Night porter (clean record essential)'),
  ...lines(
    'record',
    'exclusions',
    `Any kind of crime, as we are a family business
     Anyone who has ever been convicted
     All unspent convictions`,
  ),
  ...lines(
    'demand',
    'description',
    `State on your application whether you have a criminal record.
     We need to know about any convictions before we invite you to interview.
     Scan your DBS and email it to our office.
     Convictions must be disclosed even when they are spent.
     Please get a copy of your PNC record and hand it to the manager.
     All applicants are checked against the children's barred list.`,
  ),
  ...lines('demand', 'without a check', 'Applicants need an enhanced disclosure from the DBS.'),
  ...lines(
    'age',
    'description',
    `Ideal age 20 to 30.
     Would suit a retired person.
     We want somebody young for this role.
     No one under 25 will be considered.
     Perfect for teenagers.
     You must be younger than 35.`,
  ),
  ...lines(
    'sex',
    'description',
    `We're a team of lads and want another.
     Applications from females only.
     This is no job for a woman.
     Lady needed for housekeeping.
     We need a handy bloke.`,
  ),
  ...lines(
    'race',
    'description',
    `Only people from the EU need apply.
     We are looking for Indian nationals.
     Not suitable for foreigners.
     Applicants must be British citizens.
     Gypsies and travellers will not be employed.`,
  ),
  ...lines(
    'religion',
    'description',
    `Staff must be Christian.
     We don't employ Muslims.
     Jehovah's Witnesses will not fit in here.`,
  ),
  ...lines(
    'disability',
    'description',
    `We can't employ anybody with a heart condition.
     Applicants with a disability should not apply.
     You must be free from any medical condition.
     Wheelchair users cannot be accommodated.`,
  ),
  ...lines(
    'family',
    'description',
    `You must not be pregnant or planning to be.
     We would rather not hire young mothers.
     No kids, as the hours are long.`,
  ),
  ...lines('orientation', 'description', 'We do not employ gay or trans people.'),
  ...lines(
    'unpaid',
    'description',
    `There's a two-day unpaid trial.
     Your induction week is unpaid.`,
  ),
  ...lines(
    'fee',
    'description',
    `Applicants pay a £20 registration fee.
     You must pay for your own induction course before you start.`,
  ),
]

/** As many lines that must stop nothing, written with the third set. */
export const letThroughThen: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `If you have a conviction, we'd like you to apply.
     Convictions don't scare us.
     You will never be asked for your prison number.
     Nothing on your record will surprise us.
     We won't hold old mistakes against you.
     We don't do criminal record checks for this job.
     A conviction doesn't mean you can't work here.
     People with convictions have worked here for ten years.
     Nobody needs a clean record to stack shelves.
     Not having a job since prison is fine.
     You can apply from prison, and we'll write back.
     Your probation officer is welcome to call us.
     No need for a DBS, no need for a CV.
     Tell us about your record when you are ready, or never.
     We don't want your criminal record to be the reason you don't apply.
     Having been inside does not make you a bad worker.
     We are not allowed to ask about spent convictions, and we don't.
     If a check shows something, we'll sit down with you before we decide anything.
     You must have a full driving licence with no more than 3 points.
     No smoking on site, and no offensive language.
     You must report all accidents and offences on the premises.
     Your first task is to clear the background of old posters.
     The ticket office keeps a record of each fine.
     You'll patrol the shop and work with the police.
     You'll help young offenders with maths.
     This is a prison, and you'll cook for 600 men.`,
  ),
  ...lines(
    'record',
    'exclusions',
    `Fraud that is unspent, because you run the payroll alone
     Violence at work in the past 3 years, because you open up on your own with one colleague`,
  ),
  ...lines(
    'demand',
    'description',
    `We apply for the check, and you don't send us the certificate.
     You can read our policy on certificates before you apply.
     Please send a copy of your CSCS card.`,
  ),
  ...lines(
    'age',
    'description',
    `You have to be 21 to drive a lorry of this size.
     We've had starters of 17 and of 70.
     You'll read stories to groups of three-year-olds.
     Over 60 per cent of our staff cycle.
     Under 10 minutes from the station.`,
  ),
  ...lines(
    'sex',
    'description',
    `Women are as welcome on our sites as men.
     You'll fit suits for men and dresses for women.
     The night shelter is for women only.
     We have lockers for men and women.`,
  ),
  ...lines(
    'race',
    'description',
    `We take people from anywhere who may work in the UK.
     You'll sell French bread and Italian cheese.
     No English? We run free classes at lunch.
     You'll look after our Spanish guests.
     We'll help if you need a share code.`,
  ),
  ...lines(
    'religion',
    'description',
    `You can swap Christmas for Eid or Diwali.
     We're across the road from the Sikh temple.
     No belief is needed to work for our parish.`,
  ),
  ...lines(
    'disability',
    'description',
    `You'll drive a bus for disabled passengers.
     If you can't lift, we'll find a lighter task.
     Dyslexic? Ring us and we'll fill in the form together.
     You'll need a steady hand and good balance on ladders.`,
  ),
  ...lines(
    'family',
    'description',
    `Parents can start at 9.30.
     We won't ask about your family plans.
     You'll cook for single parents and their children.`,
  ),
  ...lines('orientation', 'description', 'Gay, straight or bi, you can be yourself here.'),
  ...lines(
    'unpaid',
    'description',
    `Nobody works a trial for free here.
     You can take unpaid time off for appointments.`,
  ),
  ...lines(
    'fee',
    'description',
    `It costs nothing to apply.
     You'll check that tenants have paid their deposit.`,
  ),
]

/** A last set, which changed no rule: what the rules find here is what they can be expected to find. */
export const stoppedUntouched: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `We need people we can trust, which rules out anyone with a conviction.
     All convictions are checked for, and none is acceptable.
     We have a policy of not hiring former prisoners.
     You'd need to be squeaky clean as far as the police are concerned.
     Please only apply if you have never been convicted.
     No one with a prison sentence behind them.
     A police check with no trace is a must.
     If there's anything on your record, this isn't the place for you.
     Criminals, please don't waste our time.
     Our insurer will not cover anybody who has a theft conviction or any other.
     Probationers and people on licence are not taken on.
     The company does not tolerate criminal convictions among its drivers.
     You must be able to produce a DBS certificate that is clear.
     Past offenders will have their application deleted.
     We work with vulnerable people and therefore can't have staff with records.
     Applicants whose check shows a caution will be stood down.
     Only those with a clear criminal history will be invited.
     Having a criminal record is a bar to this job.`,
  ),
  ...lines('record', 'title', 'Security guard, no record'),
  ...lines(
    'record',
    'exclusions',
    `Whatever is on your record
     All offences of any age
     Any criminality`,
  ),
  ...lines(
    'demand',
    'description',
    `Fill in the section on criminal convictions when you apply.
     You will be asked at the first telephone call whether you have convictions.
     We'll photocopy your DBS certificate.
     List spent convictions too.
     Show us the answer to your subject access request to the police.
     Barred list checks are made on all staff.`,
  ),
  ...lines('demand', 'without a check', 'This post needs a standard DBS check.'),
  ...lines(
    'age',
    'description',
    `Aged between 21 and 35.
     People over 55 would struggle with the hours.
     We're looking for school leavers only.
     A job for the under-25s only.
     We want fresh young faces.
     You should be in your thirties.`,
  ),
  ...lines(
    'sex',
    'description',
    `Seeking experienced female hairdresser.
     We need some big strong lads.
     Sorry, girls, this one is for the boys.
     A man is preferred, because of the lifting.
     Women with families wouldn't manage these shifts.`,
  ),
  ...lines(
    'race',
    'description',
    `Applicants must be of European descent.
     We don't take Romanians.
     British workers wanted.
     Only native Britons should apply.
     Black and Asian applicants will not be considered.`,
  ),
  ...lines(
    'religion',
    'description',
    `Only practising Muslims may apply.
     We'd rather have a Christian.
     Hindus will not be hired.`,
  ),
  ...lines(
    'disability',
    'description',
    `We need someone with no health issues.
     Autistic people would not cope here.
     Not a job for anyone with a bad back.
     You must be free of any disability.`,
  ),
  ...lines(
    'family',
    'description',
    `Anyone expecting a baby should wait until next year.
     We'd prefer someone without children.
     Single mums need not apply.`,
  ),
  ...lines('orientation', 'description', 'Lesbians and gays are not wanted here.'),
  ...lines(
    'unpaid',
    'description',
    `You shadow a colleague for a week, unpaid.
     Work a free trial day with us.`,
  ),
  ...lines(
    'fee',
    'description',
    `Please transfer £50 to hold your place on the course.
     We charge applicants £15 for processing.`,
  ),
]

/** As many lines that must stop nothing, written with the last set. */
export const letThroughUntouched: readonly AdvertLine[] = [
  ...lines(
    'record',
    'description',
    `Our door is open to people with a criminal record.
     Convictions are talked about in person, never on paper.
     Don't rule yourself out because of something you did years ago.
     We hire people straight from prison every month.
     You won't lose the job over an old caution.
     There's nothing on anybody's record that we haven't seen before.
     No conviction has ever cost anybody their job here.
     It isn't a clean record that we look for, it's the will to learn.
     You needn't have a spotless past.
     We are told nothing about your convictions unless you tell us.
     It's against the law to refuse you for a spent conviction.
     Some of our customers don't allow convictions for theft on their sites, and we'll find you another site.
     We think nobody should be judged by a criminal record.
     Do you have a record? It won't be held against you.
     We haven't asked anybody about convictions since 2019.
     The check takes two weeks, and you can start before it's back.
     You must not drive without a valid licence.
     Clear instructions, clean vans and good records of each job are what we're known for.
     You'll never be without backup on a night shift.
     No parking convictions? Kidding, we all have those.
     You'll write reports for the courts on people under supervision.
     You'll train prison officers in first aid.
     Applicants will be told within 3 days.
     We refuse no one a cup of tea.
     You'll refuse to sell alcohol to anybody under 18.
     You'll exclude nobody from the youth club, whatever they've done.`,
  ),
  ...lines(
    'record',
    'exclusions',
    `Any theft from an employer in the last two years, since nobody else is on shift
     Unspent drug dealing, because the pharmacy stores medicines`,
  ),
  ...lines(
    'demand',
    'description',
    `You'll help patients to fill in subject access forms.
     Nobody keeps a copy of your certificate.
     We pay for a basic check, if the client wants one.`,
  ),
  ...lines(
    'age',
    'description',
    `You must be over 18 because the bar is licensed.
     Young or old, you'll fit in.
     You'll lead walks for people over 60.
     You'll be trained by a baker with 40 years behind her.
     Seven to 15 hours a week.`,
  ),
  ...lines(
    'sex',
    'description',
    `We don't mind whether you're a man or a woman.
     Only women may stay at the refuge, and our staff are mixed.
     You'll style hair for ladies of all ages.
     The men's team needs a kit manager.`,
  ),
  ...lines(
    'race',
    'description',
    `Our only rule is that you may work in the UK.
     You'll need to follow British Standards for wiring.
     We prefer local suppliers and British wool.
     We'll translate the contract into Polish or Romanian.
     You'll wait on tables in an Italian restaurant.`,
  ),
  ...lines(
    'religion',
    'description',
    `We look after Muslim and Christian burial grounds.
     You must respect each resident's religion.
     No services are held on the day you work.`,
  ),
  ...lines(
    'disability',
    'description',
    `Deaf applicants can have an interpreter at the interview.
     You'll build ramps for wheelchair users.
     We want to hear what would make the job work for you.
     You must wear ear protection.`,
  ),
  ...lines(
    'family',
    'description',
    `No weekend work, so you can be with your children.
     You'll need patience with other people's children.
     Mothers, fathers and carers get first pick of the early shifts.`,
  ),
  ...lines('orientation', 'description', 'We need a straight edge, a level and a good eye.'),
  ...lines(
    'unpaid',
    'description',
    `You're paid from the first minute of your trial.
     Volunteers are not what we're after, this is paid work.`,
  ),
  ...lines(
    'fee',
    'description',
    `If anybody asks you for money for this job, tell us.
     Members pay a joining fee of £20 at our front desk, which you collect.`,
  ),
]
