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

/** Returns the public statistics of appeals; null when they could not be loaded. */
export const getStatistics = cache((): Promise<AppealStatistics | null> => read(getAppealStatistics))

/** Returns the addressees and topics to choose from; they are empty when they could not be loaded. */
export const getChoices = cache(
  async (): Promise<AppealChoices> => (await read(getAppealChoices)) ?? { addressees: [], topics: [] },
)

/** Returns the text of the consent that the form asks for; undefined when it could not be loaded. */
export const getConsent = cache(async (): Promise<ConsentText | undefined> =>
  (await read(listConsentTexts))?.consent_texts.find(({ purpose }) => purpose === 'appeal'),
)
