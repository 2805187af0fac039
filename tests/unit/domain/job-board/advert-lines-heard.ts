import type { AdvertLine } from './advert-lines'
import { linesOf } from './advert-lines-unread'

// Two writers who had not read the rules wrote 220 lines each, in the words of small employers; the first half of each is
// here and was used to mend the rules. The other halves were only counted. The varied lines are by whoever mended the
// rules: known patterns in words that had not come up, written before each round of mending.

/** Lines that have to stop an advert, of both writers. */
export const stoppedHeard: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `No criminal record please, we handle customers' goods worth thousands.
     Sorry but we can't take on anyone who has been inside.
     Applicants must have a clean DBS.
     You'll need a squeaky clean background as you will be opening up the shop on your own.
     Any convictions, spent or not, and the application goes no further.
     Please do not apply if you have ever been in trouble with the police.
     * Clear DBS essential
     No cautions, warnings or pending matters against your name.
     Offer is subject to your DBS coming back clear.
     Do you have a criminal record? Tell us in your covering letter so we don't waste each others time.
     Send your CV together with details of any convictions to Dave at the yard.
     We have had our fingers burnt before, so no ex-offenders this time round.
     Only people with an unblemished past will be considered for the night picking team.
     Must be of good character with nothing to hide from the police.
     Candidates on licence or probation can not be considered for this site.
     Anyone with a tag need not apply as we work lates.
     The successful person will have no previous.
     Due to the nature of our clients, persons with unspent convictions are excluded from all of our vacancies.
     You must not have been arrested, charged or cautioned in the last ten years.
     We run a tight ship and dont hire jailbirds, simple as that.
     Must be able to pass a DBS check with no disclosures.
     Convictions for theft, drugs, violence or anything else will rule you out automatically.
     Please declare all unspent convictions on the application form.
     When you ring for the job, let us know up front if theres anything on your record.
     Whiter than white lads only, we are working in schools over the summer and cant have anyone with history.
     If you've done time this isn't the job for you.
     Our insurers won't let us employ anybody with a conviction of any kind.
     It is a family kitchen and we'd rather not have people who've been through the courts.
     Have you ever been convicted of an offence? Answer this with your application or it won't be read.
     Applications from people leaving prison are not accepted at present.
     The residents' families expect staff with a spotless record, so please check yours before applying.
     Law abiding citizens only!! Anyone with form will be found out.
     No CCJs, no convictions, no time wasters.
     You need to be trustworthy, which for us means never having been in court.
     A satisfactory police check showing no offences whatsoever is a condition of working in our stores.
     Bring ID, proof of address and a note of any cautions or convictions to the first interview.
     Crimnal convictions = no start. No exceptions, this comes from head office.
     Because the cash office is next door we are unable to consider anyone with dishonesty offences, however old.
     Would suit someone who has kept their nose clean and never had a run in with the law.
     Ex-prisoners and people on community orders will be turned away at the gate.
     Sorry but we can't take anyone with a criminal record as you'll be going in and out of customers homes all day.
     Ex-offenders need not apply.
     You must have a clean record, our clients are elderly and trusting.
     No convictions or cautions of any kind please, not even old ones.
     If you've been inside dont bother ringing.
     Clear DBS essential.
     Applicants must be able to demonstrate an unblemished character with no findings of guilt in any court of law.
     Looking for a reliable lad or lass for the chippy, nobody on tag as we close at 11.
     Must of never been in trouble with the police.
     We do not employ persons currently subject to probation supervision or released on licence.
     When you phone, have your CV to hand and be ready to tell us if you have any convictions.
     State any unspent convictions in your covering letter, letters without this wont be read.
     No jailbirds, no time wasters, no druggies.
     Our insurers will not cover anyone with a conviction so please only apply if you have none.
     Helping in the jewellers 3 days a week, anyone with a record for theft or fraud will not be considered.
     A spotless police check is a must for this one.
     You'll have keys to forty houses, so it goes without saying we need people with nothing in their past.
     At interview you will be asked whether you have a criminal record.
     Should the check come back with anything at all on it your job offer will be withdrawn straight away, no discussion.
     no ex cons pls been burnt before
     We want decent honest people who have never seen the inside of a cell.
     Your background needs to be squeaky clean, we look after the keys for half the High Street.
     Candidates with a history of offending are unsuitable for this role.
     Warehouse op, nights. Must have clear criminal history for the last ten years.
     Anyone with previous for violence need not waste there time, this is a family pub.
     Only people who've kept on the right side of the law, thanks.
     Please list all cautions, reprimands and convictions on page two of the application form.
     We run a respectable salon and dont take girls or fellas who've done time.
     Persons with county court or magistrates court convictions, however minor, shall be deemed ineligible.
     Bring to your interview a written account of any offences and the sentence you were given.
     Groundworker wanted. No one doing community payback or with a suspended sentence hanging over them.
     It would suit somebody with no criminal past as we work on school sites now and then.
     Be aware we'll Google your name before we see you and if you've been in the paper for court you won't hear back.
     Must hold a DBS with nothing on it.
     Had a caution? Had a fine from the magistrates? Then this isnt the job for you mate.
     We are a cautious firm and would rather not take on people with a chequered past with the law.
     Email your CV along with a note of whether you've ever been arrested or charged.
     Kennel hand needed for weekends, strictly no one with drugs charges.
     Preference will be given to candidates without convictions.
     Need a van driver with no criminal convictions and a good knowledge of Stoke.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `Ask the police for a copy of everything they hold on you and bring it to the interview.
     You will have to put in a subject access request to ACRO and hand us the print out.
     Spent convictions must also be told to us even though we only do a basic check.
     All staff incl. pot washers and office are checked against the children's and adults' barred lists.
     Please attach a photo of your DBS certificate to your application.
     The form has a box to tick if you have any convictions, fill it in honestly.
     Tick yes or no to the criminal convictions question on page 2 of the application.
     Every warehouse operative gets an enhanced DBS with barred list, no matter what the job is.
     Candidates must provide their own police record, obtainable free of charge from the local force under data protection.
     We keep a photocopy of your DBS on file for as long as you work here.
     Email a scan of your last DBS certificate, front and back, before we call you in.
     You must tell us about every conviction you've ever had, including those that are spent, before your basic check is sent off.
     Just get your PNC record through a data request, saves us paying for the DBS.
     Your whole history is needed: old cautions, spent sentences, youth reprimands, the lot. A basic DBS is then done to start you off.
     We ask all labourers to sign a statement that they have never had any convictions, spent or unspent.
     A barred list check is carried out on all our shop staff for peace of mind.
     Leave your DBS certificate with the office on day one and we will copy it for the client.
     Tick-box declaration of criminal offences is on the back of the aplication form and has to be completed.
     Please get a copy of your police record from the force (its free, ask for subject access) and bring it with you on day one.
     You will need to make a subject access request to ACRO and forward the reply to our office.
     All convictions must be declared including those that are spent.
     Everyone who works here, from the cleaner to the bookkeeper, is checked against the barred lists.
     Send us a photo of your DBS certificate with your application.
     Tick the box on the application form if you have ever been convicted of an offence.
     We need to see spent and unspent convictions alike, even though its only a basic check we do.
     We keep a photocopy of your DBS certificate in your personnel file.
     Once your certificate comes through the post, scan both sides and email it to payroll@ so we can hold it on file.
     The form has a yes/no box for criminal convictions, please don't leave it blank.
     Every post in the company requires an enhanced check with children's and adults' barred lists, warehouse and office included.
     To save us the cost of a check, write to the police for the print out they hold on you under data protection and let us see it.
     Under the Rehabilitation of Offenders Act you are required to disclose spent convictions for this shelf stacking role.
     Upload your existing DBS certificate (front and back) along with your CV.
     We ask all our gardeners about old convictions even ones the law says are finished with.
     You'll be asked to use your data rights to get your Police National Computer printout and hand it over to the manager.
     A barred list check will be run on all new starters regardless of job.
     Fill in section 4 of the form (criminal record declaration, tick yes or no) or your application will be binned.`,
  ),
  ...linesOf(
    'demand',
    'without a check',
    `We don't do a DBS but we will ask you about spent and unspent convictions at interview.
     As we are a small firm there is no check, but you'll be asked to own up to anything from the past, spent or otherwise.
     We don't do DBS checks here but we do expect you to tell us about any conviction you've ever had, spent or not.
     No check is needed but you will sign to say you've no convictions, spent ones included.`,
  ),
  ...linesOf(
    'age',
    'description',
    `We are looking for a young, energetic lad or lass to join the floor team, ideally 18 to 25.
     Would suit a school leaver, no one over 30 please.
     Mature person wanted for the front counter, must be over 40.
     Recent graduates only, we want fresh blood in the office.
     Too old to climb a ladder all day? Then this isn't for you. Upper limit is 50.
     Due to the wage on offer we need someone under 21.
     You'll fit right in if you're in your twenties like the rest of us.
     State your date of birth on your CV as we prefer younger applicants for the line.
     Looking for someone young and energetic, 18-30 ideally.
     Would suit a recent school leaver, no one over 25 please as we want to train them our way.
     Mature lady or gent over 50 wanted for quiet gift shop, youngsters tend not to stick it.
     Young dynamic team seeks another youthful face for the bar.
     Applicants should be aged between 21 and 40.
     Nobody near retirement age as we're looking for someone to stay for the long haul.
     We're after a lad of about 17 or 18 to help on the vans, older blokes find it too much.
     Must be under 35 to fit in with the rest of the crew.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `Barmaid wanted, must be female and good with the regulars.
     Two strong men needed for loading wagons.
     This is heavy graft so its not a job for the ladies.
     We're after a girl for reception to answer phones and greet visitors.
     Please don't apply if you are pregnant or planning a baby in the next year or two.
     Male kitchen porters preferred.
     Handyman wanted (and we do mean man).
     You'd be working with an all female team in the shop so a woman would suit best.
     Barmaid wanted, must be bubbly and good looking.
     Strong bloke needed for removals, sorry ladies its heavy work.
     We are looking for a lady to clean holiday lets in Whitby on changeover days.
     Male drivers only for this depot.
     Not suitable for anyone pregnant or planning to be.
     Ideally a man as the other three on site are lads and the banter can get a bit much.
     Receptionist, girl friday type, 20 hrs. Females preferred as customers like a woman's voice on the phone.
     Tell us when you apply if you are expecting, we can't cover maternity leave again this year.`,
  ),
  ...linesOf(
    'race',
    'description',
    `Native English speakers only.
     British applicants preferred for this role.
     We want Polish workers for the packing line as the supervisor is Polish.
     English must be your mother tongue as you'll be on the phones.
     Chinese chef only, must be from Chinese background to work the wok.
     Sorry, no foreigners. We've had to many language problems on site.
     UK passport holders only, visa holders with right to work wont be considered.
     Must be local born and bred, not somebody who's just come over here.
     English native speakers only please.
     British workers only, we've had enough of the others.
     We're looking for a Polish person to join our Polish packing team.
     Must be born in the UK.
     No foreigners, customers can't understand them.
     Curry house kitchen porter, Bangladeshi lads preferred.
     Only UK passport holders will be considered for this position.
     Would suit local white family man, its that sort of village.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `Practising Christian preferred for our stock room.
     Muslim staff only in the packing department please.
     No headscarves or turbans on the shop floor.
     What church do you go to? We like to know our warehouse people share our faith.
     Hindu or Sikh candidates will be given priority for the till job.
     We can't be doing with people who need time off for prayers or Ramadan.
     We'd like a practising Christian to work in our card shop.
     Muslims only please as the owner is strict about it.
     No headscarves, turbans or religious dress on the shop floor.
     Applicants who need Fridays off for mosque need not apply.
     Must be a church goer, we open up each day with prayers and everyone in the garage joins in.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `You must be fit and healthy with no medical conditions.
     Able bodied people only, the stores is up two flights of stairs.
     Anyone with a bad back or history of depression should look elsewhere.
     Please list any health problems or medication on your application.
     Must have an excellent sickness record, no more than 2 days off in the last year.
     Do you suffer from any disabilities? Let us know when you send your CV.
     Not suitable for wheelchair users or people with hearing trouble.
     We need someone who's physically and mentally 100%, no long term illnesses.
     Please tell us on your application how many days sick you had in the last two years.
     No bad backs, no dodgy knees.
     Not suitable for anyone with a disability as the office is upstairs.
     We need someone with an excellent sickness record, no exceptions.
     Anyone suffering with anxiety or depression would not cope here so please don't apply.
     A health questionnaire must be filled out and returned with your CV before we shortlist.
     No wheelchair users, the bakery is too tight for it.`,
  ),
  ...linesOf(
    'family',
    'description',
    `Single person with no ties wanted for the night shift.
     No childcare commitments, we need you here at 6am sharp.
     We prefer a married couple to run the kitchen and the bar.
     Mums with little ones, sorry, this one isn't for you.
     Would suit a single person with no kids as hours are all over the place.
     Please say in your email if you have children and who looks after them.
     No mums with young kids please, we've been let down too many times by school pickups.
     Married couples preferred for this pub, singles don't last.`,
  ),
  ...linesOf(
    'orientation',
    'description',
    `We're a traditional building crew and would not be comfortable with gay lads.
     Straight applicants only for the live-in post.
     Tell us in your letter if you are gay, as some of our residents are old fashioned about it.
     Straight lads only in this gang, no offence.
     We're a traditional family firm and wouldn't want anyone gay on the front desk.
     Heterosexual couple wanted to run small guest house in Torquay.`,
  ),
  ...linesOf(
    'unpaid',
    'description',
    `First shift is a trial and is unpaid, if you do well you are in.
     Come and work a week for free so we can see what you're made of.
     There's a two day unpaid trial in the kitchen before anyone gets offered the job.
     You'll do a trial shift on the Saturday night, unpaid, and if we like you you're in.
     First week is a trial with no wages so we can both see if it works.
     Come in for two days so we can see how you get on, pay starts from the third.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `You pay for your own DBS check before you start, £21.50 by bank transfer.
     A £60 uniform deposit must be paid on your first morning before you are put on the rota.
     The DBS check costs £21.50 and this will come out of your first wage.
     Uniform is £35 for two polos and a fleece which you buy from us before you start.
     A refundable deposit of £50 is needed to secure your place on the rota.`,
  ),
]

/** Lines that stop nothing, of both writers: half of them are about the work, in words that also mean a record. */
export const letThroughHeard: readonly AdvertLine[] = [
  ...linesOf(
    'other',
    'description',
    `What the court gave you is done with, we're bothered about whether you turn up on time.
     The basic check is paid by us and you won't be asked to refund it, even if you leave after a week.
     If a line in this advert puts you off because of your past, ring Karen and she'll put your mind at rest.
     We welcome applications from people with convictions.
     A criminal record won't stop you getting this job.
     We make a basic DBS check, but only after we've offered you the job, and we pay for it.
     If the basic check shows something we'll sit down and talk it through with you before deciding.
     You'll need to show proof of your right to work in the UK before your first day.
     Please don't send us your DBS certificate, we don't need to see or copy it.
     There is no tick box about convictions on our form.
     Spent convictions are none of our business and we will never ask you about them.
     Served time? Plenty of our best pickers have, and you'd be made welcome.
     We'll work around probation appointments, just give us the times.
     If you are on a tag we can set your shifts so you're home for curfew.
     Counterbalance forklift licence needed, or we can put you through the course and we pay for it.
     You must be 18 or over as you will be selling alcohol on your own.
     We are an equal opportunities employer and welcome everyone whatever their age, sex, race, religion or disability.
     The job includes lifting boxes up to 20 kg; tell us what would help you to do it.
     Tell us if you need any adjustments for the interview, such as a ground floor room or more time.
     Your trial shift is paid at the full hourly rate, whether you get the job or not.
     We give you the uniform for free, no deposit taken.
     Travel expenses to the interview are paid back in cash on the day.
     A gap on your CV is fine. You don't have to explain it.
     We know a basic check can't tell us who somebody is today, so we look at the person first.
     Nothing from your past has to be told to us when you apply.
     After an offer, our insurer asks drivers about points and unspent motoring convictions only.
     Full driving licence needed, up to 6 points is ok with our insurance.
     All of our managers have had training in fair chance recruitment and we've banned the box.
     We never ask for police records, and please don't go and get one for us.
     This job isn't regulated activity so no barred list check will be made.
     Returning to work after having kids, or after prison, or after being ill? All good with us.
     No experience and no qualifications are needed, and English doesn't have to be your first language.
     We are happy to hear from people who are still serving their sentence and out on day release.
     Any offence that does show up is weighed for how old it is and whether it has anything to do with the job.
     The home needs one woman carer on nights to give intimate personal care to female residents who have asked for it; this is an occupational requirement under Schedule 9 of the Equality Act 2010.
     CSCS card needed for this site, we will help you book the test and pay the fee.
     Disclosure Scotland or DBS, whichever applies, is arranged and paid for by us once you've said yes to the job.
     We're a Disability Confident employer.
     You don't need to be a big strong lad, there are pallet trucks and hoists for everything heavy.
     Prayer room on site and breaks can be moved for Ramadan.
     Reference from a prison workshop, tutor or probation officer counts just as much as any other.
     We don't rule people out for having a record.
     Leave the kitchen clean at the end of each shift.
     Record the fridge temperatures twice a day on the sheet by the door.
     Check stock in against the delivery note and sign for it.
     Put the trucks on charge at the end of your shift.
     You will clean as you go and keep a clean and tidy bench.
     Keep a record of every pallet that leaves bay 4.
     Cleaning the tennis court and the changing rooms twice a week.
     You'd be in charge of the shop on Sundays with one other person.
     We are converting an old barn into 6 flats, so there's about 9 months of work.
     Tag each garment with the right price and size before it goes out on the rails.
     Check the dates on all chilled food every morning and pull anything thats out.
     Write a short sentence or two in the care notes after each visit.
     Barred gates at the back of the yard must be locked at 6pm.
     You'll be time served or have equal experience as a joiner.
     Clean driving of the reach truck matters more than speed, we don't rush people.
     Food court job in the shopping centre, evenings and weekends.
     Bond bricks to the drawing and point up after.
     No two days are the same and there's always someone to help.
     Wash down the prep area, clean the fryers and empty the bins.
     Help residents with getting up, washing and dressing, and have a proper natter while you do it.
     Fire doors are checked on a Monday, the lift on a Friday.
     Deliver to pubs and clubs around Leeds and lift casks down to the cellar with your mate.
     Time sheets go in by Thursday noon, pay is in the bank on Friday.
     Stack the shelves, rotate the stock and help customers find what they are after.
     Old and young customers come in for a chat so patience is handy.
     Free meal on shift and parking round the back.
     You'll look after the men's and ladies' shoe departments.
     Make sure the children's menu is set out before the school holidays start.
     A lot of our customers are families with young kids, so we close the road end gate.
     Sweep the bar area, polish glasses and restock the bottle fridges.
     Sort returned parcels: damaged, unwanted or wrong item, then scan them back in.
     Chinese takeaway needs a delivery driver, Thursday to Sunday 5 till 10.
     Cook Indian, Thai and English dishes from our set recipies.
     Have you got what it takes to keep 3 chefs in clean pans on a Saturday night?
     Serving breakfasts in a busy care home, 7 to 1, four days out of seven.
     Pick orders using a hand scanner, pack them and stick on the label.
     Charge hand on the site is Mick, he'll show you round on your first day.
     Bag up soil and rubble and keep the footpath free of trip hazards.
     The shop is opposite the magistrates court, 2 mins from the bus station.
     There's a long history of bread making here, we've been baking since 1921.
     Count the float, cash up with the manager and record the takings in the book.
     Hourly rate £12.60, time and a half on bank holidays.
     Police the queue at busy times, in a friendly way, so no one pushes in.
     Check that harnesses and ladders are in good order before you go up.
     Unload the wagon, break down the pallets and put stuff away in its bay.
     Record breaking Christmas last year so we need six more packers.
     Offensive graffiti gets reported to us all the time, you'd be out with the jet washer removing it.
     Black and white tiles, grout and adhesive: you'll be loading customers' cars with all of it.
     You will be on your feet for most of the shift; we've perch stools and can swap tasks round if that helps.
     Four on four off, days only, no nights.
     Laundry is done on site, you'd wash, dry, fold and give clothes back to the right person.
     Spent grain from the brewery is shovelled out and goes to the farmer next door.
     Free range eggs are sorted by size and any that are cracked get rejected.
     Guard rails are fitted before anyone works at height. If they aren't, you don't go up.
     Drop off hire tools, get a signature and note any damage that has been done.
     We hold the keys to 14 churches and mosques in the city and you'd be doing the boiler servicing in them.
     Single and double beds come flat packed, you'll carry them in and put them together.
     Suspended ceilings, dry lining and general making good.
     Release the brake, sound the horn, then move off. Full training is given on all the plant.
     Lift and turn residents using the hoist, always two of you, with training before you begin.
     Report any faults to the shift lead so they can be put right.
     * clean fridges weekly, write it on the chart
     Disabled parking bays need relining, so you would help the paint crew with cones and a sweep up.
     Trial batches of new sauces are tasted on a Wednesday, you might be asked for your opinion.
     Young plants and seed potatoes come in from March so the outdoor area gets hectic.
     Pending orders are on the blue shelf, finished ones on the red, and anything with a query goes to Ange.
     Caution: hot oil. We'll show you how to use the fryers safley before you touch one.
     Keep the van clean inside and out and do your daily checks before leaving the yard.
     You'll man the till, stack the milk fridge and cash up at the end of the night.
     Fit kitchens and bedrooms in customers homes across Leeds and Bradford.
     Pricking out young plants, watering the tunnels and loading trolleys for the garden centres.
     Record the fridge temps twice a day on the sheet by the door.
     We've had a record year and need another pair of hands in the packing shed.
     Check deliveries against the docket and sign for what's right.
     You'll help us trial new ice cream flavours and write down what customers think.
     Running the record stall at Tynemouth market, sorting second hand vinyl and chatting to customers.
     Marking out tennis courts and cutting the grass at the bowls club.
     Tag each cow and calf and keep the movement book upto date.
     Charge the pallet trucks overnight and sweep the loading bay.
     Laying bricks in English bond and Flemish bond on heritage walls.
     Looking after native breed sheep on the hill, lambing time is all hands on deck.
     You will guide visitors round the old prison museum and tell them about the history of the place.
     Clear tables, wipe down and get the next sitting in, Sunday lunch is manic.
     Cleaning the offices at the Magistrates Court, 5am to 8am Mon to Fri.
     Put price tags on stock and dress the window every second Tuesday.
     Deliver papers to the barracks, the nick on Park Lane and the shops along the front.
     Read out the sentences on the script in a clear voice, its audio recordings for language learners.
     You'll work alongside Dave and young Kieran who'll show you the ropes.
     Keep a clear history in the machine logbook, writing down each service as you do it.
     Sweeping chimneys, fitting cowls and leaving the house cleaner than you found it.
     Offload wagons with the forklift, check for damage and book it on the system.
     Mornings 6 till 2 or afternoons 2 till 10, swop week about, with a half hour paid break.
     £13.10 an hour, time and a half after 40, paid weekly into your bank on a Friday.
     Selling with conviction helps, you need to believe in the mattresses like we do.
     Open the barred gate at 7 for the wagons and lock it again at dusk.
     Steam clean carpets and sofas, mostly end of tenancy jobs.
     Serve dinners in the works canteen, wipe the tables and help the lads and lasses with their trays when its rammed.
     Fitting tyres, checking pressures and trial driving cars after tracking.
     Women's and men's shoes are on separate floors, you'll cover both.
     Pull pints, change barrels and keep the cellar spotless.
     Gluing, cramping and sanding hardwood doors to a clean finish.
     Sort the old magazines by age and put the oldest in the free box.
     You'll be boxing up church candles and prayer books for posting all over the country.
     Keep an accurate record of mileage and fuel, and hand receipts in on Fridays.
     Disabled toilet and baby change to be checked every hour on the sheet.
     Run the kids party room on Saturdays, blow up balloons and get the cake out on time.
     Two of us in the workshop, Radio 2 on, kettle always hot, no shouting.
     Service charge is shared out between everyone on shift, kitchen as well.
     Patch plaster, skim ceilings and fit coving on the old courtrooms we are turning into flats.
     Checkout and shelf filling, bit of both, you'll never be stood about.
     Steward at the gate, scan tickets, hand out wristbands and point people to the right stand.
     Cut keys, engrave pet tags and repair shoes while people wait.
     Planting native hedging on farms through the winter, kit provided.
     Help our old boy Frank the horse in and out of his stable and keep his tack clean.
     Type up the minutes and keep the club's history file in order.
     Load the dishwasher, scrub pans, mop the floor, home by half eleven.
     Carry sheets of plasterboard with a mate, about 25kg each, and we've lifts and trolleys for most of it.
     Stood up most of the shift but theres a stool if you need one, just say.
     Deliver oxygen and mobility gear to disabled customers and show them how it works.
     Ring customers the day before to check they'll be in.
     You'll need a head for heights, or to be happy learning with a harness on.
     Wait tables in a busy family run Italian, tips split fairly.
     Police the recycling bins, by which we mean fish the crisp packets out of the cardboard.
     Cover the front desk, let people in with the fob and log visitors in the book.
     Stitch up hems, let out waistbands and do fittings for wedding parties.
     Cash is counted by two people at close so nobody is ever on their own with it.
     Spraying cars, denibbing and polishing, extraction and masks all supplied.
     Cutting steel on the saw, deburring and stacking it in the racks by size.
     Change beds and clean rooms, fourteen between two, off by 2pm most days.
     Walk the greyhounds at seven and again at three, muck out the kennels and check there feet for cuts.
     The court shoes and trainers want pairing up and boxing after each Saturday, its a right mess by closing.
     You'll be on time sheets, fill it in daily and Sue does the wages from it.
     We've been barred from using the front drive by the neighbours so park round the back please.
     Got a criminal record? Apply anyway, we're not bothered about what you did years ago.
     We welcome people with convictions and have three on the team now.
     Time in prison wont count against you here, we'd rather know if you can lay a floor.
     After we've offered you the job we'll arrange a basic DBS check and pay for it ourselves.
     A basic check is made once a conditional offer has been accepted. Anything on it will be talked through with you before we decide.
     Spent convictions are your own business and we do not ask about them.
     We'll need to see proof of your right to work in the UK before you start, any lawful document will do.
     Full driving licence, no more than 6 points please for the insurance.
     You have to be 18 or over by law as you'll be selling alcohol.
     We dont have a tick box about convictions on our form.
     If you're on tag or have probation appointments tell us your hours once you've started and we'll work the rota around them.
     Applications are welcome from everyone whatever their age, sex, race, religion, disability or who they love.
     Under Schedule 9 of the Equality Act 2010 this post is open to women only, as it means supporting women in a refuge who have been hurt by men.
     Trial shift is two hours and paid at the full hourly rate.
     Uniform and boots are free, and you dont pay us back if you leave.
     We pay your bus fare to the interview and give you a hot drink when you get here.
     Ex-offenders, care leavers and folk who've been out of work a while are all very welcome.
     A conviction is not a bar to working here.
     Been inside? We've a few lads who have and they're some of our best welders.
     Tell us if you need anything changed for the interview, such as a ground floor room or more time.
     Please dont send us your certificate or police record, we've no need of it.
     Pregnant or just back from having a baby? We're flexible and you're welcome.
     We look at each person fairly and only ask about unspent convictions after an offer, and then only because of the safe keys.
     You dont need a clean record to work in our kitchen, just clean hands.
     English good enough to follow the safety briefing, any accent, first language or not.
     Wages are the same at 18 as at 60, same job same money.
     Any age is fine, our eldest is 71 and he started last year.
     Gaps in your CV are fine, whatever the reason, and you don't need to explain them.
     We've signed up to Ban the Box so you wont be asked about your record on the form or in the interview.
     Category C licence and CPC card needed, tell us your points so we can get the insurance quote.
     Under law you need to be 21 to drive this class of vehicle unless you've done the initial CPC.
     Staff may wear a hijab, turban or cross at work, we've uniform to suit.
     We can lend you steel toe boots until payday, no charge at all.
     If a disability means you'd do the job another way, lets talk and we'll sort it.
     Full training given and paid for, including your forklift ticket.
     We pay for the basic DBS, it'll not come out of your wages.
     Having a police caution makes no difference to us.
     Gay, straight, married, single, kids or none, its all the same to us.
     If you're coming through the prison gate or a jobcentre scheme we can meet you there for a chat.
     Hours can fit round school runs or looking after a parent, just say what works.
     We hold no copies of certificates and anything you tell us stays with the owner.
     You've done your sentence, as far as we're concerned that's the end of it.`,
  ),
  ...linesOf(
    'other',
    'without a check',
    `No DBS check is needed for this role and we won't ask about your past.
     No DBS check is needed for this job.
     There's no check for this job and we wont ask about your past.`,
  ),
]

/** Lines that have to stop an advert, in other words than those before them. */
export const stoppedVaried: readonly AdvertLine[] = [
  ...linesOf(
    'record',
    'description',
    `We are a security-sensitive site, so convictions of any description are incompatible with this post.
     Your past has to be free from any brush with the law.
     Our clients demand personnel with no criminal antecedents.
     People who've done a stretch need look no further than the door.
     If you've a record of any kind you'll be sifted out at the first stage.
     Applications will be limited to individuals with no history of criminal activity.
     You've got a record? Sorry, this one's not for you.
     Anyone who's been convicted is wasting a stamp.
     We pride ourselves on a workforce untouched by crime.
     Prison leavers: thanks but no thanks.
     Zero convictions. Zero exceptions.
     Only those who can show a record-free past will go through to interview.
     We've a policy of not recruiting from the ex-offender community.
     Candidates must have led a crime free life.
     No one who has been through the courts.
     A single caution is enough for us to say no.
     Convictions = instant no.
     If the DBS flags anything at all we part company.
     We can only place workers whose DBS is blank.
     The site's insurer bars anyone with a criminal past.
     Please be aware any criminal record, irrespective of age or seriousness, will result in your application being declined.
     Should your basic check reveal any matter, the offer will not stand.
     Staff must never have faced criminal charges.
     We do not engage persons who have been the subject of criminal proceedings.
     Applicants currently under licence need not respond.
     Ex-inmates won't find a job here.
     Honest people only, no crooks or cons.
     Unfortunately a record, no matter how small, is a dealbreaker.
     Those still on tag can't be considered.
     No lags, no thieves, no druggies.
     Our franchise agreement prevents us from employing anybody with convictions.
     Must not be known to police.
     We need someone the police have never heard of.
     You should never have seen the inside of a cell.
     A police record will count against you.
     Criminal record holders are not eligible for this vacancy.
     We'd love to help everyone but people with convictions don't fit our brand.
     Because we work in schools at weekends, nobody with so much as a speeding conviction can apply.
     You will be dismissed if we learn of a conviction.
     Only apply if you've nothing on your DBS.
     Nothing must show up on your basic disclosure.
     Background must check out clean.
     We google every applicant, and if we find a court report you're out.
     Youth offences? Sorry, still a no from us.
     It's a requirement of the role that you have not been in prison.
     Ideal candidate: reliable, cheerful, no criminal past.
     Convicted persons will not be granted site access, so please don't apply.
     Kept your nose clean all your life? Then apply.
     All successful applicants will be conviction free.
     If you're on probation come back when it's finished.
     The gaffer won't have anyone on site who's done bird.
     Sorry, if you've got anything on your sheet we can't use you.
     We do a lot of church work so people with a past make the vicar nervous, please look elsewhere.
     Clean living person wanted, no police trouble.
     Nobody with a criminal conviction gets the keys, that's the rule here.
     You mustnt have any criminal convictions.
     Candidates must not of been convicted of any crime.
     Must have never been arrested or had dealings with the police.
     Our agency only puts forward people whose checks come back spotless.
     A person of good standing, with no court appearances behind them, is what we need.
     Been in bother with the law? This is not the place.
     We cater for weddings at stately homes and they insist on staff with no criminal history.
     If a conviction comes to light later you'll be let go on the spot.
     Convictions, even spent ones, mean we can't offer you a start.
     No offenders of any description.
     Only applicants with a clear criminal record check will be offered the post.
     Due to insurance, no one with motoring or criminal convictions.
     Anyone still serving a community sentence will have to wait till they've finished it.
     You must be able to say hand on heart that you've never broken the law.
     Security of the site means convictions cannot be overlooked.
     Criminal records are an automatic fail at sift.
     We have high standards here: a record means no interview.
     You'll be vetted by the police and must pass with no trace.
     Do not send us your CV if you have served a sentence.
     If you have cautions or convictions, we regret we are unable to progress your application.
     Employment is conditional upon there being no entries on the disclosure.
     People who have been in custody don't settle here, so we no longer take them.
     A trustworthy worker without any run ins with police.
     Must be able to provide proof of no criminal convictions.
     We won't be considering ex cons this time.
     No-one on bail or awaiting trial.
     Ex offenders are not something we can accommodate.
     Any criminality, past or present, and the contract is torn up.
     Not for ex-prisoners.
     Tagged? On licence? We can't help you.
     We ask that only people with a blameless past put themselves forward.
     Somebody with no form, no baggage and a good pair of hands.
     Must be upstanding, never in trouble.
     If you can't pass a DBS, dont apply.
     Failing the criminal record check means losing the job.
     We're a cash business so we only want people who've never been done for anything.
     Any marks on your record will be held against you.
     The boss was robbed once and won't touch anyone who's been away.
     Should anything untoward show up on your DBS we will not be able to keep you on.
     Persons convicted of any offence should refrain from applying.
     We don't give second chances.
     Have a record? Don't waste a stamp.
     It's a no to tags, a no to licence, a no to probation.
     Good honest lads, no ex-jail.
     We'd want to know you had never been charged with anything.
     Trusted with alarm codes from day one, so a criminal record of any sort is out of the question.
     You'll be handling parcels worth a lot, and for that reason we turn away anybody with a conviction.
     If your DBS isn't clear there's no job at the end of it.
     Our contract states that no operative may have a criminal record.
     Ex cons: don't even think about it.
     We've never had an offender on the books and don't intend to start.
     Please only get in touch if you've got no criminal record.
     People who have broken the law before tend to do it again so we don't hire them.
     If you have served time, even years ago, please look for work elsewhere.
     To be considered you need to have had no involvement with the police.
     The role is unsuitable for those with convictions.
     We ask for a clean sheet from everyone on the team.
     No records, no drama, no phones.
     DBS required, and it must come back empty.
     You'll only hear from us if your record is clean.
     All staff must be free of convictions, cautions, and pending court dates.
     We're a school bus firm, a record of any kind ends your application.
     Nobody who has been through the prison gates will be given a start.
     No one with a custodial sentence, however short.
     We've a strict policy, convictions mean dismissal.
     Cautions count too: if you've had one, this isn't your job.
     Not open to serving prisoners or anyone on temporary licence.
     The client runs police checks and throws out anyone with so much as a fine.
     Your record's got to be clean or we can't insure you.
     People on community service need not ring.
     Honest reliable person, police record will not be tolerated.
     Applications from those with unspent convictions will be deleted.
     A CRB with any entries will be treated as a fail.
     Ideal for someone straight, never in trouble, good timekeeper.
     I'm not having anyone with a record in my kitchen.
     Would prefer no criminal history.
     We only interview candidates whose background is spotless.
     Proof of a clean criminal record required at interview.
     No former inmates, no exceptions.
     Those whose names have been in the court reports should save themselves the bus fare.
     Convicted criminals won't be let near the stock.
     You won't be offered the post if the police have ever charged you.
     Must have a clean past as we work in gated communities.
     Anyone with drug or theft convictions isn't welcome.
     Sorry lads, tag wearers no good as we do nights.
     Busy nursery kitchen, so it goes without saying your record has to be clean.
     We'd not be able to insure anyone with a criminal record to drive the vans.
     Applicants will be asked to confirm they have never been convicted of anything.
     No one who's been in prison please, our guests wouldn't like it.
     You will be in private houses, therefore anybody with a caution or conviction can't be considered.
     Shop floor staff must have no history with the police.
     Looking for someone clean cut with no criminal record.
     We've had stock go missing so from now on no lads with records.
     Any form of criminal conviction will see your application thrown out.
     If the check throws up anything the offer is off the table.
     Strictly no ex-offenders or people on tag.
     Reliable cleaner needed, no record, no smokers.
     You need a clear CRB.
     Please note we do not accept applications from those on licence.
     We only consider people who can prove they've no convictions.
     Must be able to get a clear DBS before starting.
     If you've got points on your licence fine, if you've got a criminal record not fine.
     A conviction in the past ten years means we can't take your application forward.
     Got a criminal past? You need not apply.
     We'd be happy to hear from anyone except people with criminal records.
     Anyone who has had dealings with the police will be found out as we do check.
     Your name will be run past our contact at the station, so only apply if you're clean.
     Ring only if you've never been in trouble.
     Everyone on the site has a spotless record and we mean to keep it that way.
     This is a position of trust, no convictions however old.
     I want lads with no criminal record, end of.
     Previous offenders will be declined.
     We hold a contract with the MOD so no convictions, cautions or CCJs.
     Those with spent convictions may apply, those with unspent ones may not.
     Had trouble with the law? Best try another firm.
     Anyone carrying a conviction should give this one a miss.
     We don't hire from prisons.
     The customer insists that everybody on the job has a clean record.
     You'll be checked, and any offence on there means you're finished.
     To work with us you need an unblemished history.
     Sorry, we've had bad luck with lads out of jail so not this time.
     There's money about so nobody with form.
     If you've ever been nicked, don't ring.
     Convictions will be treated as grounds for rejection.
     It's a small village shop and people talk, so no one with a record please.
     Your slate must be clean.
     Only apply if the police have no reason to know your name.
     Those on probation can't be put forward for this.
     Your criminal record, if you have one, will mean we can't proceed.
     Person with no convictions needed for evening cleaning.
     The post isn't open to people who've been convicted.
     Must never have been in prison.
     We're looking for law-abiding staff, not ex-cons.
     We screen out anyone with a caution.
     No CRB, no convictions, no job? Wrong: CRB must be clear.`,
  ),
  ...linesOf(
    'demand',
    'description',
    `Please tell us about every conviction, including spent ones.
     You must disclose all convictions whether or not spent under the Act.
     List any cautions, reprimands and final warnings on the form, however old.
     Include your spent convictions in a covering note.
     Send a photo of your DBS certificate with your CV.
     We will keep a copy of your certificate on file.
     Attach your most recent disclosure to the application.
     Request your police record using a subject access request and bring it along.
     You must get your records from ACRO before starting.
     An enhanced DBS check will be carried out on all warehouse staff.
     All cleaners need a standard DBS.
     This post is subject to an enhanced disclosure with barred list.
     We check the children's barred list for every driver.
     Tick the box on the form if you've got a criminal record.
     Application forms ask for details of your offending history.
     When you apply, say in your email whether you've ever been convicted.
     Shortlisting will take account of your answer to the criminal record question.
     Before we invite you in we want to know about your convictions.
     We need to see a printout of what the police hold about you.
     Candidates are to declare unspent convictions at application stage.
     Bring your DBS to interview so we can copy it.
     Have you been to prison? Tell us in your covering letter.
     Full disclosure of your criminal past, spent or unspent, is expected.
     A rehabilitated conviction must also be declared.
     We ask everyone to own up to old cautions at interview.
     Put your convictions, if any, at the bottom of your CV.
     When you text us tell us if you've got a record.
     Answer yes or no: any convictions? Include this in your email.
     Please state in your application whether you have ever been cautioned.
     First question on the phone will be about convictions so be ready.
     You'll need to fill in our criminal record form before you get an interview.
     We will ask at interview about any convictions including spent.
     Spent convictions are to be listed too.
     Even old and spent matters have to be told to the manager.
     We expect full details of spent and unspent offences.
     Nothing is too old to mention: tell us every conviction since you were 10.
     Enhanced DBS with barred list check required for this gardening job.
     Office cleaners are checked to enhanced level.
     We do a standard DBS on every shop worker.
     All van drivers are barred list checked.
     Bring in your enhanced certificate so we can take a copy.
     Forward your DBS certificate by WhatsApp.
     A copy of your DBS stays in your file.
     Hand your certificate to Lynne, who'll scan it.
     Get your police file under the Data Protection Act and show us.
     Do a subject access request to your local force, we'll want to see what it says.
     Apply to the police for everything they've got on you.
     You'll have to show us a police certificate from ACRO before day one.
     Ring ACRO for your record and bring the letter.
     Declaration of convictions to be signed and sent with your CV.
     The application form must be completed including the section on offences.
     Applicants without a completed criminal record declaration are not shortlisted.
     Tell me about any brushes with the law in your message.
     We need to know about cautions when you apply.
     On the application you will be asked about unspent convictions.
     Send CV plus a list of any previous convictions.
     You'll be asked on the phone if you have a record before we go any further.
     Please tick to confirm you have no unspent convictions before submitting.
     Application pack includes a convictions form, to be returned with it.
     Interviewees will be asked about spent convictions.
     We require disclosure of all cautions and convictions, spent and unspent.
     Whether it's spent or not we want to hear about it.
     Don't leave out old convictions, we'll need those as well.
     Every receptionist has an enhanced DBS here.
     Kitchen porters need an enhanced DBS and barred list check.
     We check all applicants against the barred list.
     Scan your DBS and send it over.
     We'll take a photocopy of the DBS for our records.
     Existing DBS holders: attach a copy.
     Show us the police records you've requested under data protection.
     You must request your own police record and give us the results.
     Get in touch with your local police to get a copy of your record, it's free, then bring it.
     All applicants provide a subject access report from the police.
     Please give dates and details of any offences when replying.
     Drop me a line with your experience and any criminal record.
     Photograph your DBS and text it to Sandra.
     Certificates (DBS) to be emailed ahead of the interview.
     Please write on the back of the form any offences you have committed.
     We need you to get your own records off the police, it's called a subject access request.
     All kitchen staff are subject to an enhanced disclosure.
     Applicants are put through the barred list before interview.
     You must own up to spent convictions, we don't like surprises.
     Tell us at the interview about anything you've been convicted of, spent or not.
     Your DBS will be copied and kept with your contract.
     Add a line to your cover letter saying whether you have any criminal convictions.
     When applying let me know of any cautions.
     Before we book you in for interview we'll ask if you have a record.
     Please email us a copy of your enhanced DBS.
     List every offence, spent or unspent, in section B.
     Bring a police printout of your record with you.
     There's a tick box on the form for convictions and it has to be filled in.
     We do an enhanced DBS on all drivers.
     We ask about criminal records on the application form.
     We want sight of your DBS certificate before interview and will keep a copy.
     Do you have any convictions? Put them in your email.
     All starters are checked against the adults' barred list.`,
  ),
  ...linesOf(
    'age',
    'description',
    `We're hoping to find a school leaver who'll stay with us for years.
     Suit someone retired.
     Must be between 20 and 35.
     Ideally you'd be in your twenties.
     A young team is looking for another young member.
     Applicants over fifty will find the pace too much.
     No one under 30 please, we need life experience.
     The role calls for a youthful outlook and a young face.
     Candidates of a mature age are favoured.
     Looking for young blood.
     25 or under.
     Old hands need not apply, we want somebody under 40.
     Would be perfect for a student or someone just out of school, not for older people.
     You're probably 18 to 25.
     Age: 20-30.
     No over 50s, it's hard work.
     Aged 18 to 30? Come and join us.
     Somebody young to grow with the firm.
     We want a trainee of 16 to 19.
     Would be ideal for a retired person wanting some pin money.
     Young lad wanted for the yard.
     We need someone under 25 because of the van insurance premium.
     A more mature lady would fit in better.
     Maximum age 45.
     Only people in their 20s and 30s please.
     The rest of us are all about 22 so you should be too.
     Someone not too long in the tooth.
     Over 60s need not apply, sorry.
     Looking for somebody youngish with plenty of energy.
     Candidates under 30 will be given preference.
     If you're past 55 the stairs will kill you, so no.
     Give your age when you ring.
     Students only.
     Teenagers preferred for Saturday work.
     Suits somebody nearing retirement.
     We prefer mature applicants.
     Fresh out of college? Perfect, we want someone we can mould.
     Position would suit a younger person.
     You should be between 25 and 45.
     Not for anyone over 60.
     18-25 year olds wanted.
     Young person required for busy salon.
     Looking for an older gentleman to mind the lock up.
     Under 40s only.
     This is a young person's job.
     We want young, fun bar staff.
     Ideal for somebody semi retired.
     A youngster is what we need.
     At 50 plus you'd find it hard going so please don't apply.
     Must be youthful and energetic.
     Age limit 35.
     Aimed at school leavers, 16 to 18.
     Mature person preferred, 40 plus.
     No youngsters.
     Anyone over 45 would be too slow for this line.
     Ideally in your twenties or early thirties.
     Our clientele is young so bar staff should be under 30.
     Retired gentleman sought for car park.
     We're looking for young people to join our lively team.
     Would suit someone in their 20s.
     We're after a younger person to bring the average age down.
     Older applicants may find the work too tiring.
     Must be aged 20 to 35.
     Perfect for school leavers only.`,
  ),
  ...linesOf(
    'sex',
    'description',
    `We'd prefer a lady for this role.
     The job needs a man's strength, so men please.
     Male applicants only because of the heavy lifting.
     Our ladies' team has a vacancy for another lady.
     It's an all-male crew so women wouldn't feel comfortable.
     Seeking a gentleman of smart appearance.
     A bubbly girl for reception.
     Females need not apply.
     Not a job for women.
     We're after a strong lad.
     Housewife hours, ideal for mums.
     Handyman wanted, must be male.
     He will report to the site manager.
     Lady driver wanted for school run.
     We'd rather have a bloke on nights.
     Wanted: strong lad for tyre bay.
     Girls only behind the bar.
     Men only, there's no ladies toilet on site.
     She should be smart and well spoken.
     Female cleaner required.
     Ladies, earn some extra money. Sorry gents, not for you.
     A job for the boys.
     Woman needed to iron shirts, men don't do it properly.
     Looking for a handy man, no women please.
     Ideal for a young mum.
     We need a couple of big lads.
     Salesgirl wanted.
     Would suit a lady with her own car.
     Two lads needed for fencing.
     Men needed for night shift.
     Seeking female bar staff.
     Must be a man, it's heavy.
     No females on this crew.
     We would prefer a girl.
     Housewives ideal.
     Hostess, attractive, 5ft 6 plus.
     Looking for women to pack cosmetics, men haven't the touch.
     Job for a fella.
     Ladies only please for the changing room and for the till.
     The lady we're looking for will be a good typist.
     Strapping young men wanted.
     Man with a van wanted, must be a man.
     Lady wanted for ironing.
     Sorry no women, it's a men's hostel.
     Girls wanted for promo work.
     We find women are better at this so please, no men.
     Big strong lads wanted.
     Attractive female wanted for reception.
     Would suit a mum.
     Needs a man's touch so blokes only.
     Looking for a lady to join our all female team.
     Boys wanted for car wash.
     We'd want a woman for this.`,
  ),
  ...linesOf(
    'race',
    'description',
    `British passport holders only.
     You need to be born in the UK.
     We want people whose first language is English, native speakers only.
     No Eastern Europeans.
     We only hire Polish builders.
     Applicants of Asian heritage preferred as our customers are Asian.
     Must be white British.
     No travellers or gypsies.
     Only UK nationals will be considered.
     English must be your mother tongue.
     Sorry, no foreign applicants.
     We had trouble with Romanian staff so no more.
     No people from abroad.
     English only, no foreigners.
     Must be English born.
     Only those with British nationality should apply.
     No Romanians, we've had our fill.
     Indian chef only.
     Polish cleaner wanted, must be Polish.
     We are looking for white staff.
     Native speaker wanted for phones.
     Asian lady wanted for our sari shop.
     Nobody with a strong foreign accent.
     People not born here won't fit in.
     We don't sponsor and we don't want foreigners.
     Travellers not welcome.
     European workers only.
     We only take on British people.
     English people preferred.
     Must be a native speaker of English with no accent.
     No immigrants.
     Romanian drivers preferred.
     White British applicants only.
     We don't employ Eastern Europeans.
     Filipino nanny wanted.
     Non-British applicants need not apply.
     Not suitable for foreigners.
     You must hold a British passport.
     Only apply if you were born and raised here.
     Our regulars won't be served by foreigners.
     We'd like Chinese waiters for the look of the place.
     English speaking natives only.
     UK nationals only.
     Local lads only, no foreigners.
     Polish or Romanian preferred as they work harder.
     We don't take on people from overseas.
     Must be of Indian origin to work front of house.
     No Asians please.
     You must be British born.
     We only want British born drivers.
     English mother tongue only.
     No Polish please.
     Would suit an Indian lady to cook.`,
  ),
  ...linesOf(
    'religion',
    'description',
    `We are a Christian firm and want Christian staff.
     No hijabs.
     Anyone who needs time off to pray will not suit.
     Must be a practising Catholic.
     Muslims need not apply.
     You'll be expected to join morning prayers.
     We prefer staff who share our faith.
     No religious headwear on shift.
     Must be a born again Christian.
     Staff have to attend Mass on Fridays.
     No Muslims.
     We prefer non religious people.
     Jewish applicants only.
     You can't wear a turban in this job.
     We'd want somebody of our own faith.
     Beards and head coverings aren't allowed.
     Anyone who can't work Fridays because of prayers is no good to us.
     Catholics only.
     We're looking for a Muslim butcher's assistant.
     No Jehovah's Witnesses.
     All staff take part in prayer before shift.
     You need to be saved.
     Non Christians wouldn't be comfortable here.
     Church attendance expected.
     No religious types.
     Must be willing to say grace and live by Christian values.
     Atheists preferred.
     Christians only please.
     We're a Muslim family and want a Muslim cleaner.
     No one wearing a headscarf.
     You must share our Christian faith.
     Must be happy to lead prayers each morning.
     Must attend our church.
     Non Muslims only.
     No religious clothing allowed.`,
  ),
  ...linesOf(
    'disability',
    'description',
    `You must not have any disabilities.
     We can't employ people with mental health problems.
     List your medical conditions on your application.
     Good health record essential: no more than two sick days last year.
     Not suitable for wheelchair users.
     If you have a bad back this job is not for you.
     Tell us about any medication you take.
     Applicants must be able bodied.
     No one with epilepsy or depression.
     We need people who are never ill.
     Anyone with a history of anxiety would not cope.
     We cannot make adjustments.
     How many days were you sick last year? Put this in your email.
     No bad backs.
     You need to be in perfect health.
     We can't have anyone with epilepsy.
     People with learning disabilities won't cope.
     Must have no mental health issues.
     No sicknotes! We want people who turn up every day.
     We won't employ anyone on antidepressants.
     The shop isn't suitable for disabled staff.
     If you've a disability please don't apply, we've stairs.
     Let us know of any health conditions when applying.
     Fit, healthy people only, no illnesses.
     Fill in the health questionnaire with your application.
     You'll have a medical before we offer you the job.
     We can't take someone who is deaf.
     Nobody with health issues.
     Not a job for anyone with dodgy knees or asthma.
     You have to be 100% fit with no conditions.
     If you suffer from stress or anxiety don't apply.
     We can't accommodate disabilities.
     Tell us how many sick days you've had in the past year.
     Must not be on any medication.
     People with autism don't suit this kind of work.
     Declare any disability on the form.
     No hearing aids.
     Wheelchairs can't get in so no wheelchair users.
     Only fit and able bodied men.
     You must pass a medical before interview.
     Must have full mobility and no long term health problems.
     No disabilities.
     Must be fit, no health problems.
     Anyone who's had time off with stress need not apply.
     State any medical conditions in your email.
     Wheelchair users can't be accommodated.
     No one with a history of mental illness.
     You can't have any health issues for this job.
     Sorry, no one with disabilities as there are stairs.
     Must have no history of back trouble.
     Health problems? Not for you.`,
  ),
  ...linesOf(
    'family',
    'description',
    `No one planning a baby this year.
     We want people without childcare ties.
     Single people preferred.
     Mums with young children will struggle.
     If you're pregnant, apply another time.
     Do you have kids? Then you won't manage our hours.
     We don't want anyone who'll be off on maternity.
     No mums, we can't have people leaving for school pick up.
     Are you planning kids? Tell us now.
     Suit single person with no family.
     We need someone without young children.
     Must not be pregnant or trying for a baby.
     Married man preferred, more reliable.
     Say if you've kids.
     No pregnant ladies please.
     Prefer someone whose kids have grown up.
     Not ideal for single mums.
     If you're thinking of starting a family, this isn't the time to join.
     Must not have childcare responsibilities.
     Unmarried girls preferred for live in.
     Are you married? Let us know in your letter.
     Newlyweds need not apply.
     No young mums.
     Must be single.
     Ladies planning a family need not apply.
     Suit a couple with no kids.
     No one with small children.
     Not for pregnant women.`,
  ),
  ...linesOf(
    'orientation',
    'description',
    `No gays.
     Heterosexual couples only.
     We'd rather not have transgender staff.
     The ideal couple is a husband and wife.
     No gays or lesbians.
     Must be straight.
     Straight couple wanted to run pub.
     Our customers won't accept a transgender barman.
     Gay men need not apply.
     Normal family man wanted, no gays.
     We don't want anyone trans in the changing rooms team.
     Lesbian and gay applicants would not fit in with the lads.
     Straight men only.
     No gays please.
     No homosexuals.`,
  ),
  ...linesOf(
    'unpaid',
    'description',
    `Your first week is a trial and is not paid.
     You work the trial day for free.
     Unpaid internship for three months.
     Training is in your own time and unpaid.
     You'll only be paid once you've passed your trial.
     You'll work the first day for nothing.
     We don't pay for the first week while you're learning.
     Trial day (unpaid).
     No wages during training.
     Shadow us for two days without pay first.
     First month is voluntary, then we put you on the books.
     Pay begins once you're trained.
     Tips only for the first fortnight.
     Two trial days, no pay.
     Unpaid for the first month.
     You'll be working for free the first Saturday.
     Come for an unpaid trial.
     Volunteers wanted for full time shop work, 40 hours, no wages.
     We'll see you for three days unpaid.
     Overtime is expected and unpaid.
     The first two shifts are unpaid.
     You'll do three unpaid trial days.
     Work experience first, no pay, then we'll see.
     The trial week isn't paid.
     Your induction day is unpaid.`,
  ),
  ...linesOf(
    'fee',
    'description',
    `You pay £40 for your DBS.
     We take £60 from your first wage for training.
     A £25 admin charge applies to each application.
     Uniform is deducted from your wages.
     The cost of the DBS will come out of your first pay packet.
     £50 deposit for uniform, paid before you start.
     You will need to pay £18 for your DBS.
     There's a £30 joining fee.
     The course costs £200 and you pay it up front.
     Training costs are taken out of your first wage.
     We charge £15 to process your application.
     Send £20 to secure your interview.
     Applicants pay £25 for the background check.
     You cover the cost of your DBS.
     A small admin fee is payable.
     You'll need to buy your uniform from us at £40.
     £100 bond held back from your first wages.
     There is a charge of £12 for the application.
     We take £5 a week off your pay for the DBS.
     You will be charged £30 for your uniform.
     Pay us £20 for your DBS when you come for interview.
     You must pay a £20 admin fee.
     Cost of the uniform comes out of your wages.`,
  ),
]

/** Lines that stop nothing, in other words than those before them. */
export const letThroughVaried: readonly AdvertLine[] = [
  ...linesOf(
    'other',
    'description',
    `We don't care what you did, we care about what you do next.
     Convictions are no bar to working here.
     Nobody here has been turned down because of a record.
     We never ask about spent convictions.
     We only ask about unspent convictions, and only once we have made an offer.
     If you have a record, we would still like to meet you.
     People with convictions make up a third of our team.
     Having been in prison is not a problem.
     You won't be asked for a DBS.
     No DBS needed.
     We run a basic check after the offer, and one entry does not mean a no.
     A conviction does not mean an automatic no.
     We look at each conviction on its own merits.
     We don't expect a clean record.
     You don't have to tell us about spent convictions.
     The law does not let us take on anybody barred from working with children.
     On day release? We can fit your shifts around it.
     If you are on licence we will work with your probation officer.
     People on tag are welcome: shifts end before your curfew.
     Our founder served four years and knows how hard it is.
     Whatever your past, you will be judged on your work.
     We do not share what you tell us about your record with anyone.
     Only one person in the company will know about your conviction.
     We keep no copy of your certificate.
     You show us your certificate and take it home.
     The office has one step and no lift, and we can change that.
     Tell us if you need an adjustment at interview.
     You need to be 18 or over because you sell alcohol.
     You must be over 21 to drive our minibus under our insurance.
     All ages are welcome.
     We have had great staff in their sixties.
     Men and women work on every shift.
     We welcome applications from women, who are under-represented in our yard.
     We need a woman for this role under the occupational requirement in Schedule 9 of the Equality Act 2010.
     You need the right to work in the UK.
     English is needed to read safety signs; no one minds an accent.
     You'll look after elderly people in their own homes.
     You'll support young men leaving prison.
     You'll help women who have experienced domestic abuse.
     We have a prayer room and flexible breaks.
     Headscarves and turbans can be worn with our uniform.
     We don't mind if you're pregnant, and will keep your place.
     Parents: shifts from 10 to 2 in term time.
     Your training is paid at the full rate.
     Trial shifts are paid.
     We pay for your DBS and your boots.
     You are paid from the first hour.
     There are no fees for applying.
     A conviction for fraud would be a problem as you handle cash; others are not.
     We ask about convictions only after an offer, and a record rarely changes our mind.
     Lots of us have been in trouble with the law.
     You don't need to have a spotless past.
     No one will ask why you were inside.
     The probation service runs a course with us.
     Record the temperature of each fridge.
     Clean records of deliveries are kept in the office.
     You'll keep clear records and file certificates.
     No experience needed.
     Must have a full clean driving licence.
     You need a clean driving licence, up to 6 points is fine.
     We need someone who can lift 20 kg, with help where needed.
     Must be able to stand for long periods, or sit if you need to.
     No police vetting is needed for this post.
     No convictions need be declared to apply.
     We won't refuse anyone for a spent conviction.
     There's nothing about your past that you have to tell us when applying.
     If your check comes back with something on it, we sit down and talk.
     A caution from ten years ago? We're not interested.
     You will serve customers of all ages and faiths.
     Our canteen has halal and vegetarian food.
     You'll work in a women's refuge kitchen, cooking for mothers and children.
     We are an equal opportunities employer.
     Disabled applicants who meet the criteria are guaranteed an interview.
     We're Disability Confident.
     Wheelchair users can reach every part of the shop.
     Part of the work is in a prison, and that needs the prison's own clearance; past convictions do not rule you out.
     We ask for no photo and no date of birth.
     Age doesn't matter, attitude does.
     Retired people, students and parents all work here.
     You'll teach English to refugees and asylum seekers.
     Our customers are mostly Polish, so Polish is useful but not needed.
     Bring your passport or other proof of right to work on your first day.
     Maternity and paternity pay are above the legal minimum.
     Same-sex partners are included in our health plan.
     Pay is weekly; no deductions other than tax.
     You get £50 towards boots.
     The uniform is free and so is lunch.
     Your references can come from a charity, tutor or probation officer.
     No references? No problem.
     Have you been told no because of your record? Try us.
     A gap in your CV is fine, no need to explain it.
     You'll run DBS checks for our clients and log the certificates.
     You'll process subject access requests at a police force.
     Our insurer covers staff with convictions.
     Our insurer has no issue with records.
     We have changed our policy: a record no longer rules you out.
     We used to refuse people with convictions. We were wrong, and we don't any more.
     Some convictions can't be accepted because you work with children; ask us which.
     Been inside? So has our foreman, and he runs the yard.
     A record isn't the end of the road here.
     If you've got convictions you can still get a start with us.
     We couldn't care less about your past.
     Nobody will hold your record against you.
     We take folk on straight out of the prison gate.
     Our insurer is happy for us to hire people with convictions.
     Don't let a conviction put you off applying.
     Don't worry about your record, it's your work we look at.
     You do not have to have a clean DBS to work here.
     A DBS with something on it is not a no.
     We won't ask you about convictions until we've offered you the job.
     We never ask about spent convictions and never will.
     There's nothing on our form about convictions.
     We only run a basic check, after the offer, and we pay for it.
     Please don't send your DBS certificate.
     We look at your certificate, hand it back and keep no copy.
     What you tell us about your record goes no further than Jean in HR.
     Ex-offenders make up half of our crew.
     If you're on licence let us know which hours suit once you've started.
     Tags and curfews are no trouble, we plan shifts round them.
     We can phone your probation officer with your rota if that helps.
     Served a sentence? You've paid for it as far as we're concerned.
     We've been accredited as a fair chance employer and we mean it.
     Old cautions don't interest us.
     A spent conviction is none of our business.
     No need to mention your past at the interview.
     We'd rather hear what you can do than what you've done.
     The job is open to people on day release.
     No one is ruled out because of their record.
     If you were turned down elsewhere because of a conviction, try here.
     Theft from an employer in the last year would need a chat, as you hold the keys; nothing else would.
     Only an unspent conviction for fraud would be a problem, because you do the banking alone.
     Some offences against children are ruled out by law because the depot is on a school site.
     You get a say before we decide anything about your check.
     We can't see spent convictions on a basic check and we don't want to.
     You don't need to be squeaky clean to lay bricks.
     Charge the batteries overnight and log it.
     Convict history tours are popular, you'd sell the tickets.
     Serve the court users in the café at the crown court.
     Take bookings for the tennis courts.
     Trim the young trees and check the guards.
     Black cab drivers drop off parcels here, sign for them.
     Keep a clear record of hours on the time sheet.
     Clean the record decks and speakers after each gig.
     Complete the incident record if something goes wrong.
     Check the sentence lengths in our leaflets and proof read them.
     Police the car park gate on match days with a smile.
     Inside and outside work, all weathers.
     Give tours of the old police cells.
     Tag the linen and send it to the laundry.
     Trial pits are dug by hand, you'll backfill them.
     Bar staff needed, weekend nights.
     Barred windows need painting every spring.
     You must be 21 or over to drive the minibus, that's the insurance.
     You must be 18 or over to serve alcohol.
     Over 18s only by law as it's a betting shop.
     Apprentices of any age can apply.
     We've people from 17 to 70 here.
     Young or old, all that matters is turning up.
     Retired? Returning to work? You're welcome here.
     You'll drive elderly people to their lunch club.
     Teach young people to swim.
     Coaching under 12s football on Saturdays.
     You'll care for a man in his eighties who likes a walk.
     Help a young man with autism get to college.
     Sell ladies' and men's shoes.
     Clean the ladies and gents toilets.
     Fit women's bikes and kids' bikes.
     Female carer needed for intimate care of one woman: this is an occupational requirement under the Equality Act 2010.
     Men and women both apply, the lifting is done by hoist.
     We've more women than men on site and nobody bats an eyelid.
     You don't have to be a strapping lad, the machine lifts for you.
     Polish shoes and fit new heels.
     Polish the floors twice a week.
     You'll cook Turkish and Greek food, and we'll show you how.
     Speak any other language? Handy, but not needed.
     English doesn't need to be your first language.
     You must have the right to work in the UK.
     Bring proof of your right to work, whatever your nationality.
     Serve at a Sikh temple's kitchen, all staff welcome.
     Christmas cards to pack, November to January.
     You can have time off for Eid, Diwali or Yom Kippur.
     Hijabs and turbans are fine with our hard hats where the site allows.
     The site has lifts and wide doors for wheelchair users.
     If you've a bad back we'll find you lighter work.
     Tell us what adjustments you'd like at interview.
     We'll never ask about your health before we offer you the job.
     You'll be on your feet; a stool is there if you want it.
     Mental health first aiders on every shift.
     Parents can swap shifts for school events.
     Pregnant staff get lighter duties.
     Having a baby? Your job is safe.
     Married, single, with kids or without: it makes no odds to us.
     Gay, straight, trans: just be nice to customers.
     Trial shift paid at £12.60 an hour.
     Training is paid from day one.
     You won't pay for anything: kit, training and DBS are on us.
     We'll pay your CSCS test and card.
     Parking charges are paid by us.
     Take payments and deposits from hirers.
     Customers pay a £50 deposit on each hire bike, you take it at the till.
     Collect membership fees from gym members.
     Unpaid invoices are chased by the office, not you.
     Lunch break is half an hour, unpaid.
     Disclosure of your past is up to you.
     You choose what to tell us about your record.
     Got a record? Not a problem, come and talk to us.
     Our best baker learnt his trade inside.
     We don't judge anybody on what they were convicted of.
     If you've done your time, that's good enough for us.
     You won't be turned down just because you have a conviction.
     Convictions won't be asked about until you've got the job.
     We keep quiet about your past unless you want to talk about it.
     The check comes last, after the offer, and costs you nothing.
     If the check shows a conviction we ask you about it, listen, and decide together.
     People leaving prison this month can start as soon as they're out.
     We pay for your ID if you've come out without any.
     A driving ban isn't a barrier, the bus stops outside.
     Criminal record or not, we pay the same.
     You can apply with a conviction, on licence, or on day release.
     We don't need your life story.
     Only tell us about unspent convictions if we ask, and we only ask after an offer.
     We want to hear from people other firms have turned away.
     It's your skills we hire, not your past.
     No judgement here about time served.
     Our managers are trained to talk about convictions fairly.
     A basic DBS shows only unspent convictions and that's all we look at.
     We destroy what you tell us about your record after six months.
     You may bring someone with you if we need to talk about your record.
     If you've a curfew we'll start you later.
     Never had a job before because you were inside? We'll train you.
     Someone on the team has been through the system and will look after you.
     We offer jobs to people still in prison, ready for release day.
     Having a caution doesn't matter for this job.
     If we can't take you because of an offence, we'll tell you why in writing.
     An unspent conviction for theft from work could stop us offering this role because you hold the safe key; anything else we talk over.
     Working with vulnerable adults, so the law asks for an enhanced check after the offer, and a conviction is not an automatic no.
     We have no policy against hiring ex-offenders.
     You'll be a security guard at the courthouse.
     Charge a fair price and give a receipt.
     You'll record music lessons.
     Keep the criminal law library tidy.
     Collect the police station's laundry on Tuesdays.
     Escape room host, the prison cell theme is the busiest.
     Sentence structure matters when you write our blog.
     Conviction in your voice helps when you call the bingo.
     The clean room needs gowns and hair nets.
     Clear the backlog and clean the records room.
     Fit tags to sheep.
     Probation period is three months with full pay.
     Six month probation, then a rise.
     Caution tape goes round any spill.
     Past experience of waiting tables helps but isn't needed.
     A history degree isn't needed to guide tours.
     We check references after the offer.
     Stock checks are on Sunday.
     Background music is chosen by whoever is on shift.
     You'll serve school children at lunch.
     Help older people use the library computers.
     You'll be looking after a gentleman in his nineties.
     Under 18s can't buy knives here, so you check ID.
     Over 25s ID policy applies at the till.
     You must be at least 18 to work nights.
     You must be over 18 under licensing law.
     We're an age friendly employer.
     No upper age limit, no lower one apart from school leaving age.
     Young plants, old tools, good company.
     Bring your grandad's tools if you like.
     Men's barber wanted, any background.
     Ladies' fashion shop needs a Saturday assistant.
     The lads and lasses on site will look after you.
     Boys' school kitchen needs a cook.
     Girls' football coach, any sex can apply.
     We'd like more women in the trade and would be glad to hear from you; men welcome too.
     Both men and women do this job.
     Mum's the word is a card shop, we need a till assistant.
     English breakfasts all day, you cook.
     French polisher needed.
     Turkish barber shop needs a cleaner, mornings.
     Spanish speaking is useful as guests come from Madrid, though anybody can learn on the job.
     You'll work with colleagues from nine countries.
     Refugees with the right to work are welcome.
     We can help with your English.
     You'll need to speak enough English to take an order.
     Christian charity needs a van driver, of any faith or none.
     Sunday working is by choice.
     We close for Christmas and Eid.
     Kosher kitchen, we show you the rules.
     Accessible toilets on each floor.
     Health insurance from your first day.
     Good eye for colour is handy, glasses are fine.
     If you take medicines at work there's a private room.
     Deaf customers come in a lot, we'll teach you some sign.
     Heavy lifting is done with a hoist.
     We pay full sick pay.
     Nursery on site, half price for staff.
     If you're expecting we'll do a risk assessment with you.
     Family run since 1950.
     Kids eat free at our pub.
     Single malt tasting is part of the training.
     Married quarters are being painted, you'd join the crew.
     LGBT friendly workplace.
     Pride parade float needs building in June.
     No unpaid overtime.
     Nobody works a trial shift for nothing here.
     We refund your train fare.
     No deposit, no fees.
     The gym's joining fee is taken by reception, that's you.
     Volunteers run the café on Sundays; you're paid to manage it.
     Free training.
     We'd never bin your CV because of a conviction.
     If you've a criminal record, don't let that stop you ringing.
     Come as you are, whatever's in your past.
     We've lads on tag and lads on licence and it's never been a bother.
     The only check is a basic one and it's done after you've got the job.
     Anything that shows is talked over, and most of the time it makes no difference.
     You'll never be asked about spent convictions here, it's the law and it's fair.
     We'd sooner know you can plaster than what you did in 2009.
     Convictions are only asked about once you have an offer in writing.
     Nobody sees your answer about convictions apart from the owner.
     It doesn't matter to us if you've been inside.
     A record won't cost you this job.
     We've taken on over a dozen people straight from HMP Leeds and most are still here.
     You don't need to tell us about anything spent.
     If you are asked for your DBS certificate, show it and take it home, we don't keep a copy.
     Time served, debt paid.
     Ex-offenders welcome, as is everyone else.
     Your probation appointments come first and are paid.
     Not sure if your conviction is spent? Unlock's website has a calculator.
     There's no need to disclose anything when you apply.
     Our site manager did four years and now runs three crews.
     People who have been to prison work in every part of the business.
     The insurer covers all drivers, record or no record.
     Because you'd hold the safe keys alone, unspent theft from an employer in the last two years would be looked at closely with you.
     No fees, no deposits, no unpaid trials.
     Trial shift is paid, whatever happens.
     DBS paid for by us.
     We'll give you boots and a jacket for nothing.
     Over 18s only as the law says so for betting shops.
     You need to be 21 for our insurance to cover you on the forklift outside.
     All ages, all backgrounds.
     It's never too late to start, one of our apprentices is 54.
     Men, women and everyone else are welcome on the tools.
     A woman is needed for this post because residents have asked for a woman to bathe them, an occupational requirement under Schedule 9.
     Right to work in the UK is needed, that's all we ask about nationality.
     Good English isn't needed, Ali speaks six languages and shows everyone round.
     We break for Friday prayers and for lunch.
     We've no dress rules about head coverings.
     Sit or stand, whichever suits.
     Chronic illness? We'll work out hours that suit.
     Tell us about any adjustments once you've an interview date.
     School holidays off for parents who want them.
     If you're pregnant you'll get paid time off for appointments.
     Charge nurses and carers eat free.
     Keep offenders' workshop tools counted in and out at HMP Leeds.
     Type court reports for a firm of solicitors.
     Serve dinners to prisoners and officers.
     Guide dogs are trained next door.
     Train tickets are checked by you at the barrier.
     Clean the cells at the police station, 5am start.
     Hand out tags at the left luggage.
     Take down court bookings for the squash club.
     Sentence a tree to life: plant it right. That's our slogan and you'd dig the holes.
     File past orders by date.
     Record all visitors.
     The past year has been our best.
     Bar work in a club for retired miners.
     Young Farmers' dinner needs waiting staff.
     Mature trees need care, climbers wanted.
     The Old Ladies' Home on Mill Lane needs a cook.
     English mustard is made here, you'd fill jars.
     White goods fitter.
     Black pudding packer.
     Italian café needs a barista.
     Catholic school wants a caretaker, any faith or none.
     Blind fitter, roller and venetian.
     Deaf club needs a bar manager.
     Single drivers and doubles crews both run from here.
     Pregnant ewes need checking twice a night.
     Straight from the oven to the van by 5.
     Free uniform, free parking.
     We've been giving people a leg up after prison since 1998.
     You'll be judged on your bricklaying and nothing else, record or no record.
     A conviction is part of your story, not all of it.
     What matters is whether you can do the job, not whether you've got a criminal record.
     Nobody on the crew will know about your conviction unless you tell them.
     Your past is your business.
     We believe in second chances.
     Two of our directors have criminal records themselves.
     Most convictions have no bearing on packing boxes.
     If you have been to prison you'll find you're in good company.
     Anyone with a conviction is as welcome as anyone without.
     We signed the Ban the Box pledge in 2019.
     People out on licence get the same contract as everybody else.
     We'd be daft to turn away good workers over an old caution.
     Once you've accepted the job there's a basic check, and only unspent convictions show on it.
     If something shows on your check, you can bring a friend or support worker to talk about it.
     Being on the wrong side of the law once doesn't make you a bad baker.
     We work with New Futures Network to take on people leaving custody.
     Prison leavers get a phone and a bus pass from us.
     You can do the interview by video from prison.
     Your sentence is between you and the court.
     No previous experience required.
     Nothing to declare until there's an offer on the table.
     Do you have a conviction? It's fine by us.
     Ever been arrested? We're not asking.
     Convictions: we don't ask, and you don't have to say.
     There's a line on most application forms about criminal records. Ours hasn't got one.
     We treat whatever you tell us about offences as private.
     The owner was once told he'd never work again because of his record, so he started this firm.
     A spent conviction counts for nothing here.
     Our police checks are basic ones and we cover the fee.
     When we do ask about unspent convictions, it's a conversation, not an exam.
     Tell the truth after the offer and a record won't be held against you.
     We had a lad start on day release in March and he's now a team leader.
     On bail? Come and see us, innocent until proven guilty.
     Community payback on Saturdays? We'll keep those free.
     Having a criminal record didn't stop half of us.
     If a conviction means you can't do part of the work by law, we'll find you another part.
     Old offences are old news.
     Your record doesn't follow you in here.
     We can write a letter to your probation officer or the court to say you've a job.
     Employers who won't look at a record miss out on great people.
     Some jobs need a clean record. This isn't one of them.
     A DBS isn't part of this job.
     We only need to know about driving convictions, as you'd be driving the van, and only after the offer.
     If you lost your last job over a conviction, tell us or don't, it's up to you.
     Have a caution from your teens? So do I.
     You don't need a certificate of good conduct from the police.
     Whether your conviction is spent or unspent, we'd like to meet you.
     We've no interest in cautions.
     The check is not a pass or fail thing.
     Having done time is no shame here.
     We leave the past where it is.
     We understand that people make mistakes.
     The law says we mustn't ask about spent convictions and we're glad of it.
     Not everyone on the team has a record, but plenty do.
     Only the DBS office sees your details, and we never hold a copy.
     A fresh start for anyone who wants one.
     Records can be explained, bad timekeeping can't.
     You've nothing to hide from us.
     Tools must be put away and the yard locked up by six.
     Make sure the shop is locked up before you leave.
     Check nothing is left in the till and lock up.
     Collared doves nest in the barn, don't disturb them.
     No dogs on site please.
     No smoking in the vans.
     Nobody on nights works alone.
     No one on the team works more than 40 hours.
     Stock must be clear of the fire doors.
     The path must be clear before the school run.
     Check the oven is empty and clean before closing.
     Checks on the vehicle must be done daily and the sheet must be clear.
     Keep your nose clean is what grandma says, we say keep the kitchen clean.
     You'll be out and about in your own van.
     You'll put up shelves for older people living alone.
     Older buildings need a careful hand.
     You'll fit hearing aids in our clinic, with training.
     Guide dogs are welcome.
     Students are our main customers in term time.
     Graduates and non graduates both get on here.
     You'll work with a young team and an old boiler.
     Young at heart or not, you'll be on your feet.
     People of 16 and over can apply.
     You should be 18 or over because of the machinery.
     The rooms are let to people over 55.
     Between 25 and 40 parcels an hour.
     You'd be picking between 60 and 80 items.
     We have 30 to 40 covers a night.
     Around 20 to 25 hours a week.
     From 9 to 30 pupils in each class.
     We need somebody who can lift 25 kg with a mate.
     We need a person for the men's department.
     Waitress or waiter, we don't mind which.
     Experience of cutting men's hair is useful.
     We're looking for people to look after women who have left violent homes.
     You'll be helping boys with their reading.
     She is our head chef and she'll train you.
     He started as a porter and now runs the kitchen.
     French and Italian food.
     You'll be serving Polish customers as well as locals.
     Foreign coins go in the charity pot.
     You'll pick up our English apples.
     The Chinese New Year rush needs extra hands.
     Any nationality, any accent.
     You'll set the church out for weddings.
     Prayers are said at the home each morning, staff needn't join in.
     The mosque next door shares our car park.
     You may take your break at prayer times.
     The work is on your feet for eight hours, tell us if that's hard and we'll find a way.
     We do eyesight tests for drivers and pay for them.
     Sick pay from day one.
     If you are off sick we ring to see if you need anything.
     Report any injury at once.
     Medicines are kept locked and counted by two people.
     You'll take residents to their medical appointments.
     Nursing mothers have a quiet room.
     Children's shoes need measuring.
     Kids under 12 need a parent with them on the climbing wall.
     Family run and friendly.
     The pregnant cows need hay.
     You'll plan families' holidays.
     Paid weekly, the first pay comes a week after you begin.
     Wages are paid on Fridays.
     Your induction is paid like any other day.
     Lunch is unpaid but free.
     We charge customers £5 for delivery.
     The fee for the course is paid by us.
     You'll collect a £10 deposit from each player.
     If something breaks you don't pay for it.
     Keep copies of delivery notes for a year.
     Send us your CV or just ring.
     Tell us when you can start.
     Tell us if you can drive.
     Please say in your email which shifts suit you.
     Fill in the form with your name and phone number, nothing else.
     Bring your passport or birth certificate on the first day.
     Give us the name of somebody who can vouch for you.
     Put your hours on the sheet.
     You must have a full licence held for two years.
     No more than 6 points on your licence.
     You must not be barred from driving.
     You must be honest and reliable.
     Must be able to get to Leeds for 6am.
     We need people with a clean driving licence.`,
  ),
  ...linesOf('other', 'without a check', `We don't do checks on anyone.`),
]
