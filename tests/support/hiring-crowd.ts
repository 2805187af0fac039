/** How many of each; applications come to five per person. */
export type CrowdSize = { companies: number; jobs: number; applications: number }
/** The sizes that live hiring is measured with: docs/performance.md. */
export const fullCrowd: CrowdSize = { companies: 2_000, jobs: 20_000, applications: 300_000 }

/** Existing accounts: one that works in the busy company, and one that applied to it among others. */
export type CrowdAccounts = { employer: string; person: string }

const peopleOf = ({ applications }: CrowdSize): number => Math.ceil(applications / 5)
const busyJobs = 60
// Applications to the busy company: the open ones, and all.
const busyOpen = 400
const busyAll = 1_000
/** The company with 400 open applications. */
export const busyCompany = '00000000-0000-4000-a000-000000000001'

const uuid = (group: string, number: string): string =>
  `('00000000-0000-4000-${group}-' || lpad((${number})::text, 12, '0'))::uuid`
const companyId = (number: string): string => uuid('a000', number)
const accountId = (number: string): string => uuid('b000', number)
const personId = (number: string): string => uuid('9100', number)
const applicationId = (number: string): string => uuid('8100', number)
const jobId = (number: string): string => `('crowd-job-' || lpad((${number})::text, 8, '0'))`
/** Picks from a list in rotation. */
const oneOf = (number: string, ...values: string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[(${number}) % ${values.length} + 1]`
/** Six letters and digits in the form of a reference, different for each number. */
const code = (number: string): string => `translate(upper(lpad(to_hex(${number}), 6, '0')), '01', 'GH')`
const towns = [
  'Leeds',
  'Bradford',
  'Wakefield',
  'Hull',
  'York',
  'Sheffield',
  'Manchester',
  'Derby',
  'Bristol',
  'Cardiff',
]
const districts = ['LS1', 'BD1', 'WF1', 'HU1', 'YO1', 'S1', 'M1', 'DE1', 'BS1', 'CF10']

/** Creates companies in every state, with their people and invitations. */
const companies = ({ companies: count }: CrowdSize, { employer }: CrowdAccounts): string => `
  insert into auth.users (id, email, email_confirmed_at, created_at, raw_app_meta_data)
  select ${accountId('i * 10 + k')}, 'member' || i || '.' || k || '@example.com', now(), now() - i * interval '3 hours', '{"role": "employer"}'
  from generate_series(1, ${count}) i, generate_series(1, case when i = 1 then 8 else 1 + i % 4 end) k;
  insert into organisations (id, name, sector, size, state, about, website, sites, asked_by, asked_as, asked_at, decided_at, wanted_name, wanted_number, wanted_at)
  select ${companyId('i')}, ${oneOf('i', 'Northern', 'Bright', 'Riverside', 'Castle', 'Green', 'Harbour', 'Summit')} || ' '
      || ${oneOf('i / 7', 'Foods', 'Logistics', 'Builders', 'Farms', 'Stores', 'Kitchens')} || ' ' || i,
    ${oneOf('i', 'retail', 'hospitality', 'construction', 'manufacturing', 'logistics', 'agriculture')},
    ${oneOf('i', '1_9', '10_49', '50_249', '250')},
    case when i % 25 = 0 then 'waiting' when i % 50 = 1 and i > 1 then 'returned' when i % 50 = 2 then 'paused' else 'approved' end,
    'We are made up for a measurement.', 'https://www.example.org',
    jsonb_build_array(jsonb_build_object('id', '1', 'name', 'Main', 'town', ${oneOf('i', ...towns)}, 'postcode', ${oneOf('i', ...districts)})),
    -- Whose asker is gone the service deletes.
    ${accountId('i * 10 + 1')}, 'Manager', now() - i * interval '3 hours', now() - i * interval '2 hours',
    case when i % 100 = 3 then 'Another name ' || i end, case when i % 100 = 3 then '' end, case when i % 100 = 3 then now() - i * interval '1 minute' end
  from generate_series(1, ${count}) i;
  insert into organisation_members (user_id, organisation_id, post_jobs, see_applicants, read_disclosures, export_reports, manage_people, joined_at)
  select ${accountId('i * 10 + k')}, ${companyId('i')}, true, true, k = 2, k = 1, k = 1, now() - i * interval '2 hours'
  from generate_series(1, ${count}) i, generate_series(1, case when i = 1 then 8 else 1 + i % 4 end) k;
  insert into organisation_members (user_id, organisation_id, post_jobs, see_applicants, read_disclosures, export_reports, manage_people)
  values ('${employer}', '${busyCompany}', true, true, true, true, true)
  on conflict (user_id) do update set organisation_id = excluded.organisation_id, read_disclosures = true;
  insert into organisation_events (organisation_id, actor_id, kind, happened_at)
  select ${companyId('i')}, ${accountId('i * 10 + 1')}, ${oneOf('k', 'changed', 'asked', 'approved', 'joined')}, now() - i * interval '2 hours'
  from generate_series(1, ${count}) i, generate_series(1, 5) k;
  insert into organisation_invitations (organisation_id, email, token_digest, post_jobs, invited_by, ends_at, used_at)
  select ${companyId('i')}, 'invited' || k || '@example.com', i || '-' || k, true, ${accountId('i * 10 + 1')}, now() + interval '5 days',
    case when k > 1 then now() end
  from generate_series(1, ${count}) i, generate_series(1, 3) k;`

/** Jobs in every state: 60 in the busy company, the others spread over the rest, with none in every tenth. */
const jobs = ({ companies: count, jobs: number }: CrowdSize): string => `
  insert into jobs (id, organisation_id, status, review, review_asked_at, returned_field, title, posted_on, closes_on, closed_on, hired, draft, advert, hourly_pence, has_nights, created_at, changed_at)
  select ${jobId('i')}, ${companyId(`case when i <= ${busyJobs} then 1 else least(2 + (i * 13 % (${count} - 1)) / 10 * 10 + i % 9, ${count}) end`)}, s.status,
    case when i % 100 = 7 then 'asked' when i % 100 = 8 then 'returned' else 'none' end,
    case when i % 100 = 7 then now() - i * interval '1 minute' end, case when i % 100 = 8 then 'pay' else '' end, said.advert ->> 'title',
    case when s.status <> 'draft' then current_date - i % 120 end, case when i % 3 = 0 then current_date + 5 + i % 30 end,
    case when s.status = 'closed' then current_date - i % 60 end, case when s.status = 'closed' then i % 4 end,
    case when s.status = 'draft' or i % 100 in (7, 8) then said.advert end, case when s.status <> 'draft' then said.advert end,
    1271 + i % 900, said.advert ->> 'pattern' like '%nights%', now() - i * interval '30 minutes', now() - i * interval '17 minutes'
  from generate_series(1, ${number}) i,
    lateral (select case when i > ${busyJobs} and i % 10 = 0 then 'draft' when i % 10 in (1, 2, 3) then 'closed' when i % 20 = 4 then 'paused' else 'live' end as status) s,
    lateral (select jsonb_build_object(
      'title', ${oneOf('i', 'Warehouse', 'Delivery', 'Kitchen', 'Retail', 'Site', 'Night', 'Packing', 'Farm')} || ' '
        || ${oneOf('i / 8', 'operative', 'driver', 'assistant', 'picker', 'labourer')},
      'type', ${oneOf('i', 'Full-time', 'Part-time', 'Contract', 'Temporary')},
      'sector', ${oneOf('i', 'retail', 'hospitality', 'construction', 'manufacturing', 'logistics', 'agriculture')}, 'vacancies', 1 + i % 5,
      'description', 'You work in a team and are paid weekly. We train you. '
        || (select string_agg('term' || (i * 7 + n * n * 13) % 3000, ' ') from generate_series(1, 60) n),
      'requirements', jsonb_build_array('Get to work for 7am'), 'benefits', jsonb_build_array('Free parking', 'Paid breaks'),
      'skills', jsonb_build_array('forklift ' || i % 50, 'stock', 'skill' || i % 200), 'training', 'We train you.',
      'pay', jsonb_build_object('from', 1271 + i % 900, 'to', 2500, 'per', 'hour'), 'hoursPerWeek', (array[16, 24, 37.5, 40])[i % 4 + 1],
      'pattern', ${oneOf('i', 'Monday to Friday, 8am to 4pm', 'Four nights a week', 'Weekends')}, 'startsOn', null, 'closesOn', null, 'siteId', null,
      'town', ${oneOf('i', ...towns)}, 'postcode', ${oneOf('i', ...districts)}, 'remoteFriendly', i % 40 = 0, 'travelHelp', '', 'supervised', i % 2 = 0,
      'dayReleasePossible', i % 10 = 0, 'dbsLevel', ${oneOf('i', 'none', 'basic')}, 'duty', null, 'dbsReason', '',
      'recordQuestion', ${oneOf('i', 'never', 'after_shortlist', 'at_interview', 'after_offer')}, 'exclusions', '[]'::jsonb) as advert) said;
  insert into job_events (job_id, version, actor_id, kind, happened_at)
  select ${jobId('i')}, k, ${accountId('11')}, ${oneOf('k', 'edited', 'written', 'sent', 'approved')}, now() - (i + 10 - k) * interval '1 hour'
  from generate_series(1, ${number}) i, generate_series(1, 4) k;`

/**
 * What the board's search stores of approved companies' live jobs: the same rows as its triggers create, all at once.
 */
export const indexLiveJobs = `
  insert into job_search (job_id, organisation_id, posted_on, closes_on, title_key, town, town_key, district, is_home, sector, words)
  select j.id, j.organisation_id, j.posted_on, j.closes_on, lower(j.advert ->> 'title'), j.advert ->> 'town',
    place_key(j.advert ->> 'town'), split_part(j.advert ->> 'postcode', ' ', 1), (j.advert ->> 'remoteFriendly')::boolean, j.advert ->> 'sector',
    words_of_job(j.advert, c.name, j.hourly_pence)
  from jobs j join organisations c on c.id = j.organisation_id where j.status = 'live' and c.state = 'approved';
  insert into job_words (word, spellings)
  select lexeme, array[lexeme] || one_letter_left_out(lexeme)
  from (select distinct unnest(tsvector_to_array(words)) as lexeme from job_search) every where lexeme ~ '^[a-z0-9]{3,40}$';`

/** People with a card, contact details and saved jobs; one in 200 hides from the busy company. */
const people = (size: CrowdSize, { person }: CrowdAccounts): string => `
  insert into auth.users (id, email, email_confirmed_at, created_at, raw_app_meta_data)
  select ${accountId('1000000 + i')}, 'person' || i || '@example.com', now(), now() - i * interval '5 minutes', '{"role": "candidate"}'
  from generate_series(2, ${peopleOf(size)}) i;
  insert into candidate_profiles (person_id, user_id, version, first_name, last_name, town, district, phone, share_phone, share_email, wants)
  select ${personId('i')}, case when i = 1 then '${person}'::uuid else ${accountId('1000000 + i')} end, 1, 'Person', 'Number ' || i,
    ${oneOf('i', ...towns)}, ${oneOf('i', ...districts)}, '0113 496 0100', true, i % 2 = 0,
    jsonb_build_object('sectors', case when i % 3 = 0 then '["retail", "logistics"]'::jsonb else '[]' end, 'types', '[]'::jsonb,
      'hours', ${oneOf('i', 'any', 'any', 'over_30')}, 'remote', false, 'dayRelease', false, 'nights', i % 2 = 0)
  from generate_series(1, ${peopleOf(size)}) i;
  insert into candidate_cards (person_id, skills, tickets, experience, availability, right_to_work)
  select ${personId('i')}, jsonb_build_array('stock', 'forklift ' || i % 50), '["CSCS green card"]',
    '["Two years in a warehouse"]', 'At once', true
  from generate_series(1, ${peopleOf(size)}) i;
  insert into candidate_contacts (person_id, first_name, last_name, town, phone, email)
  select person_id, first_name, last_name, town, phone, case when share_email then 'shared@example.com' end from candidate_profiles;
  insert into kept_jobs (person_id, job_id, kind, kept_at)
  select ${personId('i')}, ${jobId(`1 + (i * 31 + k * 1009) % ${size.jobs}`)}, case when k % 3 = 0 then 'hidden' else 'saved' end, now() - k * interval '1 hour'
  from generate_series(1, ${peopleOf(size)}) i, generate_series(1, case when i = 1 then 40 else i % 4 end) k on conflict do nothing;
  insert into hidden_companies (person_id, organisation_id)
  select ${personId('i')}, ${companyId(`case when i % 200 = 0 then 1 else 2 + i % (${size.companies} - 1) end`)}
  from generate_series(5, ${peopleOf(size)}, 5) i;`

// Stages in the proportions of a service that is a year and a half old: two in ten are open, the rest ended in every
// possible way.
const stages = [
  'applied',
  'applied',
  'shortlisted',
  'interview',
  'offer',
  'accepted',
  'accepted',
  'unsuccessful',
  'unsuccessful',
  'unsuccessful',
  'unsuccessful',
  'unsuccessful',
  'unsuccessful',
  'unsuccessful_after_interview',
  'offer_declined',
  'offer_withdrawn',
  'withdrawn',
  'withdrawn',
  'job_closed',
  'job_closed',
]
const busyStages = [
  'applied',
  'applied',
  'applied',
  'applied',
  'applied',
  'shortlisted',
  'shortlisted',
  'interview',
  'interview',
  'offer',
]
const isOpen = `('applied', 'shortlisted', 'interview', 'offer')`

/**
 * Applications: 400 open ones in the busy company; for other jobs, more the lower their number, and none for the last
 * tenth; each with its history, its own part, and interview times. Those that ended over six months ago no longer have
 * a person.
 */
const applications = (size: CrowdSize): string => `
  create temporary table sent as
  select i, person, j.id as job, case when i > ${busyOpen} and stage in ${isOpen} and (i <= ${busyAll} or j.status <> 'live') then 'job_closed' else stage end as stage, j.organisation_id
  from generate_series(1, ${size.applications}) i,
    lateral (select 1 + (i - 1) % ${peopleOf(size)} as person, (i - 1) / ${peopleOf(size)} as turn) who
  cross join lateral (select case when i <= ${busyAll} then 5 + (i % 6) * 10 + i % 2
      else ${busyJobs} + 1 + floor((${size.jobs} - ${busyJobs}) * 0.9 * power(((person * 31 + turn * 1009) % ${size.jobs})::double precision / ${size.jobs}, 2))::integer end as any_job) what
  cross join lateral (select case when i <= ${busyOpen} then ${oneOf('i', ...busyStages)} else ${oneOf('(i * 7 + i / 20)', ...stages)} end as stage) how
  join jobs j on j.id = ${jobId(`any_job - case when any_job > ${busyJobs} and any_job % 10 = 0 then 1 else 0 end`)};
  insert into applications (id, reference, job_id, organisation_id, person_id, version, stage, applied_on, changed_on, changed_by, is_named, reasons,
    disclosure, checks, distance, waits_since, checks_since, answer_due_on, answered_on, ended_on)
  select ${applicationId('i')}, 'A-' || ${code('i')}, job, organisation_id,
    case when stage not in ${isOpen} and changed_on < (now() - interval '6 months')::date then null else ${personId('person')} end,
    array_length(path, 1), stage, sent_on, changed_on, case when stage in ('applied', 'accepted', 'offer_declined', 'withdrawn') then 'candidate' else 'employer' end,
    'shortlisted' = any (path), case when stage like 'unsuccessful%' then '["experience"]'::jsonb else '[]' end,
    case when 'shortlisted' = any (path) and i % 3 = 0 then 'asked' else 'not_asked' end,
    case when 'offer' = any (path) then jsonb_build_array(jsonb_build_object('kind', 'identity', 'state', 'waiting', 'since', changed_on)) else '[]' end,
    ${oneOf('i', 'under_5', 'under_10', 'under_25', 'over_25', 'unknown')}, case when stage in ('applied', 'shortlisted', 'interview') then changed_on end,
    case when stage in ('offer', 'accepted') and changed_on >= (now() - interval '6 months')::date then changed_on end,
    sent_on + 14, case when stage not in ('applied', 'withdrawn') then least(changed_on, sent_on + i % 20) end, case when stage not in ${isOpen} then changed_on end
  from sent, lateral (select case when stage in ${isOpen} then current_date - i % 40 else current_date - i % 500 end as sent_on) d,
    lateral (select least(sent_on + i % 20, current_date) as changed_on) c,
    lateral (select array['applied'] || case stage when 'applied' then '{}'::text[] when 'shortlisted' then array['shortlisted']
      when 'interview' then array['shortlisted', 'interview'] when 'offer' then array['shortlisted', 'interview', 'offer']
      when 'unsuccessful_after_interview' then array['shortlisted', 'interview', stage]
      when 'unsuccessful' then array[stage] when 'withdrawn' then array[stage] when 'job_closed' then array[stage]
      else array['shortlisted', 'interview', 'offer', stage] end as path) p
  on conflict do nothing;
  update applications a set is_hidden = true from hidden_companies h where h.person_id = a.person_id and h.organisation_id = a.organisation_id;
  insert into own_application_parts (application_id, withdrawal_reason, needs_approval)
  select id, case when stage = 'withdrawn' then 'other_job' end, false from applications;
  insert into application_events (application_id, happened_on, version, kind, by_side, note)
  select a.id, case when k = a.version then a.changed_on else a.applied_on end, k,
    case when k = a.version then a.stage else (array['applied', 'shortlisted', 'interview', 'offer'])[k] end,
    case when k = 1 then 'candidate' when k = a.version then a.changed_by else 'employer' end, case when k = 2 then 'Thank you for writing to us.' end
  from applications a, generate_series(1, a.version) k order by a.applied_on, a.id, k;
  insert into interview_slots (application_id, organisation_id, on_day, at_time, minutes, way, place, state)
  select a.id, a.organisation_id, a.changed_on + 3 + k, '10:00', 30, 'in_person', 'Main site', case when a.stage = 'interview' then 'offered' when k = 1 then 'chosen' else 'withdrawn' end
  from applications a, generate_series(1, 3) k where a.version >= 3 and a.is_named;`

/**
 * The statements that fill a new database of ours with a crowd, as the database's owner: set by set, without triggers.
 * `vacuumed` follows them.
 */
export const hiringCrowd = (size: CrowdSize, accounts: CrowdAccounts): string => `
  set session_replication_role = replica;
  ${companies(size, accounts)}
  ${jobs(size)}
  ${indexLiveJobs}
  ${people(size, accounts)}
  ${applications(size)}
  set session_replication_role = origin;`

/** The statistics that the planner uses: a statement of its own, because it runs in no transaction. */
export const vacuumed = 'vacuum (analyze, index_cleanup on)'
