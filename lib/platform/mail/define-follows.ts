import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { hashKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/email-parts'
import type { QueuedEmail } from '@/lib/platform/mail/queue-email'

interface FollowsTable {
  /** A table with `resident_id`, `is_mailed` and `stop_key`. */
  table: string
  /** Its column with the id of what is followed. */
  column: string
  /** Part of the unsubscribe keys: another noun ends the links of emails that are sent. */
  noun: string
}

interface Follows {
  unfollow: (id: number, residentId: number) => Promise<void>
  /** Returns the unsubscribe key, the same in every email about this subject; stores its hash. */
  stopKeyFor: (id: number, residentId: number) => Promise<string>
  /** Stops emails for the owner of this key; false for an unknown key. */
  stopEmails: (key: string) => Promise<boolean>
}

/** Unfollowing by the button, and the link of an email that stops emails alone: notifications in the cabinet go on. */
export function defineFollows({ table: name, column: subject, noun }: FollowsTable): Follows {
  const table = sql.identifier(name)
  const column = sql.identifier(subject)
  return {
    unfollow: async (id, residentId) => {
      await query(sql`DELETE FROM ${table} WHERE ${column} = ${id} AND resident_id = ${residentId}`)
    },
    stopKeyFor: async (id, residentId) => {
      const key = stableKey(`letters of ${noun} ${id} to resident ${residentId}`)
      const hash = hashKey(key)
      await query(sql`
        UPDATE ${table} SET stop_key = ${hash}
        WHERE ${column} = ${id} AND resident_id = ${residentId} AND stop_key IS DISTINCT FROM ${hash}`)
      return key
    },
    stopEmails: async (key) =>
      (await query(sql`UPDATE ${table} SET is_mailed = false WHERE stop_key = ${hashKey(key)} RETURNING 1`)).length > 0,
  }
}

/** Returns the end of an email to a follower: why it came, and the link that stops such emails. */
export function followerParts(
  key: string,
  { why, stop }: { why: string; stop: string },
): Pick<QueuedEmail, 'after' | 'stop' | 'unsubscribeUrl'> {
  return {
    after: [why],
    stop: { title: stop, url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }
}
