import { ButtonLink } from '@/components/ui/button-link'
import { externalWords, providerNames } from '@/lib/content/account/sign-in'
import type { ExternalProvider } from '@/lib/domain/access/ways-in'

type Props = { providers: readonly ExternalProvider[]; next: string | null }

/** The other services that one can sign in with; nothing where none is connected. */
export function ExternalWays({ providers, next }: Props) {
  if (providers.length === 0) return null
  const after = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <section aria-labelledby="external-ways">
      <h2 id="external-ways">{externalWords.heading}</h2>
      <div className="button-row">
        {providers.map((provider) => (
          // A full page load, which nothing fetches ahead: it leads to another site.
          <ButtonLink key={provider} anchor="a" look="secondary" href={`/auth/with/${provider}${after}`}>
            {externalWords.continueWith(providerNames[provider])}
          </ButtonLink>
        ))}
      </div>
      <p className="form-note">{externalWords.told}</p>
    </section>
  )
}
