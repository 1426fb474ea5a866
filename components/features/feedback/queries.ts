import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import {
  getFeedback as getFeedbackOperation,
  getReception as getReceptionOperation,
  listDutyServices,
  type DutyServices,
  type Feedback,
  type Reception,
} from '@/lib/domains/feedback/contract'

/**
 * Returns the page of ways to contact the city, or its draft for the holder of a preview link; null when it could not
 * be loaded.
 */
export const getFeedback = cache(
  async (): Promise<Feedback | null> => (await read(getFeedbackOperation))?.feedback ?? null,
)

export const getReception = cache(
  async (): Promise<Reception | null> => (await read(getReceptionOperation))?.reception ?? null,
)

export const getDutyServices = cache(async (): Promise<DutyServices | null> => read(listDutyServices))
