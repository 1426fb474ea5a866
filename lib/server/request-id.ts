import { randomBytes } from 'node:crypto'

/** Number of a request in the log and in its response. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
}
