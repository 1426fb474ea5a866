import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import {
  dayHours,
  filterText,
  html,
  imageObject,
  joinDocument,
  placeFields,
  receptionDay,
  receptionHours,
  seo,
} from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Обратная связь')
export { operations }

const channelKinds = ['claim', 'appeal', 'support', 'reception', 'duty', 'discussion', 'idea'] as const
export type ChannelKind = (typeof channelKinds)[number]

const channel = z.object({
  kind: z.enum(channelKinds),
  title: z.string(),
  purpose: z.string(),
  term: z.string(),
  answered_by: z.string(),
})
export type Channel = z.infer<typeof channel>

const desk = z.object({
  title: z.string(),
  room: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})

const contacts = z.object({
  administration: z.string(),
  ...placeFields,
  phones: z.array(z.string()),
  email: z.string().nullable(),
  hours: z.array(dayHours),
  directions: z.string().nullable(),
  desks: z.array(desk),
  requisites: z.array(z.object({ term: z.string(), value: z.string() })),
})
export type Contacts = z.infer<typeof contacts>

const feedback = z.object({ title: z.string(), lead: z.string(), channels: z.array(channel), contacts, seo })
export type Feedback = z.infer<typeof feedback>

export const getFeedback = defineRead({
  id: 'getFeedback',
  path: '/api/feedback',
  summary: 'Единое окно: куда обратиться и с чем; контакты и реквизиты администрации',
  answer: z.object({ feedback }),
})

/** Where an official receives; the first group is beside the mayor. */
export const receivingGroups = ['leadership', 'authority', 'department', 'institution'] as const
export type ReceivingGroup = (typeof receivingGroups)[number]

/** Official and reception hours; the mayor comes first with a null id. */
const receivingOfficial = z.object({
  id: z.int().nullable(),
  full_name: z.string(),
  post: z.string(),
  group: z.enum(receivingGroups),
  area: z.string().nullable(),
  head_img: imageObject.nullable(),
  hours: z.array(receptionHours),
  next_reception: receptionDay.nullable(),
  note: z.string().nullable(),
  phone: z.string().nullable(),
})
export type ReceivingOfficial = z.infer<typeof receivingOfficial>

const reception = z.object({
  title: z.string(),
  lead: z.string(),
  officials: z.array(receivingOfficial),
  booking: html,
  booking_phone: z.string().nullable(),
  correspondence: html,
  address: z.string(),
  email: z.string().nullable(),
  hours: z.array(dayHours),
  join_documents: z.array(joinDocument),
  seo,
})
export type Reception = z.infer<typeof reception>

export const receptionFilter = z.object({ text: filterText.optional() })
export type ReceptionFilter = z.infer<typeof receptionFilter>

export const getReception = defineRead({
  id: 'getReception',
  path: '/api/correspondenceandcitizens',
  summary: 'Приём граждан и корреспонденции: график, запись, адрес для писем; кто принимает по вопросу',
  query: receptionFilter,
  answer: z.object({ reception }),
})

export const dutyKinds = ['emergency', 'dispatch', 'utility', 'housing', 'city'] as const

/** `hours` are empty for round-the-clock services. */
const dutyService = z.object({
  id: z.int(),
  kind: z.enum(dutyKinds),
  title: z.string(),
  organization: z.string().nullable(),
  phones: z.array(z.string()),
  purpose: z.string(),
  zone: z.string().nullable(),
  is_round_the_clock: z.boolean(),
  hours: z.array(dayHours),
  address: z.string().nullable(),
  note: z.string().nullable(),
})
export type DutyService = z.infer<typeof dutyService>

const dutyPage = z.object({ title: z.string(), lead: z.string(), advice: html, seo })

export const listDutyServices = defineRead({
  id: 'listDutyServices',
  path: '/api/dutydispatchservices',
  summary: 'Экстренные и дежурные службы: телефоны, часы, зона ответственности',
  answer: z.object({ duty_page: dutyPage, duty_services: z.array(dutyService) }),
})
export type DutyServices = z.infer<typeof listDutyServices.answer>
