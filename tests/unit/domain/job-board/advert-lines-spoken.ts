import type { AdvertLine } from './advert-lines'

/** One line of an advert for each line of the text. */
const spoken = (about: AdvertLine[0], field: AdvertLine[1], text: string): AdvertLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => [about, field, line.trim()])

/** Lines that have to stop an advert, written in the words of real adverts before the rules were read. */
export const stoppedSpoken: readonly AdvertLine[] = [
  ...spoken(
    'record',
    'description',
    `
    Due to the nature of our clients’ sites, applicants must hold a clean criminal history.
    You will need a spotless background to be considered.
    Sorry, we are unable to consider anyone with a caution or conviction.
    A criminal record of any kind will rule you out.
    Our insurers insist that no member of staff has ever been in trouble with the law.
    Ex-prisoners need not apply.
    We only take on people who have kept out of trouble with the police.
    Candidates must be of good character with nothing on their DBS.
    If you have been to prison this isn’t the job for you.
    Please don’t apply if you’ve got unspent or spent convictions.
    Must pass a DBS with no disclosures.
    Successful applicants will have an unblemished record and no court appearances.
    We regret that people on licence or probation cannot be employed here.
    You’ve never been arrested, charged or convicted.
    Zero tolerance: any offence on your record and the offer is withdrawn.
    Only candidates whose police check comes back clear will be hired.
    Please state in your covering letter whether you have ever been convicted of an offence.
    Let us know in your application about any criminal past.`,
  ),
  ...spoken('record', 'exclusions', 'Anyone who has been inside'),
  ...spoken(
    'demand',
    'description',
    `
    Please email us a copy of your DBS certificate with your CV.
    All staff must declare spent convictions at interview.
    Bring a subject access printout from the police to your interview.`,
  ),
  ...spoken('demand', 'without a check', 'A clear DBS certificate is required.'),
  ...spoken('age', 'title', 'Young chef'),
  ...spoken(
    'age',
    'description',
    `
    We’re after a bubbly youngster to join our Saturday team.
    Ideal for someone in their twenties.
    The successful candidate will be aged 21 to 35.
    Sorry, no over-50s.
    Young, dynamic person wanted to grow with our team.`,
  ),
  ...spoken('sex', 'title', 'Female cleaner (Leeds)'),
  ...spoken(
    'sex',
    'description',
    `
    Mature lady preferred for front desk.
    We need a strong lad to help out in the yard.
    Salesgirl needed for our Saturday stall.
    This role is better suited to a male because of the heavy lifting.
    Girls wanted for promotional work at trade shows.
    Due to shared accommodation we can only accept male workers.`,
  ),
  ...spoken(
    'race',
    'description',
    `
    English mother tongue only.
    Applicants must be British born.
    We prefer to hire Eastern European workers for the harvest.
    Polish nationals preferred as the team is Polish.
    No foreigners, please.
    UK passport holders only.
    Native English speaker essential.`,
  ),
  ...spoken(
    'religion',
    'description',
    `
    You must be a practising Christian.
    Muslim candidates preferred for our halal counter.
    Sorry, we can’t take anyone who wears a headscarf.`,
  ),
  ...spoken(
    'disability',
    'description',
    `
    Must be able-bodied.
    You must have no health problems or disabilities.
    Not suitable for wheelchair users.
    Anyone with a history of mental health problems should not apply.
    Please tell us how many sick days you took last year.
    We need someone in perfect health with no back problems.`,
  ),
  ...spoken(
    'family',
    'description',
    `
    Would suit a single person with no ties.
    No young children, please: we need you to be reliable.
    Are you planning a family? Then this isn’t for you.
    Ideal for a married couple.`,
  ),
  ...spoken('orientation', 'description', 'We are a traditional firm and gay applicants wouldn’t fit in.'),
  ...spoken(
    'unpaid',
    'description',
    `
    One-week unpaid trial before we decide.
    The first three shifts are unpaid training shifts.
    Travel expenses only, but it’s great experience.`,
  ),
  ...spoken('fee', 'description', 'Send a £50 refundable deposit to secure your place.'),
]

/** Lines that stop nothing, written in the same way. */
export const letThroughSpoken: readonly AdvertLine[] = [
  ...spoken(
    'other',
    'description',
    `
    We welcome applications from people with convictions, spent or not.
    A conviction won’t stop you from getting this job.
    We don’t ask about criminal records until after an offer.
    We have hired more than forty people straight from prison.
    No need to tell us about convictions when you apply.
    Prison leavers on licence are welcome and we’ll fit shifts around probation appointments.
    A basic DBS check is made once we have offered you the job; having something on it isn’t an automatic bar.
    You will keep the accident record up to date.
    You will need a full, clean driving licence with no more than six points.
    Candidates with a proven track record in sales.
    Keep clean records of temperatures in the fridge.
    We’re a young company, founded in 2021.
    You must be 18 or over because the job involves serving alcohol.
    Over-18s only: you will sell age-restricted products.
    We welcome people of all ages, from school leavers to those coming back from retirement.
    Apprentices of any age can apply.
    You will serve at the men’s and ladies’ fashion counters.
    You’ll clean the ladies’ and gents’ toilets.
    Manpower planning experience is a plus.
    Women are under-represented in our workshop and we particularly encourage them to apply.
    The reception is staffed by two people.
    Good spoken and written English is needed to read safety notices.
    You need the right to work in the UK, with or without a visa.
    Fluent Polish or Urdu would be useful as many of our customers speak them.
    We’re a Polish bakery in Leeds and bake rye bread daily.
    You’ll cook Indian, Chinese and Thai dishes.
    You’ll set up the chapel for services and funerals.
    We’re open at Christmas and Easter and pay double.
    There is a prayer room on site.
    You’ll need to be able to lift 20 kg, and we have equipment to help.
    The building has step-free access and a lift.
    Tell us if you need any adjustments for the interview.
    Physically demanding work: you’ll be on your feet all shift.
    Health and safety training is provided.
    School-hours shifts suit parents and carers.
    Family-run business since 1958.
    Flexible hours for anyone with children.
    Maternity cover for 12 months.
    You’ll work single-handed on Sundays.
    Start straight away, with full training.
    We march at Leeds Pride every year.
    Trial shifts are paid at the full rate.
    There is an unpaid break of 30 minutes.
    We never ask for money from applicants.
    We pay for your DBS check and your uniform.
    You’ll handle customer deposits and refunds.
    You will manage a team of unpaid volunteers in our charity shop.
    You will supervise people on unpaid work orders.
    Police and court buildings are among the sites you’ll clean.
    You’ll chase unpaid invoices.
    No experience or qualifications needed.
    Please don’t send copies of certificates; we’ll look at originals on your first day.
    We look at each conviction on its merits, its age and the job.
    Some of our sites are prisons: you’ll need clearance, and a conviction doesn’t rule it out.
    An SIA licence is needed, and we’ll help you apply.
    The check shows only unspent convictions; anything spent is none of our business.
    We’ve no issue with gaps in your CV, however they came about.`,
  ),
  ...spoken('other', 'title', 'Warehouse operative, prison leavers welcome'),
  ...spoken(
    'other',
    'with an enhanced check',
    'You will support adults with learning disabilities to cook for themselves.',
  ),
  ...spoken('other', 'exclusions', 'Fraud or theft within the last two years, because you handle cash alone'),
]

/** Another hundred, written at the same time and scored only once the rules had been mended for the first. */
export const stoppedSpokenLater: readonly AdvertLine[] = [
  ...spoken(
    'record',
    'description',
    `
    We carry out checks and anything other than a clear result means the offer falls away.
    Nobody with a criminal background will be let on site.
    Applicants need to be trustworthy, which means no history of offending.
    Previous offenders are not suited to this role.
    It’s company policy not to employ anyone with convictions for any offence.
    You have never had so much as a caution.
    Got a record? Save yourself the stamp.
    Our contracts don’t allow us to employ people who’ve served time.
    Unspent convictions will automatically exclude you.
    Candidates should be free from criminal convictions.
    You must be able to show a clean bill from the police.
    Those currently on probation shouldn’t apply.
    Convicted of anything? Please look elsewhere.
    Clean DBS a must.
    Please list any cautions and convictions on your CV.
    We’ll need to know about your criminal record before we shortlist.`,
  ),
  ...spoken('record', 'title', 'Delivery driver (no convictions)'),
  ...spoken('record', 'exclusions', 'Any conviction whatsoever'),
  ...spoken('demand', 'description', 'You’ll be asked about all convictions, including those that are spent.'),
  ...spoken('demand', 'without a check', 'An enhanced DBS check will be needed for this role.'),
  ...spoken('sex', 'title', 'Junior lads wanted for car wash'),
  ...spoken(
    'age',
    'description',
    `
    We are looking for a youthful person with plenty of energy.
    Anyone over 45 will struggle to fit in with the team.
    Retired person wanted for light gardening.
    No more than 40 years of age.
    Age 18 to 25 preferred.`,
  ),
  ...spoken('sex', 'title', 'Female bar staff'),
  ...spoken(
    'sex',
    'description',
    `
    Two girls needed for the salon’s front desk.
    Looking for a guy who can handle a pallet truck.
    We need a housewife looking for pin money.
    Men are preferred for night security.`,
  ),
  ...spoken(
    'race',
    'description',
    `
    White British staff preferred by our clients.
    Locals only, no migrants.
    You must hold British nationality.
    Accent-free English required.
    No EU workers please.`,
  ),
  ...spoken(
    'religion',
    'description',
    `
    Applicants should be regular churchgoers.
    We don’t employ Muslims because of prayer times.
    Must be able to work on Saturdays, so not suitable for Jewish applicants.`,
  ),
  ...spoken(
    'disability',
    'description',
    `
    No one with epilepsy or diabetes.
    You must be fit, healthy and free of any disability.
    Give details of any medication you take with your application.
    People with dyslexia will find this too hard so please don’t apply.`,
  ),
  ...spoken(
    'family',
    'description',
    `
    We’d rather not take on anyone who’s pregnant.
    Married men preferred.`,
  ),
  ...spoken('orientation', 'description', 'No gays.'),
  ...spoken('unpaid', 'description', 'You’ll do a free trial day so we can see how you get on.'),
  ...spoken('fee', 'description', 'There’s a £25 registration charge to join our books.'),
]

export const letThroughSpokenLater: readonly AdvertLine[] = [
  ...spoken(
    'other',
    'description',
    `
    Been inside? You’re welcome here.
    Having a record is no barrier to a job with us.
    We won’t bin your form because of a conviction.
    You needn’t mention a caution on your application.
    Ban the Box employer: nothing is asked until we’ve made an offer.
    Our founder served time herself and hires others who have.
    We only exclude convictions that bear on the work, and we talk to you first.
    Checks are done after the offer and a clear result isn’t a condition.
    You’ll keep a clean workplace and a record of deliveries.
    Clean up after each shift and clear the tables.
    You’ll need a clean driving licence.
    Full UK driving licence (no more than 6 points).
    You’ll work alongside the police at football matches.
    You will teach bricklaying to men in custody at HMP Leeds.
    Previous experience of working with offenders is useful.
    Our record on safety is clean: no accidents in 400 days.
    Convictions? Tell us after the offer, in private, and we’ll talk.
    A young people’s charity is looking for a driver.
    All ages welcome.
    Must be over 18 by law to sell alcohol.
    Retirement plan and pension from day one.
    Senior chef with a junior team.
    Experience matters more than age.
    Deliver to Lady Lane and King Street.
    Wash and press men’s shirts.
    All genders welcome; changing rooms are private.
    His Majesty’s Prison Service is our biggest customer.
    We’d like to hear from more women and from people of every background.
    English classes are free for staff.
    Basic English is enough; we’ll show you the rest.
    You’ll need a visa that lets you work, or British or Irish citizenship.
    Our team speaks nine languages.
    You’ll serve customers from the local Asian and Caribbean communities.
    Christmas temps wanted.
    Uniform can be adapted for religious dress.
    Our shop is closed on Sundays.
    You will look after the church hall and its gardens.
    We guarantee an interview to disabled people who meet the essential points.
    Steel toecap boots are provided.
    Heavy lifting, up to 25 kg with a mate.
    We’ll never ask about your health before an offer.
    The job can be done seated.
    Job share and part time considered.
    Partners and children are welcome at our summer party.
    Single rooms are available on site for staff.
    You’re paid for training and for every trial shift.
    No fees, no deposits, ever.
    You’ll take payments of fees from students at reception.`,
  ),
  ...spoken('other', 'title', 'Men’s shed coordinator'),
  ...spoken('other', 'with an enhanced check', 'You’ll care for older people in their own homes.'),
]

/** Written after the second mending, and scored once. */
export const stoppedSpokenLast: readonly AdvertLine[] = [
  ...spoken(
    'record',
    'description',
    `
    Our customers trust us with their keys, so a past conviction is a no from us.
    We ask that all crew have clear criminal records.
    If your certificate lists an offence, we’ll have to let you go.
    Staff must never have been before the courts.
    Anyone released from prison within the last five years will not be considered.
    Character matters: no thieves, no druggies, no ex-cons.
    Applicants with a criminal record should not waste their time.
    It is a condition of employment that you have no police record.
    You cannot do this job if you have a caution on file.
    We take security seriously and that rules out anybody with a conviction.
    Tell us in your cover letter if you have a record.
    Have you got a criminal record? Sorry, this one isn’t for you.
    Only those with a clean DBS will be shortlisted.
    As we work in people’s homes we won’t take on anybody who has been inside.`,
  ),
  ...spoken(
    'demand',
    'description',
    `
    Attach a scan of your DBS certificate.
    List every conviction, spent or unspent, when we ring you.`,
  ),
  ...spoken(
    'age',
    'description',
    `
    Must be under 30.
    We want young faces behind the bar.
    Best suited to someone aged between 20 and 30.
    The over-60s need not apply.`,
  ),
  ...spoken(
    'sex',
    'description',
    `
    We’re looking for a lady to run our front desk.
    This is a man’s job.
    Males only because the bunkhouse is shared.
    A woman is preferred.`,
  ),
  ...spoken(
    'race',
    'description',
    `
    Must be a British citizen.
    Only English people need apply.
    We don’t hire Romanians.
    White staff only.`,
  ),
  ...spoken(
    'religion',
    'description',
    `
    Christians preferred.
    Not suitable for Muslims as we handle pork.`,
  ),
  ...spoken(
    'disability',
    'description',
    `
    You must be in perfect health.
    We can’t take anyone with a bad back.
    Do you take any medication? Then please don’t apply.
    No one with depression or anxiety.`,
  ),
  ...spoken(
    'family',
    'description',
    `
    Not suitable for mothers of young children.
    Must not be planning a pregnancy.`,
  ),
  ...spoken('orientation', 'description', 'We will not employ gay or lesbian staff.'),
  ...spoken(
    'unpaid',
    'description',
    `
    Your first two days are unpaid.
    The induction week is without pay.`,
  ),
  ...spoken('fee', 'description', 'You must pay £60 for your training before you start.'),
]

export const letThroughSpokenLast: readonly AdvertLine[] = [
  ...spoken(
    'other',
    'description',
    `
    Got a record? Don’t let it put you off: apply.
    Have you been to prison? So have half of our bakers.
    We won’t ask if you have ever been convicted.
    A clear certificate is not a requirement here.
    Nobody loses an offer because of an old caution.
    We know a sentence can be served and finished.
    You’ll read the sentence on the box and type it in.
    The court is cleaned at 6 am, before the judge comes in.
    Police our car park politely at weekends.
    Charge the forklift batteries each night.
    The offence of littering costs our depot a lot, so bag it up.
    Keep the books clean and reconcile each month.
    Young trees need staking in spring.
    Older vans are kept in the back yard.
    You’ll shift pallets that are up to 30 years old.
    Our average age is 42 and our youngest driver is 19.
    Ring our manager, he will tell you about the shifts.
    Ladies’ football on Thursdays if you like.
    Guests are men and women on business trips.
    You’ll fit kitchens for young families.
    Speak English on the radio, because of safety.
    English isn’t the first language of half of our team.
    You don’t need to be a native speaker.
    French polishing and Indian ink restoration.
    You’ll paint white lines and black kerbs.
    Irish stew is on the menu every Friday.
    Halal and kosher meals are prepared separately.
    Shifts can be swapped for Eid, Diwali or Yom Kippur.
    Good at lifting? We train everybody to do it safely.
    A health check is offered free every year.
    Blind fitter: measure, cut and hang roller blinds.
    Mind the gap between the deaf club and our gate.
    Pregnant colleagues get time off for every appointment.
    Ideal for people returning to work after raising children.
    Free parking, free meals on shift.
    You’ll collect deposits from guests at check-in.
    Volunteers get their travel expenses only, and you’ll make their rota.
    Work trials are paid like any other hour.
    Training is free and you’re paid while you learn.
    Straight talking is welcome here.`,
  ),
]

/** Lines of these that we answer with advice alone: what they say can be meant, or be lawful, in another way. */
export const advisedSpoken: readonly AdvertLine[] = [
  ...spoken(
    'sex',
    'description',
    `
    Barmaid wanted for busy village pub.
    She will welcome our visitors and make the tea.`,
  ),
  ...spoken('family', 'description', 'Ideally you won’t have childcare commitments.'),
]
