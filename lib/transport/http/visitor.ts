import type { Caller, Visitor } from '@/lib/contract/caller'
import { findSessionByToken } from '@/lib/domains/residents/sessions/service'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { AppError } from '@/lib/contract/errors'
import type { Access } from '@/lib/contract/operation'

const BEARER = /^Bearer ([\w-]{43})$/
const MAX_DEVICE_LENGTH = 300

export function readVisitor(headers: Headers): Visitor {
  return {
    address: headers.get(internalHeaders.clientAddress),
    device: (headers.get('user-agent') ?? '').slice(0, MAX_DEVICE_LENGTH),
  }
}

/** Throws unauthorized if a resident is required; with optional access an invalid token is a guest. */
export async function findCaller(access: Access, headers: Headers, visitor: Visitor): Promise<Caller | null> {
  if (access === 'public' || access === 'system') return null
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  const session = token ? await findSessionByToken(token, visitor) : null
  if (token && session) {
    return { residentId: session.residentId, sessionId: session.id, startedAt: session.startedAt, token }
  }
  if (access === 'resident') throw new AppError('unauthorized')
  return null
}
