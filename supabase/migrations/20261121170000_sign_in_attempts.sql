-- Limits on sign-in, sign-up and the e-mails they send. The buckets are digests: no address and no network is stored.

-- Counts one attempt. Answers how many seconds to wait: 0 when it may go ahead.
create function public.count_attempt(p_bucket text, p_per_minute integer, p_per_hour integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
  this_hour timestamptz := date_trunc('hour', now());
begin
  if public.count_hit('hour ' || p_bucket, this_hour) > p_per_hour then
    return ceil(extract(epoch from this_hour + interval '1 hour' - now()));
  end if;
  if public.count_hit('minute ' || p_bucket, this_minute) > p_per_minute then
    return ceil(extract(epoch from this_minute + interval '1 minute' - now()));
  end if;
  return 0;
end
$$;

revoke all on function public.count_attempt(text, integer, integer) from public, anon, authenticated;
grant execute on function public.count_attempt(text, integer, integer) to service_role;
