import ipaddr from 'ipaddr.js';

const maxRemembered = 10_000;
const remembered = new Map<string, string>();

/** One counter per IPv4 address, and per IPv6 /64: that is what one household is handed. */
export function addressKey(address: string): string {
  let key = remembered.get(address);
  if (key === undefined) {
    key = computeKey(address);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(address, key);
  }
  return key;
}

function computeKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 45);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
