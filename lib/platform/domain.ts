import type { CollectionConfig, GlobalConfig, Payload } from 'payload'
import type { Caller } from '@/lib/contract/caller'
import type { FeedPart } from '@/lib/contract/feed-entry'
import type { Handler } from '@/lib/platform/calls/handler'
import type { GraphqlApi } from '@/lib/platform/calls/graphql'
import type { WaitingRows } from '@/lib/platform/database/confirmed-rows'
import type { ScheduledJob } from '@/lib/platform/jobs/scheduler'

/** Several consumers iterate these facts of a domain: transport, back office, scheduler, the cabinet of a resident. */
export interface Domain {
  /** REST operations stand here with the cores that keep them. */
  handlers?: readonly Handler[]
  graphql?: GraphqlApi
  collections?: readonly CollectionConfig[]
  globals?: readonly GlobalConfig[]
  jobs?: readonly ScheduledJob[]
  /** Adds rows that no portal can do without where they are missing, at every start, before anybody is served. */
  ensureRows?: (payload: Payload) => Promise<unknown>
  /** Runs in the transaction that erases a resident: a name is taken off, a term is kept. */
  erase?: (residentId: number) => Promise<void>
  /** Answers what the archive of a resident's data holds of this domain, by the names of its fields. */
  personalData?: (caller: Caller) => Promise<Record<string, unknown>>
  /** Answers what a resident did here, newest first, for the feed of the cabinet. */
  feed?: (residentId: number, limit: number) => Promise<FeedPart>
  waiting?: Waiting
  /** Ends the letters that a key came with. Answers what its holder reads, null where the key is nobody's. */
  stopEmails?: (key: string) => Promise<string | null>
}

/** Residents do this here, and it counts only once their address is confirmed. */
export interface Waiting {
  /** Selects the rows that are stored and do not count yet. */
  rows: readonly WaitingRows[]
  /** Makes the rows count, in the transaction that confirms the address. */
  takeEffect: (residentId: number) => Promise<ConfirmationResult>
  /** Deletes what has waited for so many days, in the caller's transaction. Answers in words what it was. */
  drop: (residentId: number, days: number) => Promise<string[]>
}

interface ConfirmationResult {
  /** What counts now, a sentence each: «Заявка № 310 передана модератору.» */
  done: readonly string[]
  /** These came too late. */
  late: readonly LateEffect[]
}

/** A thing that was confirmed when it could not count any more, as its author is told of it. */
export interface LateEffect {
  /** The word by which its author's notifications call it. */
  kind: string
  title: string
  text: string
  url: string
}
