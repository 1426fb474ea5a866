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
  receptionFilter,
} from '@/lib/domains/feedback/contract'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { paths } from '@/lib/config/paths'

/** Returns the page, or its draft for the holder of a preview link; null if it could not be loaded. */
export const getFeedback = cache(
  async (): Promise<Feedback | null> => (await read(getFeedbackOperation))?.feedback ?? null,
)

export const getReception = cache(
  async (): Promise<Reception | null> => (await read(getReceptionOperation))?.reception ?? null,
)

export const getDutyServices = cache(async (): Promise<DutyServices | null> => read(listDutyServices))

const empty: { reception: Reception | null } = { reception: null }

export const receptionPage = defineFilteredPage({
  read: ({ text }): Promise<typeof empty | null> => read(getReceptionOperation, { query: { text } }),
  filter: receptionFilter,
  path: paths.reception,
  address: { text: 'text' },
  empty,
  unknown: {},
  indexed: [],
})
