import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  dayHours,
  filterText,
  html,
  id,
  idParams,
  joinDocument,
  pageNumber,
  pageOf,
  placeFields,
  seo,
  term,
} from '@/lib/contract/shapes'

const { defineOperation, defineRead, defineSearch, operations } = defineContract('Услуги')
export { operations }

export const SERVICES_PER_PAGE = 20

export const serviceCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  topic: term.nullable(),
  audiences: z.array(term),
  life_situations: z.array(term),
  term: z.string(),
  fee: z.string(),
  is_online: z.boolean(),
  is_popular: z.boolean(),
})
export type ServiceCard = z.infer<typeof serviceCard>

export const applicationMethods = {
  office: 'Лично',
  center: 'Через МФЦ',
  post: 'По почте',
  online: 'Через интернет',
} as const

const question = z.object({ id: z.int(), question: z.string(), answer: html })

const serviceItem = serviceCard.extend({
  authority: z.string().nullable(),
  applicants: html,
  result: html,
  own_documents: html,
  interagency_documents: html,
  refusal_grounds: html,
  complaint: html,
  ways: z.array(
    z.object({ kind: z.enum(['office', 'center', 'post', 'online']), text: z.string(), url: z.string().nullable() }),
  ),
  forms: z.array(joinDocument),
  regulation: z.object({ id: z.int(), title: z.string(), number: z.string().nullable() }).nullable(),
  faq: z.array(question),
  related: z.array(serviceCard),
  updated_at: z.string(),
  seo,
})
export type ServiceItem = z.infer<typeof serviceItem>

export const serviceFilter = z.object({
  text: filterText.optional(),
  audience: id.optional(),
  topic: id.optional(),
  life_situation: id.optional(),
  page: pageNumber,
})
export type ServiceFilter = z.infer<typeof serviceFilter>

/** What to do in a life situation; empty unless the catalogue is filtered by it. */
const step = z.object({ title: z.string(), text: z.string(), url: z.string().nullable() })
export type SituationStep = z.infer<typeof step>

const catalog = z.object({
  services: pageOf(serviceCard),
  audiences: z.array(countedTerm),
  topics: z.array(countedTerm),
  life_situations: z.array(countedTerm),
  popular: z.array(serviceCard),
  steps: z.array(step),
})
export type ServiceCatalog = z.infer<typeof catalog>

export const listServices = defineRead({
  id: 'listServices',
  path: '/api/services',
  summary: 'Каталог услуг, по 20 на странице, по темам и алфавиту',
  query: serviceFilter,
  answer: catalog,
})

export const searchServices = defineSearch(listServices, { id: 'searchServices', path: '/api/searchservices' })

export const getService = defineRead({
  id: 'getService',
  path: '/api/services/{id}',
  summary: 'Карточка услуги с вопросами и ответами',
  params: idParams,
  answer: z.object({ service: serviceItem }),
})

const serviceCenter = z.object({
  id: z.int(),
  title: z.string(),
  ...placeFields,
  phones: z.array(z.string()),
  email: z.string().nullable(),
  hours: z.array(dayHours),
  note: z.string().nullable(),
})
export type ServiceCenter = z.infer<typeof serviceCenter>

export const listServiceCenters = defineRead({
  id: 'listServiceCenters',
  path: '/api/servicecenters',
  summary: 'Центры обслуживания с адресами и часами работы',
  answer: z.object({ service_centers: z.array(serviceCenter) }),
})

export const serviceReport = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(['report', 'methodical']),
  year: z.int(),
  join_documents: z.array(joinDocument),
})
export type ServiceReport = z.infer<typeof serviceReport>

export const listServiceReports = defineRead({
  id: 'listServiceReports',
  path: '/api/servicesreports',
  summary: 'Отчёты и методические материалы, новые годы сверху',
  answer: z.object({ reports: z.array(serviceReport) }),
})

export const getServicesAbout = defineOperation({
  id: 'getServicesAbout',
  method: 'GET',
  path: '/api/servicesabout',
  summary: 'О муниципальных услугах',
  access: 'public',
  answer: z.object({ about: z.object({ title: z.string(), body: html, join_documents: z.array(joinDocument), seo }) }),
})
