type Columns = {
  /** Where its rows appear in the data that a person receives on request (`account_data`). */
  at?: string
  /** About a person, and included there. `a=b` appears there under the name b. */
  given?: string
  /** About a person but withheld: it is somebody else's, it is a secret, or it only joins rows. */
  keptBack?: string
  /** Not about a person. */
  ofNobody?: string
}

const rights =
  'post_jobs see_applicants read_disclosures export_reports manage_people refer see_all_people report support mentor'

/**
 * Every table and column in the database, by what it means for people. A new one must be added here before the tests
 * pass.
 */
export const columns: Readonly<Record<string, Columns>> = {
  application_events: {
    at: 'candidate.applications.history',
    given: 'application_id happened_on happened_at version kind by_side note id',
    keptBack: 'actor_id',
  },
  application_messages: { at: 'messages', given: 'by_side sent_at', keptBack: 'id application_id actor_id sealed' },
  application_notes: {
    at: 'candidate.applications.notes',
    given: 'written_at words',
    keptBack: 'id application_id author_id',
  },
  application_threads: {
    keptBack: `application_id organisation_id person_id key_id wrapped unread_by_person unread_by_employer employer_since`,
  },
  applications: {
    at: 'candidate.applications',
    given: `id reference job_id organisation_id person_id version stage applied_on changed_on changed_by is_named reasons
      disclosure disclosure_on checks is_hidden distance ended_on waits_since answer_due_on answered_on for_replies
      checks_since statement_since last_step_on advert_id why contact_then first_day started_on six_weeks start_due_on`,
  },
  // Decrypted for the person by the server, which adds what the database cannot read.
  application_cvs: {
    at: 'candidate.applications.cv',
    given: 'sent_at opened_at',
    keptBack: 'application_id key_id wrapped sealed',
  },
  // In the export, digests are a list of days.
  applicants_digests: { keptBack: 'user_id day' },
  application_email_choices: {
    at: 'application_emails',
    given: 'wants_emails wants_texts events changed_at',
    keptBack: 'user_id text_due_since',
  },
  audit_log: { at: 'log', given: 'happened_at action', keptBack: 'id actor_id actor subject_kind subject' },
  candidate_cards: {
    at: 'candidate.card',
    given: 'person_id skills tickets experience availability right_to_work',
  },
  candidate_contacts: { at: 'candidate.contact', given: 'person_id first_name last_name town phone email' },
  candidate_profiles: {
    at: 'candidate',
    given: `person_id version first_name last_name phone town district share_phone share_email wants visibility
      changed_at`,
    keptBack: 'user_id',
  },
  organisations: {
    at: 'companies_asked_for',
    given: `id version kind name company_number sector size sites about website phone state answer asked_as asked_at decided_at
      waits_since wanted_name wanted_number wanted_at charity_number services areas safeguarding_name safeguarding_email
      data_agreement_on takes_referrals places_a_month is_listed`,
    keptBack: 'asked_by contract_dates',
  },
  organisation_events: { at: 'steps_in_companies', given: 'id organisation_id happened_at kind', keptBack: 'actor_id' },
  organisation_checks: {
    at: 'companies_asked_for.team_checks',
    given: 'what=checked found=words bears_out noted_at',
    keptBack: 'id organisation_id actor_id',
  },
  organisation_invitations: {
    at: 'organisation_invitations',
    given: `id organisation_id email ${rights} created_at ends_at used_at withdrawn_at`,
    keptBack: 'token_digest invited_by',
  },
  organisation_members: {
    at: 'company_membership',
    given: `organisation_id ${rights} joined_at reads_since`,
    keptBack: 'user_id',
  },
  consent_records: {
    at: 'enquiries.consents',
    given: 'id purpose granted wording wording_version form_source recorded_at',
    keptBack: 'enquiry_id',
  },
  digest_choices: { at: 'digest_choice', given: 'wants_digest changed_at', keptBack: 'user_id' },
  enquiries: {
    at: 'enquiries',
    given: `id reference form_source first_name last_name email phone_number location referral company_name job_title
      organisation organisation_type message support quarantined quarantine_reason created_at due_on`,
  },
  enquiry_events: {
    at: 'enquiries.what_was_done',
    given: 'id version happened_at kind reached called_at next_try_on note outcome field old_value subject',
    keptBack: 'enquiry_id actor_id actor owner before',
  },
  enquiry_reply_drafts: {
    at: 'enquiries.reply_drafts',
    given: 'version subject body saved_at',
    keptBack: 'enquiry_id author_id',
  },
  enquiry_progress: {
    at: 'enquiry_progress',
    given: 'reference form_source email organisation sent_at state state_changed_at',
    keptBack: 'enquiry_id',
  },
  enquiry_work: {
    at: 'enquiries.how_far',
    given: `reference form_source received_at due_on is_held state outcome first_contact_at closed_at failed_tries
      next_try_on version`,
    keptBack: 'enquiry_id owner_id words',
  },
  hidden_companies: { at: 'candidate.hidden_companies', given: 'organisation_id hidden_at', keptBack: 'person_id' },
  idempotency_keys: { ofNobody: 'scope key fingerprint reference created_at' },
  interview_slots: {
    at: 'candidate.applications.interview_slots',
    given: 'id application_id on_day at_time minutes way place postcode ask_for bring phone state organisation_id',
  },
  job_adverts: { ofNobody: 'id job_id title advert published_at' },
  job_check_ins: {
    at: 'job_starts.job_check_ins',
    given: 'moment side due_on asked_at token_ends_at answer answered_on told_at',
    keptBack: 'id job_start_id token_digest',
  },
  job_checks: {
    at: 'job_starts.job_checks',
    given: `milestone due_on asked_at is_asked reminded_at token_ends_at answer=found reason evidence answered_on employer_answer
      employer_answered_on employer_asked_at employer_token_ends_at`,
    keptBack: 'id job_start_id token_digest employer_token_digest verified_by',
  },
  job_starts: {
    at: 'job_starts',
    given: `employer title started_on is_confirmed hours_a_week is_real_living_wage came_from_day_release may_ask_employer
      may_be_counted entered_at next_check_on`,
    keptBack: 'id application_id supported_person_id user_id organisation_id entered_by',
  },
  job_events: { at: 'steps_on_jobs', given: 'id job_id happened_at version kind note', keptBack: 'actor_id' },
  job_search: {
    ofNobody:
      'district is_home job_id organisation_id posted_on closes_on title_key town town_key sector changed_at words',
  },
  job_words: { ofNobody: 'word spellings' },
  jobs: {
    ofNobody: `id organisation_id version status draft review review_asked_at returned_field returned_words returned_draft taken_off
      let_through advert title
      posted_on closes_on closed_on hired created_at changed_at live_at hourly_pence has_nights`,
  },
  job_suggestions: {
    at: 'support_files.job_suggestions',
    given: 'job_id why suggested_at declined_at',
    keptBack: 'id supported_person_id suggested_by',
  },
  kept_jobs: { at: 'candidate.kept_jobs', given: 'job_id kind kept_at', keptBack: 'person_id' },
  own_application_parts: {
    at: 'candidate.applications.own_part',
    given: 'withdrawal_reason needs_approval',
    keptBack: 'application_id',
  },
  mentor_offers: { at: 'mentor_offer', given: 'places subjects changed_at', keptBack: 'user_id organisation_id' },
  mentorings: {
    at: 'support_files.mentorings',
    given: 'state asked_at answered_at decline_reason ended_at ended_by',
    keptBack: `id supported_person_id mentor_id read_by_person_at read_by_mentor_at person_news_at person_told_at
      mentor_news_at mentor_told_at`,
  },
  mentoring_sessions: {
    at: 'support_files.mentorings.mentoring_sessions',
    given: 'on_day minutes next_time added_at',
    keptBack: 'id mentoring_id',
  },
  mentoring_worries: {
    at: 'support_files.mentoring_worries',
    given: 'id by_side reported_at',
    keptBack: 'supported_person_id mentoring_id sealed',
  },
  worry_readings: {
    at: 'support_files.mentoring_worries.worry_readings',
    given: 'read_at',
    keptBack: 'id worry_id reader_id',
  },
  message_reports: {
    at: 'messages_reported',
    given: 'reason is_sent_along reported_at closed_at',
    keptBack: 'id organisation_id message_id reported_by reporter_id',
  },
  outgoing_emails: {
    at: 'emails',
    given: 'kind to_address=to sent_at',
    // Their text repeats what is in other rows; the rest is about delivering them.
    keptBack: `id enquiry_id account_id subject html body_text status attempts next_attempt_at claim_token
      locked_until provider provider_id last_error_code created_at stop_url batch saved_search_id supported_person_id support_appointment_id
      referral_id job_check_id job_check_in_id enquiry_version channel useful_until asked_in network`,
  },
  postcode_districts: { ofNobody: 'district north east' },
  referral_events: {
    at: 'support_files.referrals.referral_events',
    given: 'happened_at version kind by_side fields',
    keptBack: 'id referral_id actor_id',
  },
  referrals: {
    at: 'support_files.referrals',
    given: `reference version state is_own facts services words consent_wording consent_version consent_way consent_on
      consent_until begun_at changed_at sent_at accepted_at contact_due_on first_contact_on closed_at reason outcome
      forgotten_at`,
    keptBack:
      'id sender_id receiver_id known_by supported_person_id from_person_id begun_by receiver_told_at sender_told_at',
  },
  schema_version: { ofNobody: 'is_only version' },
  recovery_codes: { at: 'recovery_codes', given: 'made_at', keptBack: 'user_id digest' },
  rate_windows: { ofNobody: 'bucket window_start hits' },
  published_figures: { ofNobody: 'week counted_on people' },
  role_changes: { at: 'role_changes', given: 'id old_role new_role changed_at', keptBack: 'user_id changed_by' },
  social_contracts: {
    ofNobody: 'id organisation_id name buyer framework starts_on ends_on targets made_at',
  },
  saved_searches: {
    at: 'saved_searches',
    given: 'id email query rhythm asked_at confirmed_at looked_until next_look_at',
  },
  // Only an index: that they have the role is in the account.
  team_accounts: { keptBack: 'user_id' },
  // The key opens what the person wrote: they receive the text itself, see send-account-data.ts.
  statement_keys: { keptBack: 'person_id key_id wrapped' },
  // For the person who shared it; whoever read it gets a list of times.
  statement_readings: {
    at: 'candidate.statement_releases.readings',
    given: 'read_at',
    keptBack: 'id release_id reader_id',
  },
  statement_releases: {
    at: 'candidate.statement_releases',
    given: 'id application_id version given_at ended_at ended_because readers_told_at',
    keptBack: 'person_id has_new_reader',
  },
  statements: { at: 'candidate.statements', given: 'version written_at', keptBack: 'person_id sealed' },
  support_appointments: {
    at: 'support_files.support_appointments',
    given: 'version kind starts_at ends_at way place is_cancelled change_asked_by outcome booked_at',
    keptBack: 'id supported_person_id worker_id time_set_at day_reminder_at hours_reminder_at',
  },
  diary_entries: { at: 'diary_entries', given: 'title on_day at_time minutes place added_at', keptBack: 'id user_id' },
  support_digests: { keptBack: 'user_id day' },
  support_email_choices: { at: 'support_emails', given: 'wants_news wants_digest changed_at', keptBack: 'user_id' },
  support_feeds: { at: 'support_feed', given: 'made_at', keptBack: 'user_id token_digest' },
  support_messages: {
    at: 'support_files.support_messages',
    given: 'id by_side written_at send_at sent_at stopped_at',
    keptBack: 'supported_person_id mentoring_id author_id sealed told_at',
  },
  support_threads: { keptBack: 'supported_person_id key_id wrapped read_by_person_at read_by_worker_at' },
  support_needs: {
    at: 'support_files.support_needs',
    given: 'need state changed_on',
    keptBack: 'supported_person_id',
  },
  support_notes: {
    at: 'support_files.support_notes',
    given: 'kind words is_for_colleagues reason written_at',
    keptBack: 'id supported_person_id corrects author_id',
  },
  support_put_offs: {
    at: 'support_files.support_put_offs',
    given: 'alert until reason',
    keptBack: 'supported_person_id',
  },
  support_steps: {
    at: 'support_files.support_steps',
    given: 'goal what who by_day done_on added_at',
    keptBack: 'id supported_person_id version added_by done_by',
  },
  support_consents: {
    at: 'support_files.support_consents',
    given: 'wording wording_version way given_on ends_on recorded_at ended_at ended_by',
    keptBack: 'id supported_person_id recorded_by',
  },
  support_events: {
    at: 'support_files.support_events',
    given: 'happened_at version kind by_side note',
    keptBack: 'id supported_person_id actor_id',
  },
  support_invitations: {
    at: 'support_files.support_invitations',
    given: 'email created_at ends_at used_at withdrawn_at',
    keptBack: 'id supported_person_id code_digest created_by',
  },
  support_openings: {
    at: 'support_files.support_openings',
    given: 'opened_at reason words',
    keptBack: 'id supported_person_id opened_by',
  },
  supported_people: {
    at: 'support_files',
    given: `id organisation_id reference version name phone email safe_ways safe_hours safe_days safe_from safe_to interpreter access_needs town
      district place establishment release_on release_unknown practitioner_name practitioner_contact work_state
      ready_on own_reference sorted share_profile share_applications share_diary share_statement created_at changed_at closed_at`,
    keptBack: 'user_id worker_id known_by',
  },
  work_restrictions: {
    at: 'support_files.work_restrictions',
    given: 'kind detail ends_on source added_at',
    keptBack: 'id supported_person_id added_by',
  },
  subject_requests: {
    at: 'subject_requests',
    given: `id kind email received_on due_on done_at outcome created_at opened_at opened_how opened_reason identity
      answer`,
    keptBack: 'email_digest code_digest code_tries began_by',
  },
  team_digests: { keptBack: 'user_id day' },
  waitlist_applications: {
    at: 'enquiries.waitlist_application',
    given: 'job_interest availability support skills experience',
    keptBack: 'enquiry_id',
  },
  // A reference that an employer knew, without its person.
  withdrawn_applications: { ofNobody: 'reference organisation_id job_id is_withdrawn ended_on' },
}
