import { networkOfAddress } from '@/lib/server/http/client-network'

const ipv4 = '203.0.113.9'
const ipv6 = '2001:db8:1:2'

test.each([
  // IPv4
  ['203.0.113.9', ipv4],
  [' 203.0.113.9\t', ipv4],
  ['203.0.113.9:4711', ipv4],
  ['203.0.113.9:', ipv4],
  ['"203.0.113.9"', ipv4],
  ['"203.0.113.9:4711"', ipv4],
  ['[203.0.113.9]', ipv4],
  ['[203.0.113.9]:4711', ipv4],
  // IPv4 in IPv6: mapped, in every spelling
  ['::ffff:203.0.113.9', ipv4],
  ['::FFFF:203.0.113.9', ipv4],
  ['::ffff:cb00:7109', ipv4],
  ['0:0:0:0:0:ffff:cb00:7109', ipv4],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.9', ipv4],
  ['[::ffff:203.0.113.9]:4711', ipv4],
  ['::ffff:203.0.113.9%eth0', ipv4],
  // translated (RFC 2765), NAT64 (RFC 6052 and the local prefix of RFC 8215), 6to4
  ['::ffff:0:203.0.113.9', ipv4],
  ['64:ff9b::203.0.113.9', ipv4],
  ['64:ff9b::cb00:7109', ipv4],
  ['[64:ff9b::cb00:7109]:4711', ipv4],
  ['64:ff9b:1::203.0.113.9', ipv4],
  ['2002:cb00:7109::1', ipv4],
  ['2002:cb00:7109:ffff::1', ipv4],
  // IPv6: a household is one network
  ['2001:db8:1:2::9', ipv6],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', ipv6],
  ['2001:0db8:0001:0002:0000:0000:0000:0009', ipv6],
  ['[2001:db8:1:2::9]', ipv6],
  ['[2001:db8:1:2::9]:4711', ipv6],
  ['"[2001:db8:1:2::9]:4711"', ipv6],
  ['2001:db8:1:2::9%eth0', ipv6],
  ['[2001:db8:1:2::9%25eth0]:4711', ipv6],
  ['2001:db8:1:2::203.0.113.9', ipv6],
  ['fe80::1%en0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  // No address
  ['unknown', undefined],
  ['"unknown"', undefined],
  ['unknown:4711', undefined],
  ['_hidden', undefined],
  ['_SEVKISEK:_port', undefined],
  ['-', undefined],
  ['', undefined],
  ['unix:', undefined],
  ['localhost', undefined],
  ['010.0.0.1', undefined],
  ['203.0.113', undefined],
  ['203.0.113.256', undefined],
  ['3405803785', undefined],
  ['0xcb.0.0x71.9', undefined],
  ['2001:db8:::9', undefined],
  ['2001:db8:1:2:3:4:5:6:7', undefined],
  ['[2001:db8:1:2::9', undefined],
])('%j comes from %s', (written, network) => {
  expect(networkOfAddress(written)).toBe(network)
})
