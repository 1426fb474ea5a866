import { z } from 'zod'
import { requiredLine, typedMoment } from '@/lib/contract/shapes'
import { outageMessages } from '@/lib/domains/news/outages/messages'

const MAX_WHAT_LENGTH = 80
const MAX_WHERE_LENGTH = 300
const MAX_RESPONSIBLE_LENGTH = 150

/** A moment of the city without an offset, as a browser's field writes it. */
const cityMoment = typedMoment(outageMessages.notAMoment, { local: true })

/** What the dispatcher tells of an outage. */
export const outageInput = z
  .object({
    what: requiredLine(MAX_WHAT_LENGTH),
    where: requiredLine(MAX_WHERE_LENGTH),
    startsAt: cityMoment,
    endsAt: cityMoment,
    responsible: requiredLine(MAX_RESPONSIBLE_LENGTH),
    hasBanner: z.literal('on').optional(),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'], message: outageMessages.endsTooEarly })
export type OutageInput = z.infer<typeof outageInput>

/** An outage that is announced and has not ended. */
export interface CurrentOutage {
  id: number
  title: string
  /** Page of the announcement. */
  path: string
  /** «с 10:00 29 ноября до 17:00 29 ноября». */
  term: string
  hasBanner: boolean
}
