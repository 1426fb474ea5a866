import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import {
  getAppealChoices,
  getAppealStatistics,
  type AppealChoices,
  type AppealStatistics,
} from '@/lib/domains/appeals/contract'
import { listConsentTexts, type ConsentText } from '@/lib/domains/cabinet/contract'

export const getStatistics = cache((): Promise<AppealStatistics | null> => read(getAppealStatistics))

export const getChoices = cache(
  async (): Promise<AppealChoices> => (await read(getAppealChoices)) ?? { addressees: [], topics: [] },
)

export const getConsent = cache(async (): Promise<ConsentText | undefined> =>
  (await read(listConsentTexts))?.consent_texts.find(({ purpose }) => purpose === 'appeal'),
)
