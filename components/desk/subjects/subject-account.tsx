import { Facts } from '@/components/work/facts'
import type { KeptAccountFacts as Account } from '@/components/desk/subjects/kept-about'
import { subjectPageWords } from '@/lib/content/desk/subjects'
import { capitalised } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Props = { account: Account | null }

const words = subjectPageWords.accountFacts
const dayOr = (moment: string | null): string => (moment ? momentDayText(moment) : subjectPageWords.no)

export function SubjectAccount({ account }: Props) {
  return (
    <>
      <h3>{subjectPageWords.account}</h3>
      {account ? (
        <Facts
          facts={[
            { name: words.name, value: account.name ?? subjectPageWords.notGiven },
            { name: words.role, value: account.role ? capitalised(account.role) : subjectPageWords.none },
            { name: words.verified, value: dayOr(account.verifiedAt) },
            { name: words.made, value: dayOr(account.madeAt) },
            { name: words.lastSignIn, value: account.lastSignInAt ? dayOr(account.lastSignInAt) : words.never },
            { name: words.sessions, value: account.sessions === 0 ? words.nowhere : words.devices(account.sessions) },
            { name: words.changes, value: account.roleChanges },
            { name: words.emails, value: account.emails.length },
          ]}
        />
      ) : (
        <p>{subjectPageWords.noAccount}</p>
      )}
    </>
  )
}
