import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { AccountKind } from '@/lib/contract/call-limit'

/** Hash for keys: equal for equal texts, and the text cannot be read from it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Hash of the account that an e-mail address names, in any letter case. */
export function hashAccount(email: string): string {
  return fingerprint(email.trim().toLowerCase())
}

/** Hash of the network that a visitor's address belongs to. */
export function hashNetwork(address: string): string {
  return fingerprint(toNetwork(address))
}

/** Key under which `private_limits` keeps that an account logged in from an address. */
export function knownAddressKey(kind: AccountKind, email: string, address: string): string {
  return knownAddressPrefix(kind, email) + hashNetwork(address)
}

/** Beginning of the keys of all addresses from which an account logged in. */
export function knownAddressPrefix(kind: AccountKind, email: string): string {
  return `known address:${kind}:${hashAccount(email)}:`
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function toNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return groups.map((group) => group.toString(16)).join(':')
}
