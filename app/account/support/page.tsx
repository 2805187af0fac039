import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { NoCode } from '@/components/casework/support/no-code'
import { ShareBoxes } from '@/components/casework/support/share-boxes'
import { TextField } from '@/components/forms/text-field'
import { PostedForm } from '@/components/work/posted-form'
import { ownSupportProblems, supportCodeWords as words } from '@/lib/content/casework/own-support'
import { readShares } from '@/lib/domain/casework/supported-person'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(words.title)

export default async function SupportCodeRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const kept = await keptInput((await searchParams).again)
  const found = kept?.message === '' && kept.values.form === 'support-look' ? kept.values : null
  const isForWork = user.role !== null && user.role !== 'candidate'
  return (
    <AccountPage
      heading={found && !isForWork ? words.foundTitle : words.title}
      back={user.role === 'candidate' ? { label: words.back, href: '/dashboard/candidateportal/support' } : undefined}
    >
      {isForWork ? (
        <p className="notice">{ownSupportProblems.other_role}</p>
      ) : found ? (
        <>
          <p className="lead">{words.found(found.organisation ?? '', found.name ?? '')}</p>
          <p>{words.notYou}</p>
          <PostedForm
            to="candidate"
            action="support-join"
            submit={words.join}
            hidden={{ code: found.code ?? '' }}
            kept={null}
          >
            <ShareBoxes legend={words.choose} hint={words.chooseText} idPrefix="share" shares={readShares({})} />
          </PostedForm>
        </>
      ) : (
        <>
          <p className="lead">{words.lead}</p>
          <PostedForm
            to="candidate"
            action="support-look"
            submit={words.look}
            kept={
              kept?.values.form === 'support-join'
                ? { ...kept, values: { ...kept.values, form: 'support-look' } }
                : kept
            }
            problemHeading="h2"
          >
            <TextField
              id="code"
              name="code"
              label={words.code}
              hint={words.codeHint}
              defaultValue={kept?.values.code ?? ''}
              error={kept?.field === 'code' ? kept.message : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          </PostedForm>
          <p>{words.works}</p>
          <NoCode />
        </>
      )}
    </AccountPage>
  )
}
