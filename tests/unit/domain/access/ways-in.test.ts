import { domainIn, noFurtherWays, refusalReason, waysInOf } from '@/lib/domain/access/ways-in'

const off = noFurtherWays

test.each([
  [{ external: { google: true, azure: false, keycloak: true, github: true } }, { external: ['google', 'keycloak'] }],
  [
    { external: { azure: true, google: 'true' }, saml_enabled: true },
    { external: ['azure'], hasOrganisations: true },
  ],
  [{ external: null, saml_enabled: 'yes', passkeys_enabled: 1 }, {}],
  [{ passkeys_enabled: true }, { hasPasskeys: true }],
  [{ external: { phone: true } }, { hasPhone: true }],
  [{ external: { phone: 'true' }, phone: true }, {}],
  [null, {}],
  ['<html>', {}],
])('of %j only what we know and what is on is offered', (settings, offered) => {
  expect(waysInOf(settings)).toEqual({ ...off, ...offered })
})

test('where nothing is known nothing is offered', () => {
  expect(waysInOf(undefined)).toEqual(noFurtherWays)
})

test.each([
  ['access_denied', null, 'cancelled'],
  ['access_denied', 'otp_expired', 'link'],
  ['access_denied', 'user_banned', 'refused'],
  ['server_error', 'identity_already_exists', 'identity'],
  ['server_error', 'provider_email_needs_verification', 'unverified'],
  ['invalid_request', 'bad_oauth_state', 'state'],
  ['invalid_request', 'flow_state_already_used', 'state'],
  ['invalid_request', 'sso_provider_not_found', 'organisation'],
  ['server_error', 'unexpected_failure', 'refused'],
  [null, '<script>', 'refused'],
])('error %s with the code %s is explained as %s', (error, code, reason) => {
  expect(refusalReason({ error, code })).toBe(reason)
})

test.each([
  ['ann@Example.ac.uk', 'example.ac.uk'],
  [' example.org ', 'example.org'],
  ['ann@sub.example.org', 'sub.example.org'],
])('%j is of the domain %s', (typed, domain) => {
  expect(domainIn(typed)).toBe(domain)
})

test.each([
  '',
  'example',
  'ann@',
  '-example.org',
  'https://example.org',
  'example.org/x',
  'exa mple.org',
  `${'a'.repeat(64)}.org`,
])('%j names no domain', (typed) => {
  expect(domainIn(typed)).toBeNull()
})
