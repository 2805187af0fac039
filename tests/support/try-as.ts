import type { OwnDatabase } from './own-database'

/**
 * Tries a statement as somebody and rolls it back: returns how many rows it saw or affected, or the code of the
 * refusal.
 */
const tryAs = `
create or replace function public.try_as(p_as text, p_id text, p_statement text, p_assurance text default null) returns text
language plpgsql as $$
declare touched integer;
begin
  if p_assurance is not null then
    perform set_config('request.jwt.claims', jsonb_build_object('sub', p_id, 'role', p_as, 'aal', p_assurance)::text, true);
  end if;
  perform set_config('request.jwt.claim.sub', coalesce(p_id, ''), true);
  perform set_config('role', p_as, true);
  execute p_statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'ZZ001', message = touched::text;
exception
  when sqlstate 'ZZ001' then return sqlerrm;
  when others then return sqlstate;
end
$$;`

// The embedded edition does this by itself before it answers its first query.
const giveAway = `grant usage on schema public to anon, authenticated, service_role;
  grant all on all tables in schema public to anon, authenticated, service_role;`

/** The error code for insufficient privileges. */
export const refused = '42501'

/**
 * The table grants as our migrations leave them, or as the embedded edition gives them to everybody, so that only the
 * policies protect them.
 */
export type Grants = 'ours' | 'given away'

/** Each database, with each set of grants. */
export const editions = [
  { engine: 'PGlite', grants: 'ours' },
  { engine: 'PGlite', grants: 'given away' },
  { engine: 'PostgreSQL', grants: 'ours' },
] as const

/** Prepares a database for `resultsOf`. */
export async function prepareTries(database: OwnDatabase, grants: Grants): Promise<void> {
  await database.run(tryAs)
  if (grants === 'given away') await database.run(giveAway)
}

type Try = {
  cell: string
  /** The database role. */
  as: string
  /** The account in the token; null if there is none. */
  id: string | null
  statement: string
  /** How far the sign-in of the token went: with the password alone, or with the second step. */
  assurance?: 'aal1' | 'aal2'
}

const quoted = (text: string | null): string => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`)

/** The result of each statement that somebody tries: the rows it saw or affected, or the code of the refusal. */
export async function resultsOf(database: OwnDatabase, tries: readonly Try[]): Promise<Record<string, string>> {
  const list = tries
    .map(
      ({ cell, as, id, statement, assurance = null }) =>
        `(${[cell, as, id, statement, assurance].map(quoted).join(', ')})`,
    )
    .join(',\n')
  const rows = await database.rows(
    `select t.cell, public.try_as(t.who, t.id, t.statement, t.assurance) as outcome
     from (values ${list}) as t (cell, who, id, statement, assurance)`,
  )
  return Object.fromEntries(rows.map(({ cell, outcome }) => [String(cell), String(outcome)]))
}

/** Gives every account a second step, as a hosted provider keeps it; the embedded edition has no such table. */
export const giveSecondSteps = `
  create table auth.mfa_factors (id uuid primary key, user_id uuid not null, status text not null);
  insert into auth.mfa_factors select gen_random_uuid(), id, 'verified' from auth.users;`
export const takeSecondSteps = 'drop table auth.mfa_factors'
