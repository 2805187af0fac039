/**
 * Why a code is not sent by SMS, as our hook answers the sign-in server, and as it passes that on to us:
 * `number`, `network` and `everybody` are the ceilings of a day; `abroad` is a number that is not a UK mobile.
 */
export const smsRefusals = ['number', 'network', 'everybody', 'abroad'] as const
export type SmsRefusal = (typeof smsRefusals)[number]

const before = 'sms_not_sent_'

export const refusalMessage = (refusal: SmsRefusal): string => `${before}${refusal}`

/** The refusal in a message that came back from the sign-in server; null in any other message. */
export const refusalIn = (message: string): SmsRefusal | null =>
  smsRefusals.find((refusal) => message.includes(refusalMessage(refusal))) ?? null
