import { idOf } from './id-of'

/** Two caseworkers and a lead of one organisation, one of another, a mentor, and the person, who has an account. */
export const people = {
  lead: { id: idOf(1), role: 'partner', rights: 'see_all_people' },
  worker: { id: idOf(2), role: 'caseworker', rights: 'support' },
  colleague: { id: idOf(3), role: 'caseworker', rights: 'support' },
  mentor: { id: idOf(4), role: 'caseworker', rights: 'mentor' },
  elsewhere: { id: idOf(5), role: 'caseworker', rights: 'support' },
  person: { id: idOf(6), role: 'candidate', rights: null },
  another: { id: idOf(7), role: 'candidate', rights: null },
} as const
export type Person = keyof typeof people
const names = Object.keys(people) as Person[]
export const file = idOf(201)

const organisation = (id: string, name: string): string => `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${id}', 'partner', '${name}', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');`
export const seed = [
  organisation(idOf(101), 'One'),
  organisation(idOf(102), 'Two'),
  ...names.map((name) => {
    const { id, role, rights } = people[name]
    const member = rights
      ? `insert into organisation_members (user_id, organisation_id, ${rights}) values ('${id}', '${idOf(name === 'elsewhere' ? 102 : 101)}', true);`
      : ''
    return `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values ('${id}', '${name}@example.org', now(), '{"role": "${role}"}', '{"full_name": "${name} Name"}'); ${member}`
  }),
  `insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, safe_ways)
     values ('${file}', '${idOf(101)}', 'SP-000001', '${people.person.id}', '${people.worker.id}', 'Jo Li', 'jo', '["email"]');
   insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
     values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');`,
].join('\n')
