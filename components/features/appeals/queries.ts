import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import {
  getAppealChoices,
  getAppealStatistics,
  type AppealChoices,
  type AppealStatistics,
} from '@/lib/domains/appeals/contract'

/** Returns the public statistics of appeals; null when they could not be loaded. */
export const getStatistics = cache((): Promise<AppealStatistics | null> => read(getAppealStatistics))

/** Returns the addressees and topics to choose from; they are empty when they could not be loaded. */
export const getChoices = cache(
  async (): Promise<AppealChoices> => (await read(getAppealChoices)) ?? { addressees: [], topics: [] },
)
