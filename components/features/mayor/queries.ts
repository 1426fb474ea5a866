import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getMayor, type MayorPage } from '@/lib/domains/mayor/contract'

export const getMayorPage = cache(async (): Promise<MayorPage | null> => read(getMayor, {}, { required: true }))
