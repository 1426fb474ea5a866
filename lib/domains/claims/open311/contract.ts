import { z } from 'zod'
import { CLAIMS_A_DAY, MAX_CLAIM_LENGTH } from '@/lib/domains/claims/rules'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  absentWhenEmpty,
  day,
  filterText,
  id,
  idParams,
  limitedText,
  listOf,
  moment,
  pageNumber,
  typedLine,
  typedMoment,
} from '@/lib/contract/shapes'
import { DAY } from '@/lib/contract/call-limit'
import { formatCount } from '@/lib/text/plural'

/** Days of requests returned if no period is given (GeoReport v2). */
export const USUAL_DAYS = 90

export const open311Guide = {
  name: 'Open311 GeoReport v2',
  description: [
    'Заявки социального контроля по стандарту [Open311 GeoReport v2](https://wiki.open311.org/GeoReport_v2).',
    'Адреса и виды ответов называет `/open311/discovery.json` (или `.xml`).',
    'Вид ответа выбирает окончание адреса: `/open311/v2/services.json` или `/open311/v2/services.xml`; без окончания — JSON.',
    'Ошибки — список `code`, `description` в том же виде: 400 — неверные поля, 403 — нет действующего ключа, 404 — нет такой темы или заявки.',
    'Начало и конец периода — день (`2026-11-01`) или момент (`2026-11-01T09:00:00+03:00`); без часового ' +
      'пояса это время города, секунды можно опустить.',
    '`updated_datetime` — последнее изменение заявки.',
    `Без периода \`requests\` отдаёт заявки последних ${formatCount(USUAL_DAYS, ['дня', 'дней', 'дней'])}, ` +
      `новые сначала, страницами (\`page\`) по \`page_size\`, не больше 1000.`,
    'С `updated_after` и `updated_before` — те, у которых `updated_datetime` позже первого и раньше второго, ' +
      'когда бы их ни прислали. Имён и адресов авторов в ответах нет.',
    'Сообщение передаёт `POST /open311/v2/requests.json` (или `.xml`) полями формы с ключом `api_key`: ' +
      'его выдаёт администратор портала и видит один раз.',
    'Место — `lat` и `long` (градусы WGS 84) или `address_string`. Обязательны почта и имя автора и его согласие на обработку персональных данных:',
    '`attribute[agree_with_rules]=true`, как говорит описание темы `services/{service_code}`. Автор ' +
      'подтверждает сообщение по ссылке из письма, затем его проверяет модератор;',
    'до публикации заявки по её номеру отвечает 404. По номеру заявки, которую после публикации объединили ' +
      'с другой, отвечает та, другая. Ключей ожидания (`tokens`) нет: номер выдаётся сразу.',
    'Снимок по чужому адресу портал не скачивает. В `media_url` передают адрес, который ответила загрузка `UploadFile` в `/graphql/socialcontrol`.',
  ].join(' '),
} as const

const { defineOperation, operations } = defineContract(open311Guide.name)
export { operations }
/** Requests per response, the newest ones (GeoReport v2). */
const MAX_REQUESTS = 1_000
const MAX_NUMBERS = 50
const MAX_NAME_LENGTH = 80
const MAX_URL_LENGTH = 2_000
const MAX_KEY_LENGTH = 100

/** Field of the author's consent in `attribute[…]`. */
export const CONSENT_ATTRIBUTE = 'agree_with_rules'

/** The portal serves one city, so any jurisdiction is accepted. */
const jurisdiction = z.object({ jurisdiction_id: z.string().optional() })

const service = z.object({
  service_code: z.string(),
  service_name: z.string(),
  description: z.string(),
  metadata: z.literal(true),
  type: z.literal('realtime'),
  keywords: z.string(),
  group: z.string(),
})
export type Open311Service = z.infer<typeof service>

const serviceDefinition = z.object({
  service_code: z.string(),
  attributes: z.array(
    z.object({
      variable: z.literal(true),
      code: z.string(),
      datatype: z.literal('singlevaluelist'),
      required: z.literal(true),
      datatype_description: z.string(),
      order: z.int(),
      description: z.string(),
      values: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  ),
})
export type Open311Definition = z.infer<typeof serviceDefinition>

const serviceRequest = z.object({
  service_request_id: z.string(),
  status: z.enum(['open', 'closed']),
  status_notes: z.string().nullable(),
  service_name: z.string(),
  service_code: z.string(),
  description: z.string(),
  agency_responsible: z.string().nullable(),
  service_notice: z.null(),
  requested_datetime: moment,
  updated_datetime: moment,
  expected_datetime: moment.nullable(),
  address: z.string(),
  address_id: z.null(),
  zipcode: z.null(),
  lat: z.number(),
  long: z.number(),
  media_url: z.string().nullable(),
})
export type Open311Request = z.infer<typeof serviceRequest>

/** A plus that a client did not encode arrives as a space; a space may also replace the T. */
function normalizeMoment(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2})[ t](?=\d{2}:)/, '$1T')
    .replace(/ ?z$/i, 'Z')
    .replace(/(T\d{2}:\d{2})(?=$|[Z +-])/, '$1:00')
    .replace(
      /(T[\d:.]+) ?([ +-])(\d{2}):?(\d{2})$/,
      (_, time: string, sign: string, hours: string, minutes: string) => {
        return `${time}${sign === ' ' ? '+' : sign}${hours}:${minutes}`
      },
    )
}

const periodEnd = z.preprocess(
  normalizeMoment,
  z.union([typedMoment(messages.notADate, { local: true }), day], messages.notADate),
)

const pageSize = z.coerce
  .number(messages.notANumber)
  .int(messages.notANumber)
  .min(1, messages.notANumber)
  .max(MAX_REQUESTS, messages.notANumber)

const requestsFilter = jurisdiction.extend({
  service_request_id: listOf(id, MAX_NUMBERS).optional(),
  service_code: listOf(id, MAX_NUMBERS).optional(),
  start_date: periodEnd.optional(),
  end_date: periodEnd.optional(),
  status: listOf(z.enum(['open', 'closed'], messages.unknownValue), 2).optional(),
  updated_after: periodEnd.optional(),
  updated_before: periodEnd.optional(),
  page: pageNumber,
  page_size: absentWhenEmpty(pageSize).default(MAX_REQUESTS),
})
export type Open311Filter = z.infer<typeof requestsFilter>

const degrees = absentWhenEmpty(z.coerce.number(messages.notACoordinate))

/** Fields of the standard; `guestClaimInput` then checks their contents. */
const report = jurisdiction.extend({
  api_key: limitedText(MAX_KEY_LENGTH, messages.unknownValue),
  service_code: z.unknown().refine(Boolean, messages.required).meta({ type: 'integer' }).pipe(id),
  lat: degrees,
  long: degrees,
  address_string: absentWhenEmpty(filterText),
  description: limitedText(2 * MAX_CLAIM_LENGTH, messages.textTooLong(MAX_CLAIM_LENGTH)),
  email: z.string(messages.required),
  first_name: absentWhenEmpty(typedLine(MAX_NAME_LENGTH)),
  last_name: absentWhenEmpty(typedLine(MAX_NAME_LENGTH)),
  phone: absentWhenEmpty(z.string()),
  media_url: absentWhenEmpty(limitedText(MAX_URL_LENGTH, messages.unknownValue).trim()),
  attribute: z.record(z.string(), z.unknown()).optional(),
})
export type Open311Report = z.infer<typeof report>

const created = z.object({
  service_request_id: z.string(),
  service_notice: z.string(),
  account_id: z.null(),
})
export type Open311Created = z.infer<typeof created>

const discovery = z.object({
  changeset: moment,
  contact: z.string(),
  key_service: z.string(),
  endpoints: z.array(
    z.object({
      specification: z.url(),
      url: z.url(),
      changeset: moment,
      type: z.enum(['production', 'test']),
      formats: z.array(z.enum(['text/xml', 'application/json'])),
    }),
  ),
})
export type Open311Discovery = z.infer<typeof discovery>

export const discoverOpen311 = defineOperation({
  id: 'discoverOpen311',
  method: 'GET',
  path: '/open311/discovery',
  summary: 'Где и в каком виде портал отвечает по стандарту Open311, как получить ключ',
  access: 'public',
  query: jurisdiction,
  answer: discovery,
})

export const listOpen311Services = defineOperation({
  id: 'listOpen311Services',
  method: 'GET',
  path: '/open311/v2/services',
  summary: 'Темы сообщений по стандарту Open311',
  access: 'public',
  query: jurisdiction,
  answer: z.array(service),
})

export const listOpen311Requests = defineOperation({
  id: 'listOpen311Requests',
  method: 'GET',
  path: '/open311/v2/requests',
  summary: 'Опубликованные заявки по стандарту Open311, новые сначала, страницами не больше 1000',
  access: 'public',
  query: requestsFilter,
  answer: z.array(serviceRequest),
})

export const getOpen311Request = defineOperation({
  id: 'getOpen311Request',
  method: 'GET',
  path: '/open311/v2/requests/{id}',
  summary: 'Одна опубликованная заявка по стандарту Open311',
  access: 'public',
  params: idParams,
  query: jurisdiction,
  answer: z.array(serviceRequest),
})

export const getOpen311Service = defineOperation({
  id: 'getOpen311Service',
  method: 'GET',
  path: '/open311/v2/services/{id}',
  summary: 'Что спрашивает портал с сообщением на эту тему',
  access: 'public',
  params: idParams,
  query: jurisdiction,
  answer: serviceDefinition,
})

export const createOpen311Request = defineOperation({
  id: 'createOpen311Request',
  method: 'POST',
  path: '/open311/v2/requests',
  summary: 'Передать сообщение о проблеме от имени внешней системы',
  access: 'system',
  audited: 'Сообщение о проблеме через Open311',
  idempotent: true,
  limits: [
    // a system speaks for many people, each of whom has the limit of a claim's author
    { of: 'account', points: CLAIMS_A_DAY, seconds: DAY },
    { of: 'system', points: 1_000, seconds: DAY },
  ],
  query: jurisdiction,
  body: report,
  answer: z.array(created),
})
