import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import {
  getAppealChoices,
  getAppealStatistics,
  type AppealChoices,
  type AppealStatistics,
} from '@/lib/domains/appeals/contract'

/** Open figures of appeals; null where they could not be loaded. */
export const getStatistics = cache((): Promise<AppealStatistics | null> => read(getAppealStatistics))

/** To whom and about what; nothing to choose from where it could not be loaded. */
export const getChoices = cache(
  async (): Promise<AppealChoices> => (await read(getAppealChoices)) ?? { addressees: [], topics: [] },
)
