import { z } from 'zod'
import { id, requiredLine, typedMoment } from '@/lib/contract/shapes'
import { outageMessages } from '@/lib/domains/news/outages/messages'

const MAX_WHAT_LENGTH = 80
const MAX_WHERE_LENGTH = 300
const MAX_RESPONSIBLE_LENGTH = 150

/** A moment of the city without an offset, as a browser's field writes it. */
const cityMoment = typedMoment(outageMessages.notAMoment, { local: true })

/** «ул. Садовая, , ул. Портовая,» of chosen and typed streets: each is named once, with one comma. */
function tidyList(text: unknown): unknown {
  if (typeof text !== 'string') return text
  const parts = text.split(',').map((part) => part.trim())
  return parts.filter(Boolean).join(', ')
}

/** What the dispatcher tells of an outage. */
export const outageInput = z
  .object({
    what: requiredLine(MAX_WHAT_LENGTH),
    where: z.preprocess(tidyList, requiredLine(MAX_WHERE_LENGTH)),
    startsAt: cityMoment,
    endsAt: cityMoment,
    responsible: requiredLine(MAX_RESPONSIBLE_LENGTH),
    hasBanner: z.literal('on').optional(),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'], message: outageMessages.endsTooEarly })
export type OutageInput = z.infer<typeof outageInput>

/** Another end of an outage that was announced. */
export const outageTermInput = z.object({ outage: id, endsAt: cityMoment })
export type OutageTermInput = z.infer<typeof outageTermInput>

/** A message in force, as the home page lists it. */
export interface CurrentMessage {
  id: number
  title: string
  /** Page of the message. */
  path: string
  /** «Сегодня, 10:00–17:00». */
  term: string
  hasBanner: boolean
  /** Its beginning is named, as that of what is switched off or closed. */
  hasStart: boolean
  /** End of an outage that the duty service announced and may change, by the city's clock; null for all others. */
  endsAt: string | null
}

export interface CurrentMessages {
  /** Outages that the duty service announced. */
  ours: CurrentMessage[]
  /** Messages of the editors. */
  others: CurrentMessage[]
  /** A warning on every page that leads to none of them. */
  warning: string | null
}
