// Also read by `npm run role`, without a build: Node.js does not know the alias.
import { emailTemplates } from './generated-email-templates.ts'
import { fillEmail, type BothForms, type Email } from './fill-email.ts'

/** Writes an email in both forms. */
export const writeEmail = (email: Email): BothForms => fillEmail(emailTemplates, email)
