-- When somebody stops managing the people of a company, the invitations that they sent and that are still open are withdrawn. Otherwise
-- somebody who was removed could come back by one that they had sent to another address of theirs, with every right.

-- Wherever somebody stops to manage people: removed, left, with another role, or without that right.
create function public.end_invitations_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Held as accept_invitation holds it: what is being accepted at this moment is accepted before, or not at all.
  perform 1 from public.companies c where c.id = old.company_id for update;
  update public.company_invitations set withdrawn_at = now()
  where company_id = old.company_id and invited_by = old.user_id and used_at is null and withdrawn_at is null;
  return null;
end
$$;
revoke all on function public.end_invitations_of_member() from public, anon, authenticated, service_role;
create trigger end_invitations_of_former_member after delete on public.company_members
for each row when (old.manage_people) execute function public.end_invitations_of_member();
create trigger end_invitations_of_former_manager after update of manage_people on public.company_members
for each row when (old.manage_people and not new.manage_people) execute function public.end_invitations_of_member();

-- Those of people who stopped before this.
update public.company_invitations i set withdrawn_at = now()
where i.used_at is null and i.withdrawn_at is null and i.invited_by is not null and not exists (
  select 1 from public.company_members m
  where m.user_id = i.invited_by and m.company_id = i.company_id and m.manage_people);
