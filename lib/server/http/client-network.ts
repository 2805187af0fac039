import 'server-only'

import ipaddr from 'ipaddr.js'

const { IPv4, IPv6 } = ipaddr
type Address = InstanceType<typeof IPv4> | InstanceType<typeof IPv6>

// The byte at which each prefix that embeds an IPv4 address has it, as written by a translator.
const offsetOfIpv4 = [
  { prefix: '::ffff:0:0/96', offset: 12 },
  { prefix: '::ffff:0:0:0/96', offset: 12 },
  { prefix: '64:ff9b::/96', offset: 12 },
  { prefix: '64:ff9b:1::/48', offset: 12 },
  { prefix: '2002::/16', offset: 2 },
].map(({ prefix, offset }) => ({ range: IPv6.parseCIDR(prefix), offset }))

function parseAddress(written: string): Address | undefined {
  // "010.0.0.1" and "0x0a000001", which programs read differently, do not count as addresses here.
  if (IPv4.isValidFourPartDecimal(written)) return IPv4.parse(written)
  const [address = ''] = written.split('%')
  return IPv6.isValid(address) ? IPv6.parse(address) : undefined
}

/** The address in what a proxy wrote: bare, in brackets or quotes, with a port or a zone. */
function addressIn(written: string): Address | undefined {
  const bare = written
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
  const [, inBrackets] = /^\[([^\]]+)\](?::\w*)?$/.exec(bare) ?? []
  const [, beforePort] = /^([\d.]+):\d*$/.exec(bare) ?? []
  return parseAddress(inBrackets ?? beforePort ?? bare)
}

/**
 * The network that a visitor comes from, in one canonical form: an IPv4 address, or the first four groups of an IPv6
 * one, because a household or a phone has a whole /64. An IPv4 address embedded in an IPv6 one (RFC 4291 mapped, RFC
 * 6052 and 8215 NAT64, RFC 2765, 6to4) counts as that IPv4 address.
 * @param written one element of X-Forwarded-For, as proxies write it
 * @returns undefined for "unknown", an obfuscated name (RFC 7239, "_hidden") and anything else that is not an address
 */
export function networkOfAddress(written: string): string | undefined {
  const address = addressIn(written)
  if (!(address instanceof IPv6)) return address?.toString()
  const carried = offsetOfIpv4.find(({ range }) => address.match(range))
  if (carried) return new IPv4(address.toByteArray().slice(carried.offset, carried.offset + 4)).toString()
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
