import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import * as claimLinks from './second/claim-links'
import * as receptions from './second/receptions'

/** What this release adds: private links to the state of a claim, and booking of receptions. */
export async function up(args: MigrateUpArgs): Promise<void> {
  await claimLinks.up(args)
  await receptions.up(args)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
