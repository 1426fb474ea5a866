import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getReading, type Reading } from '@/lib/domains/documents/reading/contract'
import { READABLE_FILE } from '@/lib/config/paths'

export const getFileText = cache(async (name: string): Promise<Reading | null> => {
  if (!READABLE_FILE.test(name)) return null
  return (await read(getReading, { params: { name } }, { required: true }))?.reading ?? null
})
