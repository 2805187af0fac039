import { checkAbove } from '@/lib/domain/job-board/check-in-words'
import type { DbsLevel } from '@/lib/domain/job-board/job'

test.each<[string, DbsLevel, string]>([
  ['Enhanced DBS check for all.', 'basic', 'Enhanced DBS check'],
  ['A criminal record check will be run on you.', 'none', 'criminal record check'],
  ['You will need an enhanced DBS.', 'none', 'enhanced DBS'],
  ['An enhanced disclosure is required', 'standard', 'enhanced disclosure'],
  ['Enhanced clearance required', 'basic', 'Enhanced clearance'],
  ['Enhanced CRB certificate', 'standard', 'Enhanced CRB certificate'],
  ['enhanced checks for everyone', 'basic', 'enhanced checks for everyone'],
  ['DBS check (enhanced)', 'basic', 'DBS check (enhanced'],
  ['DBS: standard', 'basic', 'DBS: standard'],
  ['Standard criminal record check', 'basic', 'Standard criminal record check'],
  ['Enhanced criminal-records check', 'basic', 'Enhanced criminal-records check'],
  ['We carry out a basic DBS check after an offer.', 'none', 'basic DBS check'],
  ['An enhanced level DBS check', 'standard', 'enhanced level DBS check'],
  ['Enhanced checks for all staff', 'basic', 'Enhanced checks for all staff'],
  ['Enhanced checks on every new starter.', 'basic', 'Enhanced checks on every new starter'],
  ['Standard checks on all successful applicants', 'basic', 'Standard checks on all successful applicants'],
  ['Basic checks for all our drivers', 'none', 'Basic checks for all our drivers'],
  ['We do enhanced checks on anyone we hire', 'standard', 'enhanced checks on anyone'],
  ['Enhanced checks for all.', 'basic', 'Enhanced checks for all'],
  ['Enhanced checks for all, paid by us', 'basic', 'Enhanced checks for all'],
  ['Enhanced checks for all roles', 'basic', 'Enhanced checks for all roles'],
  ['Standard checks on all who work here', 'basic', 'Standard checks on all'],
  ['Enhanced checks for all of our people', 'standard', 'Enhanced checks for all of our people'],
])('%s, beside %s', (text, chosen, words) => {
  expect(checkAbove(text, chosen)).toEqual([words])
})

test.each<[string, DbsLevel]>([
  ['Enhanced DBS check for all.', 'enhanced'],
  ['A basic DBS check after an offer', 'basic'],
  ['A basic DBS check after an offer', 'standard'],
  ['Standard DBS check', 'enhanced'],
  ['You do not need an enhanced DBS check.', 'none'],
  ['No enhanced DBS check', 'basic'],
  ['An enhanced DBS is not needed for this job.', 'basic'],
  ['We never ask for a standard disclosure', 'basic'],
  ['Carry out standard checks of the vehicle each morning', 'none'],
  ['Carry out standard checks on all vehicles before each shift.', 'none'],
  ['Complete standard checks for all machines.', 'none'],
  ['Do basic checks on every delivery', 'none'],
  ['Basic checks on each of the vans', 'none'],
  ['Standard checks on any tool you use', 'basic'],
  ['Enhanced checks on everything that leaves the kitchen', 'none'],
  ['Standard checks on all staff vehicles', 'none'],
  ['Do standard checks for all drivers’ hours', 'none'],
  ['Basic checks on all new equipment', 'none'],
  ['Standard checks on every job you finish', 'none'],
  ['Basic maths and basic English', 'none'],
  ['Enhanced pay at weekends, and a standard week of 37 hours', 'none'],
  ['A DBS check may be needed', 'none'],
  ['Police station cleaning to an enhanced standard', 'none'],
  ['Enhanced sick pay and disclosure of interests', 'none'],
])('nothing to mark: %s, beside %s', (text, chosen) => {
  expect(checkAbove(text, chosen)).toEqual([])
})
