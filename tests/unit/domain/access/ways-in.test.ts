import { domainIn, noFurtherWays, refusalReason, waysInOf } from '@/lib/domain/access/ways-in'

test.each([
  [{ external: { google: true, azure: false, keycloak: true, github: true } }, ['google', 'keycloak'], false, false],
  [{ external: { azure: true, google: 'true' }, saml_enabled: true }, ['azure'], true, false],
  [{ external: null, saml_enabled: 'yes', passkeys_enabled: 1 }, [], false, false],
  [{ passkeys_enabled: true }, [], false, true],
  [null, [], false, false],
  ['<html>', [], false, false],
])('of %j only what we know and what is on is offered', (settings, external, hasOrganisations, hasPasskeys) => {
  expect(waysInOf(settings)).toEqual({ external, hasOrganisations, hasPasskeys })
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
