import type { AdvertLine } from './advert-lines'
import { linesOf } from './advert-lines-unread'

// Written by somebody who had not seen the rules, as small employers type: two sets, each counted before it was used.

/** Lines that have to stop an advert, of the first set. */
export const stoppedTyped: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `Applicants must have no criminal record of any kind.
     Spotless record essential.
     If you've ever been in trouble with the police please don't waste our time.
     Must be able to pass an enhanced DBS with nothing showing on it.
     Anyone with previous need not apply.
     Our insurers won't cover ex-offenders so it's a no from us, sorry.
     We do not employ people who have been to prison.
     No convictions, spent or unspent, will be accepted.
     Squeaky clean background only.
     Any offence at all is an automatic rejection.
     You'll need a blank DBS to work here.
     We can't take on people with a past.
     Candidates with a caution or conviction will be sifted out before interview.
     No jailbirds please!!
     All convictions are a bar to employment with the Company.
     Sorry guys, nobody with a record, head office won't have it.
     Clear CRB a must, anything on it and you're out.
     We only take law abiding people who have never been arrested.
     Persons on licence or under probation supervision are not eligible.
     It is company policy not to recruit individuals with a criminal history.
     We're a family shop and we don't hire folk who've done time.
     Never been up in court? Good, because we only want people who haven't.
     Unblemished character, no brushes with the law.
     If your DBS comes back with anything at all the offer gets pulled, no exceptions.
     Not suitable for anybody holding a criminal conviction
     All of them - we cannot accept any conviction
     every offence, however old or minor
     Ex cons - dont bother.
     Our client operates a zero tolerence policy on criminal records.
     Because of who our customers are, we cannot consider anyone who has offended.
     A clean criminal record is needed for this position.
     You must never have been convicted of anything, even as a teenager.
     CVs from people with a history of offending go straight in the bin.
     Warehouse Op - Nights - NO CRIMINAL RECORDS
     You need to have kept your nose clean all your life.
     We want honest staff, so that rules out anyone known to the police.
     Even a caution from years back and we can't use you.
     The landlord won't let us have offenders on site so please don't apply if that's you.
     Those with convictions are unfortunately excluded from this role.
     Kitchen porter wanted - no drama, no drugs, no criminal past.
     We run a basic DBS and only clear results go through to the next stage.
     Applicants should be free from criminal convictions.
     Only candidates whose disclosure comes back empty will be given a start date.
     Security vetted site: no previous whatsoever.
     No one who's been on tag or inside.
     We're not a rehab scheme, so if you have served a sentence look elsewhere.
     Good character required (i.e. no police record).
     The successful applicant will have no history with the police or the courts.
     Convicted of something? This isn't the job for you.
     We regret we cannot offer posts to anyone with an unspent conviction, whatever it was for.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `On the application form for this warehouse job please list every conviction, caution and warning you've ever had, spent or not.
     Bring your own police record to the interview.
     Make a subject access request to your local force and send us the print out.
     Send a copy of your DBS certificate along with your CV.
     Tick here if you have ever been convicted of a criminal offence.
     Shop assistant, basic DBS required, and you also have to tell us about any spent convictions.
     Have you got a criminal record? Yes / No (forms with this left blank won't be read)
     We need a photo of both sides of your disclosure certificate before we'll shortlist you.
     Your covering letter should give full details of any trouble with the police, even if it's spent.
     Enhanced DBS required for this sales role in our carpet showroom.
     Get your Police National Computer print-out from ACRO and bring the original on your trial day.
     Office cleaner: all past convictions to be declared at application, no matter how long ago.
     Van driver's mates must disclose cautions, reprimands and spent offences before we book an interview.
     Please attach a copy of your prison or probation file to your application.
     You'll sign a statement that you have never had a conviction, including spent ones, to work on our market stall.`,
  ),
  ...linesOf(
    'age',
    'description',
    `Young, energetic team member wanted for busy cafe.
     Must be between 18 and 30.
     Sorry, no over 50s as the job is quite physical.
     Would suit someone in their early twenties.
     Recent graduates under 25 only for this junior role.
     We're a youthful bunch and are looking for somebody our own age.
     Ideally aged 40+ as our clients prefer an older face.
     Anyone close to retirement won't fit in here.
     No teenagers, you lot are always on your phones.
     Please state your date of birth, we're after people in the 25-35 bracket.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Barmaid wanted, Fri and Sat nights.
     Looking for two strong lads for removals work.
     Lady receptionist needed for car dealership.
     This is a man's job so ladies please don't apply.
     Girl Friday required for small solicitors office.
     We'd prefer a female for the nursery as parents expect it.
     Male applicants only, the van cab is cramped.
     Attractive waitresses sought for new cocktail bar.
     We won't consider transgender applicants for front of house.
     Salesman wanted - he must be hungry and have his own car.`,
  ),
  ...linesOf(
    'race',
    'description',
    `English native speakers only.
     British nationals only need apply.
     Must speak without a foreign accent.
     White British candidate preferred as this is a very traditional village.
     No Eastern Europeans please, we've had bad experiences.
     Chinese staff only for our takeaway counter.
     We're looking for someone born and bred in this country.
     Polish workers wanted for the packing line, they graft harder.
     Travellers and gypsies need not apply.
     Mother tongue English essential for answering phones.
     We only take British passport holders on the farm.
     Nobody from an immigrant background, our customers don't like it.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `No Muslims, as we can't have people stopping for prayers.
     Christian family seeks Christian cleaner.
     Headscarves are not allowed so please don't apply if you wear one.
     Only Hindus considered for the shop floor at our clothing store.
     We'd rather have someone who isn't religious.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `Must be in perfect health with no medical conditions.
     Able-bodied applicants only.
     No one with a history of mental illness.
     Tell us how many sick days you've had in the past two years when you apply.
     Not suitable for anyone with dyslexia or learning difficulties.
     You can't have any disability as we are upstairs.
     Please list any medication you take on the application form.
     We can't take on anybody who suffers with depression or anxiety.`,
  ),
  ...linesOf(
    'family',
    'description',
    `Would suit someone without children.
     We need to know you're not planning on getting pregnant any time soon.
     Single people only as it's a live-in post and long hours.
     No mums with little ones, we can't have people ringing in when the kids are poorly.
     Please tell us if you're married and how many children you have.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `First two weeks are unpaid while you learn the ropes, then £12.71 an hour.
     £45 registration fee payable to the agency before we put you forward for work.
     You'll need to pay for your own DBS before you start.
     A £100 deposit for your uniform is taken on day one and kept if you leave.
     Training course costs £180, payable up front by the candidate to secure the job.`,
  ),
]

/** Lines that have to stop an advert, of the second. */
export const stoppedTypedLater: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `Sorry, we can't employ anybody who has a conviction.
     Whiter than white history please.
     Only people who have stayed out of trouble all their lives should get in touch.
     You will be expected to return a nil enhanced disclosure.
     Got form? Then jog on.
     Insurance says no ex-offenders, nothing we can do about it.
     Former prisoners will not be considered under any circumstances.
     We don't accept spent convictions either, so please don't ask.
     Zero previous.
     One conviction and you are disqualified from this vacancy.
     DBS must come back clear.
     People with a chequered past aren't what we're looking for.
     Reprimands, cautions, convictions: any of these means we can't go ahead.
     We're not taking criminals on, end of.
     A criminal conviction will disqualify you from employment with us.
     My boss doesn't want anybody who's been locked up.
     Police check will be done and it has to be clean as a whistle.
     An arrest, even without charge, means you cannot join our team.
     If you're seeing a probation officer this one isn't for you.
     This organisation does not knowingly appoint persons with criminal antecedents.
     Parents trust us, so we never hire anyone who has broken the law.
     Please only apply if you have never had to stand before a magistrate.
     Impeccable background, never had a run in with the police.
     Job offers are subject to a DBS check showing no entries.
     Not open to people with criminal records
     We cannot accept: anything. Any crime is a no.
     All crimes, big or small, from any time
     Crooks and convicts please scroll on by.
     The client insists on crime-free candidates.
     As we work in customers houses, no one with any sort of offence can be hired.
     Crimnal record = no job, it's that simple.
     You've never been in bother with the law, not even when you were young.
     Offenders' applications will not be read.
     Forklift Driver (no convictions) Days
     Must have lived a blameless life as far as the police are concerned.
     Trustworthy people only, and by that we mean no record.
     If there's so much as a shoplifting caution from school days, save yourself the bus fare.
     Head lease says no persons with convictions on the premises so we have to turn you down.
     Regrettably, individuals with unspent or spent convictions fall outside our recruitment criteria.
     Barista needed, cheerful, tidy, no police history.
     Failing the DBS, which means anything on it, ends your employment that day.
     Your past has to be free of crime.
     We start people only after a clear police check, so if yours won't be clear then please don't apply.
     Airside-style vetting: we want nobody with a rap sheet.
     Ankle tags, curfews, licences: not here thanks.
     Second chances aren't something we do; no record or no job.
     Person specification: essential - absence of any criminal convictions.
     We need staff who have never come to the attention of the police.
     Guilty of anything, ever? Then we won't be able to take your application further.
     The Trust will not appoint any person who has received a custodial sentence at any time.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `All applicants for the till job to declare each and every offence, including spent, in section 4.
     We want to see your police file, get it from the station and bring it with you.
     You must use your data protection rights to get your criminal history and pass it to us.
     Email us a scan of your latest DBS certificate so we can decide whether to interview.
     Criminal convictions (tick box): yes [ ] no [ ]. If yes do not continue.
     Only a basic check is done for this gardener post but you must own up to your spent convictions as well.
     State on the form whether you have ever been arrested, charged or cautioned.
     No interview without sight of your DBS certificate, post a photocopy to the shop.
     Text us with what you were done for and when, spent or otherwise, before coming to the factory.
     All our admin staff at the paint wholesaler's go through an enhanced check, no matter what they do.
     Candidates must apply for their own police data under subject access and supply the reply unopened.
     For this bricklaying job you must write down any convictions over your whole lifetime.
     Before shortlisting, potwashers have to let us know of youth cautions and old convictions that are now spent.
     Hand over your licence conditions and prison discharge papers at interview so we can see what you did.
     Declare in your application that you've no convictions spent under the Rehabilitation of Offenders Act, we need that for all shelf stackers.`,
  ),
  ...linesOf(
    'age',
    'description',
    `Bright young thing sought for fashion PR.
     Age limit 35.
     People over 60 will struggle with the pace so please don't apply.
     Perfect for somebody in their 20s looking to make a mark.
     School leavers only, nobody older, as we want to mould you.
     Our crew is all under 30 and we mean to keep it that way.
     Mature person of 45 or more wanted for gift shop.
     We're not after grandads, the gear is heavy.
     No under 25s, we find them unreliable.
     Include your age on your CV, candidates past 55 can't be considered.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Waitress required for seaside tea room.
     Groundsman needed, must be a bloke who can handle big mowers.
     Nice well spoken lady for the bridal shop's accounts office.
     Women aren't strong enough for this so men only please.
     Tea lady / office girl, 3 mornings.
     We feel a woman would be better in the HR team.
     Dental nurse, girls only, all girl team.
     Good looking hostesses needed, please send full length photo.
     Gay applicants wouldn't be comfortable here.
     Storeman: he will be responsible for stock and he'll answer to the foreman.`,
  ),
  ...linesOf(
    'race',
    'description',
    `Must be a native English speaker.
     UK citizens only for our call centre.
     Strong accents will not be considered.
     We want a local white family man for the caretaker's house.
     No Romanians or Bulgarians.
     Indian waiters only, it looks more authentic.
     Must be originally from Britain, parents too.
     Filipino nanny preferred.
     No Irish travellers on our site crew.
     English as first language, nothing else will do for this admin role.
     If you are on a visa or from overseas please don't apply, even with permission to work.
     Our clientele are old fashioned so only English faces on the front desk.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `Sorry, we can't employ Jehovah's Witnesses.
     Must be a churchgoer, for admin work in our estate agency.
     No turbans or beards for religious reasons, company look policy.
     Jewish applicants won't be suitable because of Saturdays.
     Muslim brothers only for warehouse job.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `You need to be fit and healthy with no ongoing illnesses.
     Not a job for disabled people.
     Must have no past mental health problems.
     What is your sickness record? Put it in your application, we don't take people with over 5 days.
     Deaf applicants can't be considered as we use radios.
     No wheelchair users, the office has steps.
     Fill in the attached health questionaire before we decide who to interview.
     Epileptics and diabetics cannot be employed here.`,
  ),
  ...linesOf(
    'family',
    'description',
    `No family ties as we need you at short notice.
     If you are expecting a baby or on maternity leave please hold off applying.
     Married man with settled home life preferred.
     We don't do school runs or childcare excuses so parents look elsewhere.
     Let us know your plans for having kids when you write in.`,
  ),
  ...linesOf(
    'unpaid',
    'description',
    `Come and do a full week's trial for free and if you're good we'll pay you from then on.
     Volunteer your first month as an unpaid sales exec and prove yourself.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `Our agency charges candidates £60 for finding you work.
     Candidates cover the cost of their enhanced check (£61) themselves.
     You pay us a refundable bond of £250 for the tools before starting.`,
  ),
]

/** Lines that have to be let through, of the first set. */
export const letThroughTyped: readonly AdvertLine[] = [
  ...linesOf(
    'other',
    'description',
    `A criminal record won't rule you out here.
     We only need to hear about unspent convictions for fraud, because you'd be handling clients' money.
     The DBS check is paid by us, not you.
     We ask about records only once we've made an offer, and then we talk it through with you.
     Some of our best people have done time and we're glad to have them.
     Spent convictions are your own business and we will not ask about them.
     Been inside? Come in for a chat.
     We've signed up to Ban the Box.
     If something shows on the check we'll sit down with you before deciding anything.
     Having been in trouble isn't a reason for us to say no.
     You show us the certificate once and we don't keep a copy.
     Ex-offenders welcome.
     No conviction automatically bars you from this job.
     What you did ten years ago matters less to us than how you treat customers today.
     Our insurer is happy to cover staff with convictions.
     We look at what it was, how long ago, and whether it has anything to do with the work.
     You do not need a clean record to work here.
     An unspent conviction for stealing from an employer would be a problem as you'd be alone with the tills; we'd talk about anything else.
     On tag or on licence? We can fit shifts round your curfew and appointments.
     This role has a basic check, which only shows unspent convictions, and an entry on it isn't the end of the road.
     There's no box to tick about convictions on our form.
     We give second chances and mean it.
     After a fresh start? We'll judge you on what you can do.
     Each spring we take people on day release from the local prison.
     You'll be able to see and challenge what the check says before we decide.
     Whatever you tell us about your past stays between you and the HR manager.
     We won't go googling your history.
     If you want advice before telling anyone about your record, the charity Unlock has a helpline.
     Everybody starts with a clean slate with us.
     A caution from when you were a kid? Not bothered.
     Nobody gets turned away just because something's on their DBS.
     A conviction doesn't stop you being a brilliant support worker, and we consider every case on its merits.
     We don't do blanket bans.
     Apply even if you have got a record, the gaffer had one too.
     Gaps in your CV because of a sentence are fine, no need to hide them.
     The only convictions that would matter are unspent sexual or violent ones, since you'd be alone in tenants' homes.
     We'll never withdraw an offer without speaking to you first.
     Probation officers are welcome to ring us about vacancies.
     We destroy anything we hold about your record once the decision is made.
     Basic check is arranged in work time and comes out of our pocket.
     Protected cautions needn't be mentioned, and if you do mention them we'll disregard them.
     Had a drink driving ban? You won't be driving so it makes no odds.
     Our manager will explain why a check is needed and who gets to see it.
     If you've been told 'no ex-cons' elsewhere, try us.
     Cook needed for the prison kitchens at HMP Wandsworth, preparing 1,200 meals a day.
     Court usher, Bristol Magistrates, looking after witnesses and defendants on hearing days.
     Clearing old patient records into the new filing system.
     Clean driving licence needed as you'll be driving our Transit every day.
     You'll check ID for age-restricted sales such as knives and vapes.
     Supervisor, ladies' wear department.
     Polish delicatessen needs a counter assistant, no Polish needed.
     Caretaker for the church hall, 12 hours a week.
     Wheelchair repairs technician, based in Stockport.
     You should be able to speak with conviction in front of a crowd.
     No experience needed, we'll show you everything.
     Bodywork and police vehicle repairs for the county fleet.
     Paralegal to help with criminal defence files and police station bookings.
     Support young people leaving youth custody to find housing.
     We need a shift leader to keep a clean record of fridge temperatures.
     Playworker for our after school club, with ages 5 to 11.
     Barber wanted for gents' hair salon, all levels of experience considered.
     Teach English as a foreign language to adult learners.
     Delivering prescriptions to pregnant women and new mothers in the community.
     Vinyl buyer for second hand record shop.
     Dispatch rider for crime scene cleaning company.
     Preparing halal and kosher meat to the standards set by the certifiers.
     Activities assistant in a home for older people living with dementia.
     Handling previous customers' complaints and bringing them to a close.
     Fitting locks and alarms after burglaries.
     Assistant for men's footwear, Saturdays.
     You will cash up, and the float must balance with no unexplained shortages.
     Helping disabled passengers on and off trains.
     Bid writer to help charities win grants for ex-offender projects.
     Maintenance engineer for Victorian prison museum.
     Driving the mosque's minibus to community lunches on Thursdays.
     Cleaning maternity and women's health wards at night.
     Barring staff sickness you'd not be asked to cover Sundays.
     Running a pensioners' lunch club in the village.
     Transcribing court hearings and police interviews from audio.
     Only women can apply because you'll give intimate care and counselling in a women's refuge; this is an occupational requirement under Schedule 9 to the Equality Act 2010.
     You must have the right to work in the UK, and we check everyone's documents in the same way.
     Serving behind our bar unsupervised is 18+ because of the Licensing Act 2003.
     No more than 6 points on your licence, since our fleet insurer sets that limit.
     Lift truck operators must be over school leaving age, as required by the HSE's code of practice L117.
     Being a practising Roman Catholic is an occupational requirement (Equality Act 2010, Sch 9) as the chaplain gives Communion to patients.
     Betting shop cashiers have to be 18 or over under the Gambling Act 2005.
     You need a valid SIA door supervisor licence, which the Private Security Industry Act 2001 requires for this work.
     Male care worker needed to help one man with washing and dressing, who has asked for this for his dignity; an occupational requirement under the Equality Act 2010 applies.
     Good spoken and written English is needed because you'll be taking emergency calls and logging them.
     Driving instructors must be at least 21 to join the DVSA register under the Road Traffic Act 1988.
     Full UK or equivalent licence held, up to 3 penalty points OK, as the motor policy won't cover more.
     You'll be lifting boxes up to 20kg through most of the shift, and we will make reasonable adjustments wherever we can.
     £12.90 per hour, paid weekly on a Friday.
     28 days holiday including bank holidays.
     Monday to Friday, 8am till 4.30pm with an early finish on Fridays.
     Free parking and a decent canteen.
     You'll need to be handy with Excel and good on the phone.
     Company pension with 5% from us.
     Full training is given and you're paid while you do it.
     Shifts are four on, four off.
     Staff discount of 25% in all our branches.
     Must be a team player with a good eye for detail.
     Overtime at time and a half, never compulsory.
     Level 2 Food Hygiene useful but we can put you through it.
     Permanent, part time, 20 hours over 5 mornings.
     We're a small friendly firm near the station.
     Send your CV to Karen or just pop in for a coffee.
     Salary £24,500 to £27,000 depending on experience.
     Experience with CNC milling an advantage.
     Uniform and boots supplied.
     Hybrid working after probation period, two days at home.
     Tips are shared equally among the whole team.
     Interviews will be held the week commencing 9 June.
     You'll be answering to the depot manager and looking after a team of six.
     Cycle to work scheme and free eye tests.
     Temp to perm after 12 weeks for the right person.
     Rota is given out three weeks ahead so you can plan your life.`,
  ),
  ...linesOf(
    'other',
    'with an enhanced check',
    `The care home has to ask for an enhanced check by law, but old or unrelated matters won't count against you.
     By law people on the children's barred list cannot do this job, as it is regulated activity under the Safeguarding Vulnerable Groups Act 2006.
     An enhanced DBS with adults' barred list check is needed because you'd be giving personal care, and we pay for it.`,
  ),
]

/** Lines that have to be let through, of the second. */
export const letThroughTypedLater: readonly AdvertLine[] = [
  ...linesOf(
    'other',
    'description',
    `Don't let an old conviction put you off applying.
     Tell us about unspent drug supply convictions only, as you'd be looking after the pharmacy stock room.
     We foot the bill for any check.
     Nothing about your record is asked for until you've had a job offer, and you get to explain it in your own words.
     A good few of our drivers came to us from prison and have stayed for years.
     If it's spent, we don't want to know about it.
     Just out? We'd like to hear from you.
     As a Ban the Box employer we've taken that question off our form.
     Should anything come up on your DBS, we would meet with you and hear your side.
     Trouble with the law in the past needn't stop you working for us.
     Your certificate belongs to you; a quick look is all we need.
     We encourage applications from people with lived experience of the justice system.
     There is no list of offences that shuts you out of this role.
     We care who you are now, not who you were.
     Our liability policy makes no exclusion for staff with records, we asked.
     Relevance, seriousness and time passed are weighed up, and you can bring someone along to the meeting.
     It's fine if your DBS isn't blank.
     Because you'd hold the keys to people's homes, a recent unspent burglary conviction is the one thing we would need to discuss.
     Need time off to see probation? No problem, just let us know.
     A basic disclosure will be requested, and most people with something on theirs still get the job.
     Our application never asks 'have you been convicted'.
     Everyone deserves another go.
     Turning your life around? This kitchen could be the place.
     We work with New Futures Network to offer jobs to people before their release date.
     If the check has a mistake in it we'll wait while you get it put right.
     Only one person in HR sees criminal record information, and it's never shared with the team.
     We don't look you up on social media or in old newspapers.
     Nacro can advise you on what you do and don't have to disclose.
     The past is the past.
     Silly things you did at 17 won't be held against you.
     It would take something closely linked to the job for us to say no over a record.
     Case by case, that's how we deal with convictions.
     Our policy forbids managers from turning down anybody simply because they've got a criminal record.
     Half the lads on site have previous, nobody minds.
     Prison workshops and courses count as experience.
     We would only be concerned by unspent driving convictions, because you'd be carrying schoolchildren in the minibus.
     Should we decide against you because of a conviction, you'll be told why in writing and can appeal.
     Referrals from resettlement teams and jobcentre prison work coaches gladly taken.
     Disclosure notes are shredded within six months.
     No charge to you for the DBS, we settle it direct.
     Filtered offences don't show up and we don't ask about them.
     A shoplifting record doesn't matter to us for this forestry post.
     We'll tell you beforehand which level of check we do and the legal basis for it.
     Other firms say you must have a spotless past; we don't.
     Instructor for the prison laundry, teaching trainees to use industrial machines.
     Usher for weddings and funerals at the crematorium.
     Clerk wanted for the court listings office in Cardiff.
     Multi-drop courier, clean licence preferred as you will be on the road all day.
     Age verification calls for our online wine customers.
     Window dresser for women's fashions in Harrogate.
     Kitchen staff for Caribbean restaurant, no knowledge of jerk cooking required.
     Cathedral gift shop assistant, weekends.
     Fitting stairlifts and grab rails for disabled householders.
     Someone who argues their case with real conviction would thrive in our sales team.
     No previous experience? No problem, it's simple work.
     Valeting taxis, ambulances and police cars.
     Legal secretary in a busy crime and family law department.
     Mentor for men leaving custody in Greater Manchester.
     You'll keep our spotless kitchen spotless.
     Nursery nurse for the baby room, under twos.
     Bridal and maternity wear seamstress.
     Tutor for Spanish GCSE, evenings.
     Night porter in a hotel that used to be a county gaol.
     Data entry of birth, marriage and death records for the registrar.
     Removing graffiti and repairing criminal damage on council estates.
     Butcher for halal counter, all are welcome to apply.
     Companion and driver for a retired gentleman in Bath.
     Chasing overdue accounts and clearing arrears.
     Loss prevention officer, deterring shoplifters in our Croydon branch.
     Menswear tailor with an eye for a good suit.
     We've an excellent safety record, with no accidents in three years.
     Sign language interpreter bookings coordinator.
     Researcher for a podcast on miscarriages of justice.
     Cell cleaning and maintenance at custody suites across Kent.
     Sunday school room decorating, plus general painting in parish buildings.
     Breastfeeding peer support coordinator for the new mums' group.
     Applying penalty charge notices to cars parked in disabled bays.
     Bus driver for the over-60s day trips.
     Help the probation service refurbish its waiting rooms, joiner wanted.
     This rape crisis counsellor post is open to women only, an occupational requirement under Schedule 9 of the Equality Act 2010, because survivors need to be able to speak to a woman.
     Proof of your right to work in the UK will be asked for before your first day, from every new starter.
     The designated premises supervisor has to be at least 18 since that's the age for a personal licence in the Licensing Act 2003.
     Maximum of nine points allowed on your driving licence, that's as far as our insurance goes.
     You have to be 18 for this night warehouse shift as the Working Time Regulations 1998 stop younger people working midnight to 4am.
     The imam leads daily prayers and so needs to be a Muslim; occupational requirement, Equality Act 2010, Schedule 9.
     Lorry drivers need to be 18 or older with a Driver CPC, which is the law for category C under the Road Traffic Act 1988.
     CCTV operators need an SIA licence by law for public space surveillance.
     Teachers barred or prohibited by order can't be appointed to this school post, and we have to check that by law.
     An actor of Black African or Caribbean heritage is sought to play Mary Seacole, an occupational requirement for authenticity under the Equality Act 2010.
     Fluent Polish is needed because you'll advise clients who speak little English, and anyone of any nationality who speaks it may apply.
     Casino croupiers must be aged 18+ in line with the Gambling Act 2005.
     You'll need to have held a driving licence with no current ban, as the work van is insured for licensed drivers with six points or fewer.
     Colour vision is tested after the offer because signals on the railway must be told apart safely, with adjustments discussed.
     Starting rate of £13.25, rising after six months.
     5.6 weeks paid leave, pro rata.
     Hours are 6am-2pm, alternate weekends.
     On the number 14 bus route with a bike shed on site.
     Strong Photoshop and InDesign skills wanted.
     Death in service benefit and private medical cover.
     Paid induction week in Leicester, travel and hotel covered.
     Rotating earlies and lates, no nights.
     Christmas bonus and your birthday off.
     You'll be organised, polite and good at juggling tasks.
     Extra hours available in the summer if you want them.
     AAT Level 3 or working towards it.
     Fixed term contract for nine months covering a colleague's leave.
     Family run bakery going since 1962.
     Give Dave a call on the shop number after 3pm.
     OTE £38k with a basic of £26k.
     Plumber with Gas Safe registration sought.
     All tools, PPE and a van provided.
     Flexible start and finish times round the core hours of 10 to 3.
     Monthly commission paid on everything you sell.
     Closing date is midday on Friday 14th.
     You will line manage two apprentices and order materials.
     Free hot meal on each shift.
     Zero hours contract, guaranteed hours can be talked about after three months.
     We pay the real Living Wage.`,
  ),
  ...linesOf(
    'other',
    'with an enhanced check',
    `Under the exceptions order we have to carry out an enhanced check for this nursery, however having a record doesn't mean you can't work with us.
     Enhanced check with the children's barred list applies as you will teach swimming to under-18s each week without their parents, which is regulated activity.`,
  ),
]
