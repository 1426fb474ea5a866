import type { Client } from 'pg'

type Verdict = 'ok' | 'warn' | 'fail'

/** What a check found; texts are Russian. */
export interface Finding {
  verdict: Verdict
  found: string
  /** What to do; absent if nothing. */
  advice?: string
}

export interface CheckedPortal {
  dataDir: string
  /** Null if the database cannot be reached; its own check says why. */
  client: Client | null
  databaseFailure: string | null
}

export interface Check {
  name: string
  title: string
  run: (portal: CheckedPortal) => Promise<Finding>
}

export function ok(found: string): Finding {
  return { verdict: 'ok', found }
}

export function warn(found: string, advice: string): Finding {
  return { verdict: 'warn', found, advice }
}

export function fail(found: string, advice: string): Finding {
  return { verdict: 'fail', found, advice }
}

const NEEDS_DATABASE = fail('не проверено: нет базы', 'Сначала верните базу')

/** Runs work that needs the database. */
export function withDatabase(work: (client: Client, portal: CheckedPortal) => Promise<Finding>): Check['run'] {
  return async (portal) => (portal.client ? work(portal.client, portal) : NEEDS_DATABASE)
}
