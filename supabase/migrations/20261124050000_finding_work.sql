-- 1. An enquiry without an email address, or without a telephone number

-- Somebody who asks for a call back gives a telephone number or an email address, or both. What was not given is null, which equals
-- nothing: no two enquiries count as being from the same address because neither has one. The waitlist asks for both.
alter table public.enquiries
  alter column email drop not null,
  alter column phone_number drop not null,
  drop constraint enquiries_last_name_check;
alter table public.enquiries
  -- A surname may be one letter long.
  add constraint enquiries_last_name_check check (char_length(last_name) between 1 and 100),
  add constraint each_sender_can_be_reached check (
    case form_source
      when 'waitlist' then email is not null and phone_number is not null
      else email is not null or phone_number is not null
    end
  );

-- An enquiry without an address is shown in no portal until the team adds its address.
alter table public.enquiry_progress alter column email drop not null;
