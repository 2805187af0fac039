type Account = { created_at: string; email_confirmed_at?: string; last_sign_in_at?: string }

/**
 * Whether the latest sign-in to an account is the one that proved its email address. An account that somebody made with
 * its address already proven never has such a sign-in.
 * @param account as the sign-in service returns it right after the sign-in; ISO times, all by the service's own clock
 * @param withinMs the longest that may pass between the proof and the sign-in, in milliseconds
 * @returns false also when the service does not say when
 */
export function provedJustNow(account: Account, withinMs: number): boolean {
  const [madeAt, provenAt, signedInAt] = [account.created_at, account.email_confirmed_at, account.last_sign_in_at].map(
    (time) => Date.parse(time ?? ''),
  ) as [number, number, number]
  // Signing up and opening the email takes longer than a second.
  return provenAt - madeAt > 1000 && Math.abs(signedInAt - provenAt) <= withinMs
}
