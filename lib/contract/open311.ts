import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineOperation } from '@/lib/contract/operation'
import { day, id, idParams, moment, nothing } from '@/lib/contract/shapes'

const tag = 'Open311 GeoReport v2'
/** The most requests one answer holds, the newest (GeoReport v2). */
export const MOST_REQUESTS = 1_000
const MOST_NUMBERS = 50

const service = z.object({
  service_code: z.string(),
  service_name: z.string(),
  description: z.string(),
  metadata: z.literal(false),
  type: z.literal('realtime'),
  keywords: z.string(),
  group: z.string(),
})
export type Open311Service = z.infer<typeof service>

const serviceRequest = z.object({
  service_request_id: z.string(),
  status: z.enum(['open', 'closed']),
  status_notes: z.string().nullable(),
  service_name: z.string(),
  service_code: z.string(),
  description: z.string(),
  agency_responsible: z.string().nullable(),
  requested_datetime: moment,
  updated_datetime: moment,
  expected_datetime: moment.nullable(),
  address: z.string(),
  /** Degrees of WGS 84. */
  lat: z.number(),
  long: z.number(),
  media_url: z.string().nullable(),
})
export type Open311Request = z.infer<typeof serviceRequest>

const byCommas = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(item).max(most)).optional()

const requestsFilter = z.object({
  service_request_id: byCommas(id, MOST_NUMBERS),
  service_code: id.optional(),
  start_date: z.union([moment, day], messages.notADate).optional(),
  end_date: z.union([moment, day], messages.notADate).optional(),
  status: byCommas(z.enum(['open', 'closed'], messages.unknownValue), 2),
})
export type Open311Filter = z.infer<typeof requestsFilter>

/** Themes that take messages. Bare lists, as the standard wants them. */
export const listOpen311Services = defineOperation({
  id: 'listOpen311Services',
  method: 'GET',
  path: '/api/open311/v2/services',
  tag,
  summary: 'Темы сообщений по стандарту Open311',
  access: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.array(service),
})

export const listOpen311Requests = defineOperation({
  id: 'listOpen311Requests',
  method: 'GET',
  path: '/api/open311/v2/requests',
  tag,
  summary: 'Опубликованные заявки по стандарту Open311, новые сначала, не больше 1000',
  access: 'public',
  params: nothing,
  query: requestsFilter,
  body: nothing,
  answer: z.array(serviceRequest),
})

export const getOpen311Request = defineOperation({
  id: 'getOpen311Request',
  method: 'GET',
  path: '/api/open311/v2/requests/{id}',
  tag,
  summary: 'Одна опубликованная заявка по стандарту Open311',
  access: 'public',
  params: idParams,
  query: nothing,
  body: nothing,
  answer: z.array(serviceRequest),
})
