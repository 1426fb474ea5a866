import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { consentsField } from '@/lib/contract/consents'
import { emailField, nameFields, phoneField } from '@/lib/contract/person-fields'
import {
  absentWhenEmpty,
  day,
  emptyAsAbsent,
  idParams,
  moment,
  pageNumber,
  pageOf,
  requiredLine,
  requiredNumber,
  requiredText,
  term,
  typedLine,
} from '@/lib/contract/shapes'
import { isInn, isOgrn } from '@/lib/domains/appeals/tax-numbers'
import { DAY } from '@/lib/contract/call-limit'

const { defineOperation, defineRead, operations } = defineContract('Официальные обращения')
export { operations }

export const APPEALS_PER_PAGE = 20

export const LEGAL_TYPES = { individual: 1, entity: 2 } as const

export const appealStates = [
  { value: 'received', name: 'Получено' },
  { value: 'registered', name: 'Зарегистрировано' },
  { value: 'forwarded', name: 'Направлено по компетенции' },
  { value: 'reviewing', name: 'На рассмотрении' },
  { value: 'extended', name: 'Срок продлён' },
  { value: 'answered', name: 'Дан ответ' },
  { value: 'left', name: 'Оставлено без ответа' },
] as const
const appealState = z.enum(appealStates.map(({ value }) => value))
export type AppealState = z.infer<typeof appealState>

export const answerKinds = [
  { value: 'explained', name: 'Разъяснено' },
  { value: 'supported', name: 'Поддержано' },
  { value: 'declined', name: 'Не поддержано' },
] as const
const answerKind = z.enum(answerKinds.map(({ value }) => value))

export const answerDeliveries = [
  { value: 'email', name: 'На электронную почту' },
  { value: 'post', name: 'Заказным письмом' },
] as const

/**
 * Calendar days to register an appeal (59-ФЗ, art. 8, part 2); the term does not move from a day off.
 * https://www.consultant.ru/document/cons_doc_LAW_59999/
 */
export const REGISTER_DAYS = 3
/** Days to answer after registration, and days of an extension (59-ФЗ, art. 12). */
export const ANSWER_DAYS = 30
export const MAX_APPEAL_LENGTH = 4_000
const MAX_APPEAL_FILES = 10
const MAX_FILES_BYTES = 60 * 1024 * 1024

const attachment = z.object({
  title: typedLine(255).default(''),
  document: z.file(messages.wrongFileType),
  position: z.coerce.number(messages.notANumber).int(messages.notANumber).min(0).max(1_000).default(0),
})

/** Shows the error of a refinement together with those of the fields. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** An answer on paper needs a postal address; other electronic appeals name only an email (59-ФЗ, art. 7, part 3). */
function requirePostalAddress<T extends z.ZodType<{ answer_delivery: string; postal_address?: string | undefined }>>(
  form: T,
): T {
  return form.refine(
    ({ answer_delivery: delivery, postal_address: address }) => delivery !== 'post' || Boolean(address),
    {
      path: ['postal_address'],
      message: messages.required,
      when: isObject,
    },
  )
}

const sent = {
  addressee: requiredLine(200),
  topic_id: z.preprocess(emptyAsAbsent, z.coerce.number(messages.required).int(messages.required)),
  text: requiredText(MAX_APPEAL_LENGTH),
  answer_delivery: z.enum(['email', 'post'], messages.unknownValue).default('email'),
  email: emailField,
  phone: absentWhenEmpty(phoneField),
  postal_address: typedLine(300).optional(),
  documents_arr: z.array(attachment).max(MAX_APPEAL_FILES, messages.tooManyFiles(MAX_APPEAL_FILES)).optional(),
  consents: consentsField('appeal'),
}

const individual = requirePostalAddress(
  z
    .object({
      legal_type: z.literal(LEGAL_TYPES.individual),
      surname: nameFields.surname,
      name: nameFields.name,
      patronymic: nameFields.patronymic,
      /** «Нет отчества», stated explicitly: an empty patronymic alone may be an oversight. */
      no_patronymic: z.preprocess(
        (value) => (value === 'true' ? true : value),
        z.boolean(messages.unknownValue).optional(),
      ),
      ...sent,
    })
    .refine(({ patronymic, no_patronymic: isWithout }) => patronymic !== undefined || isWithout === true, {
      path: ['patronymic'],
      message: messages.required,
      when: isObject,
    }),
)

const entity = requirePostalAddress(
  z.object({
    legal_type: z.literal(LEGAL_TYPES.entity),
    organization: requiredLine(300),
    inn: requiredNumber(12).refine(isInn, 'Проверьте ИНН: контрольные цифры не сходятся'),
    ogrn: requiredNumber(15).refine(isOgrn, 'Проверьте ОГРН: контрольная цифра не сходится'),
    legal_address: requiredLine(300),
    /** Signer: surname, name, patronymic, post. */
    representative: requiredLine(300),
    ...sent,
  }),
)

export const appealForm = z.preprocess(
  (value) =>
    value && typeof value === 'object' && 'legal_type' in value
      ? { ...value, legal_type: Number(value.legal_type) }
      : value,
  z.discriminatedUnion('legal_type', [individual, entity], {
    error: ({ input }) =>
      typeof input === 'object' && input && 'legal_type' in input ? messages.unknownValue : messages.required,
  }),
)
export type AppealForm = z.infer<typeof appealForm>

const postalAddress = z.object({ id: z.int(), address: z.string() })

const addresseeGroup = z.object({ title: z.string(), addressees: z.array(z.string()) })
export type AddresseeGroup = z.infer<typeof addresseeGroup>

const appealChoices = z.object({
  addressees: z.array(z.string()),
  /** The same addressees by kind; none where an older host answers. */
  addressee_groups: z.array(addresseeGroup).default([]),
  topics: z.array(term),
})
export type AppealChoices = z.infer<typeof appealChoices>

export const getAppealChoices = defineRead({
  id: 'getAppealChoices',
  path: '/api/appealchoices',
  summary: 'Кому и на какие темы пишут обращения',
  answer: appealChoices,
})

export const getOfficialAppeals = defineOperation({
  id: 'getOfficialAppeals',
  method: 'GET',
  path: '/api/officialappeals',
  summary: 'Что нужно форме обращения: кому, темы, сохранённые адреса, сроки',
  access: 'resident',
  answer: appealChoices.extend({
    postal_addresses: z.array(postalAddress),
    register_days: z.int(),
    /** Older name of `register_days`, for clients that know only this one. */
    register_working_days: z.int(),
    answer_days: z.int(),
  }),
})

const receipt = z.object({
  id: z.int(),
  /** Receipt number; the registration number comes with registration. */
  number: z.string(),
  received_at: moment,
  register_by: day,
  answer_by: day,
  receipt_file: z.int().nullable(),
})
export type AppealReceipt = z.infer<typeof receipt>

export const postOfficialAppeal = defineOperation({
  id: 'postOfficialAppeal',
  audited: 'Официальное обращение',
  method: 'POST',
  path: '/api/postofficialappeals',
  summary: 'Подать официальное обращение (59-ФЗ); формой multipart, когда с файлами',
  access: 'resident',
  idempotent: true,
  largestBody: MAX_FILES_BYTES,
  limits: [{ of: 'caller', points: 10, seconds: DAY }],
  body: appealForm,
  answer: z.object({ appeal: receipt, message: z.string() }),
})

export const addPostalAddress = defineOperation({
  id: 'addPostalAddress',
  method: 'POST',
  path: '/api/postaddaddress',
  summary: 'Сохранить почтовый адрес в адресную книгу жителя',
  access: 'resident',
  idempotent: true,
  body: z.object({ address: requiredLine(300) }),
  answer: z.object({ postal_addresses: z.array(postalAddress) }),
})

const appealEvent = z.object({
  id: z.int(),
  created_at: moment,
  title: z.string(),
  text: z.string().nullable(),
})

const privateDocument = z.object({ id: z.int(), title: z.string(), type: z.string(), size: z.int() })

const appealCard = z.object({
  id: z.int(),
  number: z.string(),
  registration_number: z.string().nullable(),
  state: appealState,
  state_name: z.string(),
  topic: z.string().nullable(),
  addressee: z.string(),
  text: z.string(),
  received_at: moment,
  register_by: day,
  answer_by: day,
  is_overdue: z.boolean(),
})
export type AppealCard = z.infer<typeof appealCard>

const appealItem = appealCard.extend({
  legal_type: z.union([z.literal(1), z.literal(2)]),
  author: z.string(),
  forwarded_to: z.string().nullable(),
  answer_kind: answerKind.nullable(),
  answer_text: z.string().nullable(),
  answered_at: moment.nullable(),
  files: z.array(privateDocument),
  answer_files: z.array(privateDocument),
  receipt_file: z.int().nullable(),
  events: z.array(appealEvent),
})
export type AppealItem = z.infer<typeof appealItem>

export const listUserAppeals = defineOperation({
  id: 'listUserAppeals',
  method: 'GET',
  path: '/api/userappeals',
  summary: 'Обращения жителя, новые сверху, по 20 на странице',
  access: 'resident',
  query: z.object({ page: pageNumber }),
  answer: z.object({ appeals: pageOf(appealCard) }),
})

export const getUserAppeal = defineOperation({
  id: 'getUserAppeal',
  method: 'GET',
  path: '/api/userappeals/{id}',
  summary: 'Обращение жителя целиком: файлы, движение, ответ',
  access: 'resident',
  params: idParams,
  answer: z.object({ appeal: appealItem }),
})

const counted = z.object({ title: z.string(), count: z.int() })

export const getAppealStatistics = defineRead({
  id: 'getAppealStatistics',
  path: '/api/appealstatistics',
  summary: 'Открытая статистика обращений: по месяцам, темам, исходам и срокам',
  answer: z.object({
    total: z.int(),
    answered: z.int(),
    /** Answered within the term; `due` counts all whose term has come. */
    on_time: z.int(),
    due: z.int(),
    median_days: z.number().nullable(),
    months: z.array(z.object({ month: z.string(), received: z.int(), answered: z.int() })),
    topics: z.array(counted),
    outcomes: z.array(counted),
  }),
})
export type AppealStatistics = z.infer<(typeof getAppealStatistics)['answer']>
