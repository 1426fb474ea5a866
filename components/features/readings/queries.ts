import 'server-only'
import { cache } from 'react'
import { documentsSection } from '@/components/features/documents/documents-section'
import { read } from '@/lib/api/server'
import type { LegalAct } from '@/lib/domains/documents/contract'
import { getReading, type Reading } from '@/lib/domains/documents/readings/contract'
import { readableName } from '@/lib/shared/readable-file'

/** The text of a public file by its stored name; null where there is no such file. */
export const getFileText = cache(async (name: string): Promise<Reading | null> => {
  if (!readableName.test(name)) return null
  return (await read(getReading, { params: { name } }, { required: true }))?.reading ?? null
})

/** The act whose file it is; null where it belongs to something else. */
export async function findAct({ holder }: Reading): Promise<LegalAct | null> {
  if (holder?.kind !== 'document') return null
  return (await documentsSection.read({ id: String(holder.id) })).one ?? null
}
