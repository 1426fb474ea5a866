import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { AccountKind } from '@/lib/contract/call-limit'

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Hash of the email in lower case. */
export function hashAccount(email: string): string {
  return fingerprint(email.trim().toLowerCase())
}

export function hashNetwork(address: string): string {
  return fingerprint(toNetwork(address))
}

/** Key of a login from an address in `private_limits`. */
export function knownAddressKey(kind: AccountKind, email: string, address: string): string {
  return knownAddressPrefix(kind, email) + hashNetwork(address)
}

export function knownAddressPrefix(kind: AccountKind, email: string): string {
  return `known address:${kind}:${hashAccount(email)}:`
}

/** A subscriber has a whole /64 of IPv6 addresses. */
function toNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}
