/** Other services through which people may sign in, by the sign-in service's names for them. */
const externalProviders = ['google', 'azure', 'keycloak'] as const
export type ExternalProvider = (typeof externalProviders)[number]

export const externalProviderOf = (value: unknown): ExternalProvider | null =>
  externalProviders.find((known) => known === value) ?? null

/** What a connected sign-in service can do beyond email, code and password. Pages show nothing else. */
export type WaysIn = {
  /** In the order in which they are shown. */
  external: readonly ExternalProvider[]
  /** Whether organisations can be connected, whose members sign in there (SAML). */
  hasOrganisations: boolean
  hasPasskeys: boolean
  /** Whether people can sign in with a phone number and a code by SMS. */
  hasPhone: boolean
}

export const noFurtherWays: WaysIn = { external: [], hasOrganisations: false, hasPasskeys: false, hasPhone: false }

/**
 * The domain of an organisation, from a work address or the domain alone.
 * @returns null for anything else
 */
export function domainIn(typed: string): string | null {
  const domain = typed.trim().toLowerCase().split('@').at(-1) ?? ''
  return /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain) ? domain : null
}

/** Reads what the sign-in service says about itself at its /settings; anything unexpected counts as off. */
export function waysInOf(settings: unknown): WaysIn {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  const external = isObject(settings) && isObject(settings.external) ? settings.external : {}
  return {
    external: externalProviders.filter((name) => external[name] === true),
    hasOrganisations: isObject(settings) && settings.saml_enabled === true,
    hasPasskeys: isObject(settings) && settings.passkeys_enabled === true,
    hasPhone: external.phone === true,
  }
}

/**
 * Why the sign-in service, or the one behind it, sent somebody back without signing them in, as one of the reasons that
 * our page explains. None of its own text is shown: anybody can make up a URL.
 * @param error `error` and `error_code` of the URL
 */
export function refusalReason({ error, code }: { error: string | null; code: string | null }) {
  switch (code) {
    case 'otp_expired':
      return 'link'
    case 'identity_already_exists':
      return 'identity'
    case 'provider_email_needs_verification':
      return 'unverified'
    case 'bad_oauth_state':
    case 'bad_oauth_callback':
    case 'flow_state_expired':
    case 'flow_state_not_found':
    case 'flow_state_already_used':
    case 'saml_relay_state_not_found':
    case 'saml_relay_state_expired':
      return 'state'
    case 'sso_provider_not_found':
      return 'organisation'
    default:
      return error === 'access_denied' && code === null ? 'cancelled' : 'refused'
  }
}
