import type { CollectionConfig, GlobalConfig, Payload } from 'payload'
import type { Caller } from '@/lib/contract/caller'
import type { FeedPart } from '@/lib/contract/feed-entry'
import type { Handler } from '@/lib/platform/calls/handler'
import type { GraphqlApi } from '@/lib/platform/calls/graphql'
import type { WaitingRows } from '@/lib/platform/database/confirmed-rows'
import type { ScheduledJob } from '@/lib/platform/jobs/scheduler'

/** What a domain offers to transport, back office, scheduler and cabinet. */
export interface Domain {
  handlers?: readonly Handler[]
  graphql?: GraphqlApi
  collections?: readonly CollectionConfig[]
  globals?: readonly GlobalConfig[]
  jobs?: readonly ScheduledJob[]
  ensureRows?: (payload: Payload) => Promise<unknown>
  erase?: (residentId: number) => Promise<void>
  /** Returns the domain's part of a resident's data archive. */
  personalData?: (caller: Caller) => Promise<Record<string, unknown>>
  feed?: (residentId: number, limit: number) => Promise<FeedPart>
  waiting?: Waiting
  /** Unsubscribes by the key of an email. Returns a text for its reader, null for an unknown key. */
  stopEmails?: (key: string) => Promise<string | null>
}

/** Actions that count only after the email is confirmed. */
export interface Waiting {
  rows: readonly WaitingRows[]
  /** Runs in the transaction that confirms the email. */
  takeEffect: (residentId: number) => Promise<ConfirmationResult>
  /** Deletes rows older than `days`. Returns their descriptions. */
  drop: (residentId: number, days: number) => Promise<string[]>
}

interface ConfirmationResult {
  done: readonly string[]
  late: readonly LateEffect[]
}

/** Something confirmed too late to count. */
export interface LateEffect {
  kind: string
  title: string
  text: string
  url: string
}
