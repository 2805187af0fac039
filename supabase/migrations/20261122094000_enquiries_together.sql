-- Enquiries that come at one moment are kept together, in one call and one commit.

-- Keeps each of a JSON list of {"save", "enquiry", "emails", "consents", "scope", "key", "fingerprint", "client", "quarantined"} by the
-- function that "save" names, and answers what each of them answered, in the same order. One that fails takes no other with it: its
-- answer is {"outcome": "failed", "code"}. One such call is served at a time: each holds what it counted until it ends, in the order in which its
-- enquiries came, and two would wait for each other without end.
create function public.accept_enquiries(
  p_enquiries text,
  p_client_per_minute integer,
  p_client_per_hour integer,
  p_held_above_per_minute integer
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  sent jsonb;
  answer jsonb;
  answers jsonb := '[]';
begin
  perform pg_advisory_xact_lock(hashtextextended('accept_enquiries', 0));
  for sent in select * from jsonb_array_elements(p_enquiries::jsonb) loop
    begin
      if sent ->> 'save' = 'accept_waitlist_application' then
        answer := public.accept_waitlist_application((sent -> 'enquiry')::text, (sent -> 'emails')::text, (sent -> 'consents')::text,
          sent ->> 'scope', sent ->> 'key', sent ->> 'fingerprint', sent ->> 'client', p_client_per_minute, p_client_per_hour,
          p_held_above_per_minute, (sent -> 'quarantined')::boolean);
      else
        answer := public.accept_enquiry((sent -> 'enquiry')::text, (sent -> 'emails')::text, (sent -> 'consents')::text,
          sent ->> 'scope', sent ->> 'key', sent ->> 'fingerprint', sent ->> 'client', p_client_per_minute, p_client_per_hour,
          p_held_above_per_minute, (sent -> 'quarantined')::boolean);
      end if;
    exception when others then
      answer := jsonb_build_object('outcome', 'failed', 'code', sqlstate);
    end;
    answers := answers || answer;
  end loop;
  return answers;
end
$$;
-- One that waits for somebody else's transaction fails alone: even eight such waits are shorter than the silence after which the site
-- takes the database to be down, 2.5 seconds.
alter function public.accept_enquiry(text, text, text, text, text, text, text, integer, integer, integer, boolean)
set lock_timeout = '300ms';

revoke all on function public.accept_enquiries(text, integer, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.accept_enquiries(text, integer, integer, integer) to service_role;

-- As before, with this version.
create or replace function public.service_status() returns jsonb
language sql security definer set search_path = '' as $$
  select public.status_with_hiring() || jsonb_build_object('schema_version', '20261122094000')
$$;
