import { plainTextOf } from '../../scripts/emails/plain-text'
import type { Service } from './service'

export type Mail = {
  subject: string
  text: string
  html: string
  to: { address: string }[]
  from: { address: string; name: string }[]
  headers: Record<string, string>
}

/** What has arrived in the embedded mailbox for an address. GoTrue's emails are HTML alone, so their text is made from it. */
export async function mailFor(service: Service, address: string): Promise<Mail[]> {
  const all = (await (await fetch(`${service.mailboxUrl}/email`)).json()) as Mail[]
  return all
    .filter((mail) => mail.to.some((recipient) => recipient.address === address))
    .map((mail) => ({ ...mail, text: mail.text || plainTextOf(mail.html) }))
}

export type Sms = { to: string; from: string; text: string }

/** What has arrived in the embedded mailbox for a number such as +447700900123. */
export async function smsFor(service: Service, number: string): Promise<Sms[]> {
  const all = (await (await fetch(`${service.mailboxUrl}/sms.json`)).json()) as Sms[]
  return all.filter(({ to }) => to === number)
}
