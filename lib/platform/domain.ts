import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Answer } from '@/lib/platform/calls/answer'
import type { ScheduledJob } from '@/lib/platform/jobs/clock'

/** What of a domain several consumers iterate: the transport, the back office, the scheduler, the erasure of a resident. */
export interface Domain {
  /** REST operations with the cores that keep them. */
  answers?: readonly Answer[]
  collections?: readonly CollectionConfig[]
  globals?: readonly GlobalConfig[]
  jobs?: readonly ScheduledJob[]
  /** What is done in the transaction that erases a resident: a name is taken off, a term is kept. */
  erase?: (residentId: number) => Promise<void>
}
