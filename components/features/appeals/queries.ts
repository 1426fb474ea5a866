import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { getAppealStatistics, type AppealStatistics } from '@/lib/domains/appeals/contract'

/** Open figures of appeals; null where they could not be loaded. */
export const getStatistics = cache((): Promise<AppealStatistics | null> => read(getAppealStatistics))
