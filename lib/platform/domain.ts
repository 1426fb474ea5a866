import type { CollectionConfig, GlobalConfig, Payload } from 'payload'
import type { Caller } from '@/lib/contract/caller'
import type { FeedPart } from '@/lib/contract/feed-entry'
import type { Answer } from '@/lib/platform/calls/answer'
import type { Graph } from '@/lib/platform/calls/graph'
import type { WaitingRows } from '@/lib/platform/database/waiting-rows'
import type { ScheduledJob } from '@/lib/platform/jobs/scheduler'

/** What of a domain several consumers iterate: the transport, the back office, the scheduler, the cabinet of a resident. */
export interface Domain {
  /** REST operations with the cores that keep them. */
  answers?: readonly Answer[]
  graph?: Graph
  collections?: readonly CollectionConfig[]
  globals?: readonly GlobalConfig[]
  jobs?: readonly ScheduledJob[]
  /** Adds what no portal can do without, where the database lacks it: done at every start, before anybody is served. */
  ensureRows?: (payload: Payload) => Promise<unknown>
  /** What is done in the transaction that erases a resident: a name is taken off, a term is kept. */
  erase?: (residentId: number) => Promise<void>
  /** What the archive of a resident's data holds of this domain, by the names of its fields. */
  personalData?: (caller: Caller) => Promise<Record<string, unknown>>
  /** What a resident did here, newest first, for the feed of the cabinet. */
  feed?: (residentId: number, limit: number) => Promise<FeedPart>
  waiting?: Waiting
  /** Ends the letters that a key came with. The answer is what its holder reads, null for a key of nobody. */
  stopLetters?: (key: string) => Promise<string | null>
}

/** What residents do here that counts only once their address is confirmed. */
export interface Waiting {
  /** What of it is stored and does not count yet. */
  rows: readonly WaitingRows[]
  /** Makes it count, in the transaction that confirms the address. The answer is what came too late. */
  takeEffect: (residentId: number) => Promise<LateThing[]>
  /** Deletes what has waited for so many days, in the caller's transaction. The answer is what it was, in words. */
  drop: (residentId: number, days: number) => Promise<string[]>
}

/** Something that was confirmed when it could not count any more, as its author is told. */
export interface LateThing {
  /** As its author's notifications call it. */
  kind: string
  title: string
  text: string
  url: string
}
