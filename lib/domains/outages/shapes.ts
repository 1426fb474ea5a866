import { z } from 'zod'
import { id, requiredLine, typedMoment } from '@/lib/contract/shapes'
import { outageMessages } from '@/lib/domains/outages/messages'
import { ANYWAY, namesPhone } from '@/lib/domains/outages/rules'

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

const outageFields = {
  what: requiredLine(MAX_WHAT_LENGTH, outageMessages.whatRequired),
  where: z.preprocess(tidyList, requiredLine(MAX_WHERE_LENGTH, outageMessages.whereRequired)),
  /** Streets that the city does not have are right. */
  [ANYWAY]: z.literal('on').optional(),
  startsAt: cityMoment,
  endsAt: cityMoment,
  responsible: requiredLine(MAX_RESPONSIBLE_LENGTH, outageMessages.responsibleRequired).refine(
    (words) => words === '' || namesPhone(words),
    outageMessages.phoneRequired,
  ),
  hasBanner: z.literal('on').optional(),
}

const endsLater = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => endsAt > startsAt
const endsTooEarly = { path: ['endsAt'], message: outageMessages.endsTooEarly }

/** What the dispatcher tells of an outage. */
export const outageInput = z.object(outageFields).refine(endsLater, endsTooEarly)
export type OutageInput = z.infer<typeof outageInput>

/** All that is told of an outage that was announced, corrected. */
export const outageCorrectionInput = z.object({ outage: id, ...outageFields }).refine(endsLater, endsTooEarly)
export type OutageCorrectionInput = z.infer<typeof outageCorrectionInput>

/** Another end of an outage that was announced. */
export const outageTermInput = z.object({ outage: id, endsAt: cityMoment })
export type OutageTermInput = z.infer<typeof outageTermInput>

export interface OutageFacts {
  what: string
  /** Streets and houses in words: «ул. Садовая, 1–15, ул. Портовая, 12». */
  where: string
  startsAt: Date
  endsAt: Date
  responsible: string
  /** Every page of the site warns of it. */
  hasBanner: boolean
}

/** A message in force, as the home page lists it. */
export interface CurrentMessage {
  id: number
  title: string
  /** Page of the message. */
  path: string
  /** «Сегодня, 10:00–17:00», «Закончилось в 17:00». */
  term: string
  hasBanner: boolean
}

/** An outage that the duty service announced and may change. */
export interface DutyOutage extends CurrentMessage {
  /** Values of its fields; moments by the city's clock. */
  values: Readonly<Record<string, string>>
  /** Over, by a press or by its term. */
  isOver: boolean
  /** Over before it began. */
  isCancelled: boolean
  /** Ended before its term, so the end can be taken back. */
  canResume: boolean
  /** «Закончено в 10:05 30 ноября · Патимат Тайнова», the newest first. */
  history: string[]
}

export interface CurrentMessages {
  /** Outages that the duty service announced: in force, then those that were over within a day. */
  ours: DutyOutage[]
  /** What editors announced as switched off or closed: messages with a beginning. */
  others: CurrentMessage[]
}
