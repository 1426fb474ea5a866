import 'server-only'
import { cache } from 'react'
import type { Lookalike } from '@/components/features/appeals/find-lookalike'
import { read } from '@/lib/page-data/call-operation'
import {
  getAppealChoices,
  getAppealStatistics,
  type AppealChoices,
  type AppealStatistics,
} from '@/lib/domains/appeals/contract'
import { getClaimCategories } from '@/lib/domains/claims/contract'
import { listConsentTexts, type ConsentText } from '@/lib/domains/consents/contract'

export const getStatistics = cache((): Promise<AppealStatistics | null> => read(getAppealStatistics))

export const getChoices = cache(
  async (): Promise<AppealChoices> =>
    (await read(getAppealChoices)) ?? { addressees: [], addressee_groups: [], topics: [] },
)

/** Categories of claims, for «быстрее через карту». */
export const getLookalikes = cache(async (): Promise<Lookalike[]> => {
  const { categories } = (await read(getClaimCategories)) ?? { categories: [] }
  return categories.flatMap(({ title: branch, childCategories }) =>
    childCategories.map(({ title, covers, term_days: days }) => ({ title, words: `${branch}. ${covers ?? ''}`, days })),
  )
})

export const getConsent = cache(async (): Promise<ConsentText | undefined> =>
  (await read(listConsentTexts))?.consent_texts.find(({ purpose }) => purpose === 'appeal'),
)
