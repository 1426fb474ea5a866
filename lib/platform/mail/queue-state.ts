import { EMAILS_TABLE, IS_EMAIL_JOB, JOB_EMAIL_ID } from '@/lib/platform/mail/stored-names'

export interface EmailQueueState {
  /** Emails that are neither sent nor refused. */
  waiting: number
  /** Age of the oldest waiting email by the database's clock; null if none waits. */
  oldestSeconds: number | null
  /** Waiting emails that were tried at least once. */
  failing: number
  /** Waiting emails whose last attempt failed: nothing sends them any more. */
  stuck: number
}

/** A client or a pool of `pg`. */
interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>
}

/** An email without a recipient is a dummy, which waits for nobody. */
const SELECT_STATE = `
  WITH waiting AS (SELECT id, tries, created_at FROM ${EMAILS_TABLE} WHERE settled_at IS NULL AND recipient IS NOT NULL),
    living AS (SELECT ${JOB_EMAIL_ID} AS email FROM payload_jobs WHERE ${IS_EMAIL_JOB} AND NOT has_error)
  SELECT count(*)::int AS waiting,
    greatest(0, extract(epoch FROM now() - min(created_at)))::int AS "oldestSeconds",
    (count(*) FILTER (WHERE tries > 0))::int AS failing,
    (count(*) FILTER (WHERE NOT EXISTS (SELECT FROM living WHERE email = waiting.id)))::int AS stuck
  FROM waiting`

/** Returns what waits to be sent, for health, metrics, checks and the office. */
export async function readEmailQueue(database: Queryable): Promise<EmailQueueState> {
  const { rows } = await database.query(SELECT_STATE)
  const [state] = rows as [EmailQueueState]
  return { ...state, oldestSeconds: state.waiting > 0 ? state.oldestSeconds : null }
}
