import ipaddr from 'ipaddr.js';

/** One counter per IPv4 address, and per IPv6 /64: that is what one household is handed. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 45);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
