/** What a phrase is flagged for. */
export type PhraseRule =
  | 'blanket_ban'
  | 'early_record_question'
  | 'spent_question'
  | 'police_record_demand'
  | 'barred_list'
  | 'certificate_copy'
  | 'deters_records'
  | 'age_wanted'
  | 'sex_wanted'
  | 'race_wanted'
  | 'language_wanted'
  | 'religion_wanted'
  | 'disability_wanted'
  | 'family_wanted'
  | 'age'
  | 'sex'
  | 'race'
  | 'disability'
  | 'religion'
  | 'family'
  | 'orientation'
  | 'unpaid'
  | 'fee_from_applicant'
  | 'commission_only'
  | 'cash_in_hand'
  | 'other_site'

export type Phrase = {
  rule: PhraseRule
  /** Matched as whole words, in any case, with any apostrophe, hyphen or space between words. */
  words: RegExp
  /** What to write instead, or an instruction (see `isInstruction`); empty to leave it out. */
  better: string
}
