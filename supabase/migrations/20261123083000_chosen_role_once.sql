-- Asks for the role that somebody chose when signing up, once in an account's life. Every emailed link and code leads here, and
-- whoever was refused, or whose role was taken away, has had their answer: they can ask again on the page of their account.
-- The choice is then deleted, because the request that would show that it was used is kept for a year only.
-- As request_role() answers; 'already' as well where the account has ever had a request or a change of its role.
create function public.request_chosen_role(
  p_user_id uuid, p_role text, p_organisation text, p_note text, p_to_address text, p_subject text, p_html text,
  p_body_text text
) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  answer text := 'already';
begin
  -- One at a time for an account.
  perform 1 from auth.users where id = p_user_id for update;
  if not exists (select 1 from public.role_requests where user_id = p_user_id)
    and not exists (select 1 from public.role_changes where user_id = p_user_id)
  then
    answer := public.request_role(
      p_user_id, p_role, p_organisation, p_note, p_to_address, p_subject, p_html, p_body_text);
  end if;
  if answer in ('asked', 'already') then
    update auth.users set raw_user_meta_data = raw_user_meta_data - 'wanted_role' where id = p_user_id;
  end if;
  return answer;
end
$$;

revoke all on function public.request_chosen_role(uuid, text, text, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function public.request_chosen_role(uuid, text, text, text, text, text, text, text) to service_role;
