/** How long after a code another may be asked for, in seconds: as long as the sign-in server makes people wait. */
export const resendAfterSeconds = 60

/**
 * How many seconds are left until another code may be asked for.
 * @param sentAt when the last one was asked for, as an ISO time; anything else counts as long ago
 * @returns 0 to {@link resendAfterSeconds}
 */
export function secondsUntilResend(sentAt: string | undefined, now: Date): number {
  const passed = (now.getTime() - Date.parse(sentAt ?? '')) / 1000
  if (!(passed >= 0)) return 0
  return Math.max(0, Math.ceil(resendAfterSeconds - passed))
}
