import type { PersonFacts } from '@/lib/domain/casework/supported-person'

/** What is known of somebody of whom little is known. */
export const facts: PersonFacts = {
  name: 'Robin Ash',
  phone: '',
  email: '',
  safe_ways: ['call'],
  safe_hours: '',
  safe_days: [],
  safe_from: '',
  safe_to: '',
  interpreter: '',
  access_needs: '',
  town: '',
  district: '',
  place: 'community',
  establishment: '',
  release_on: null,
  release_unknown: null,
  practitioner_name: '',
  practitioner_contact: '',
  work_state: 'ready',
  own_reference: '',
}
