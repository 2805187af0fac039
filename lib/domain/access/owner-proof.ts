/**
 * How somebody shows, before their account changes, that it is them: by their password; or, having none, by the code or
 * link from an email that they used in this browser within the hour. 'To come' if they have done neither.
 */
export type OwnerProofKind = 'password' | 'code' | 'to come'
