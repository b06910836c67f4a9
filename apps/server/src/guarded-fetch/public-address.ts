import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by number, private by meaning: Azure answers guests' platform questions here. */
const CLOUD_PLATFORM_ADDRESSES = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet. The rule is an allow-list: whatever is not
 * plain global unicast is refused, so a range invented tomorrow is refused too.
 */
export function isPublicAddress(address: string): boolean {
  // node:net first: ipaddr.js also reads "0177.1", which the operating system may read otherwise.
  if (isIPv4(address)) {
    return (
      ipaddr.IPv4.parse(address).range() === 'unicast' && !CLOUD_PLATFORM_ADDRESSES.has(address)
    );
  }
  // A zone id ("%eth0") names an interface of this machine; no public address has one.
  if (!isIPv6(address) || address.includes('%')) return false;
  const ip = ipaddr.IPv6.parse(address);
  return ip.range() === 'unicast' && isGlobalUnicast(ip) && !isIsatap(ip);
}

/**
 * 2000::/3, the only block handed out for the public internet. This refuses the forms that carry
 * an IPv4 address inside (::a.b.c.d, ::ffff:a.b.c.d, 64:ff9b::a.b.c.d) whole, since a translator on
 * the way could turn them into a private one. 2002::/16 and Teredo are refused by their range.
 */
function isGlobalUnicast(ip: ipaddr.IPv6): boolean {
  return ((ip.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** ISATAP (RFC 5214) hides an IPv4 address behind ::0:5efe or ::200:5efe in any prefix. */
function isIsatap(ip: ipaddr.IPv6): boolean {
  return ((ip.parts[4] ?? 0) & ~0x0200) === 0 && ip.parts[5] === 0x5efe;
}
