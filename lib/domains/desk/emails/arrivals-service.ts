import { insertArrivals } from '@/lib/domains/desk/emails/repository'
import type { DeskSubject } from '@/lib/domains/desk/shapes'

/**
 * Notes in the caller's transaction that claims, ideas or messages to the support have come to somebody's queue: the staff are
 * emailed when that commits, each as chosen. Who may see them is decided when the email is written.
 */
export function noteArrivals(kind: DeskSubject['kind'], ids: readonly number[]): Promise<void> {
  return insertArrivals(kind, ids)
}
