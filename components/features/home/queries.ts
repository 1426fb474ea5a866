import 'server-only'
import { cache } from 'react'
import { readShared } from '@/lib/page-data/call-operation'
import { getHome as getHomeOperation, type Home } from '@/lib/domains/home/contract'

export const getHome = cache(async (): Promise<Home | null> => (await readShared(getHomeOperation))?.home ?? null)
