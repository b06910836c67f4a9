/** Machines that only those beside them can reach, by name and by number. */
const nearNames = /(^|\.)(localhost|local|internal|lan|home|home\.arpa|test|invalid)$/;
const nearNumbers =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

const hostIn = /^https?:\/\/(\[[^\]]+\]|[^/:?#@\s]+)(?=[/:?#]|$)/;

/** Whether viewers anywhere can open an address: not where it names a machine of one's own, or one in the house. */
export function isReachableAnywhere(address: string): boolean {
  const [, host = ''] = hostIn.exec(address.toLowerCase()) ?? [];
  if (host.startsWith('[')) return /^\[[23]/.test(host);
  return host.includes('.') && !nearNames.test(host) && !nearNumbers.test(host);
}
