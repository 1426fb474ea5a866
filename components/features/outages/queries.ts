import 'server-only'
import { listOutages, type Outage } from '@/lib/domains/outages/contract'
import { read } from '@/lib/page-data/call-operation'

/** Returns what is or will be off; null if it could not be loaded. */
export async function getOutages(): Promise<Outage[] | null> {
  return (await read(listOutages))?.outages ?? null
}
