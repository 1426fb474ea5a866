import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getHome as getHomeOperation, type Home } from '@/lib/domains/home/contract'

export const getHome = cache(async (): Promise<Home | null> => (await read(getHomeOperation))?.home ?? null)
