import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { newsCard } from '@/lib/domains/news/contract'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  day,
  dayHours,
  filterText,
  html,
  id,
  idParams,
  imageObject,
  moment,
  pageNumber,
  pageOf,
  placeFields,
  receptionDay,
  receptionHours,
  seo,
  term,
} from '@/lib/contract/shapes'

const { defineRead, defineSearch, operations } = defineContract('Местное самоуправление')
export { operations }

export const MINISTERS_PER_PAGE = 20
export const ORGANIZATIONS_PER_PAGE = 20

export const organizationKinds = [
  { id: 'institution', title: 'Учреждения', one: 'Учреждение' },
  { id: 'enterprise', title: 'Предприятия', one: 'Предприятие' },
  { id: 'department', title: 'Подразделения администрации', one: 'Подразделение администрации' },
  { id: 'authority', title: 'Органы власти', one: 'Орган власти' },
] as const
const organizationKind = z.enum(['authority', 'department', 'institution', 'enterprise'], messages.unknownValue)
export type OrganizationKind = z.infer<typeof organizationKind>

const organizationReference = z.object({
  id: z.int(),
  title: z.string(),
  short_title: z.string().nullable(),
  kind: organizationKind,
})
export type OrganizationReference = z.infer<typeof organizationReference>

const ministerCard = z.object({
  id: z.int(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.string().nullable(),
  post: z.string(),
  head_img: imageObject.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  organization: organizationReference.nullable(),
})
export type MinisterCard = z.infer<typeof ministerCard>

const organizationCard = organizationReference.extend({
  summary: z.string().nullable(),
  sphere: term.nullable(),
  ...placeFields,
  phones: z.array(z.string()),
  email: z.string().nullable(),
  site: z.string().nullable(),
  /** Null also if the mayor leads it. */
  head: ministerCard.nullable(),
  is_led_by_mayor: z.boolean(),
})
export type OrganizationCard = z.infer<typeof organizationCard>

/** Node of the tree; nodes come in reading order, each before its children. */
const structureNode = organizationReference.extend({
  parent_id: z.int().nullable(),
  head: ministerCard.nullable(),
  is_led_by_mayor: z.boolean(),
  curator_id: z.int().nullable(),
})
export type StructureNode = z.infer<typeof structureNode>

export const getStructure = defineRead({
  id: 'getStructure',
  path: '/api/structure',
  summary: 'Структура: все организации деревом и заместители, которые их курируют',
  answer: z.object({ structure: z.array(structureNode), curators: z.array(ministerCard) }),
})
export type Structure = z.infer<(typeof getStructure)['answer']>

const governmentFilter = z.object({ kind: organizationKind.optional(), text: filterText.optional() })

export const getGovernment = defineRead({
  id: 'getGovernment',
  path: '/api/government',
  summary: 'Органы власти и подразделения администрации с руководителями и контактами',
  query: governmentFilter,
  answer: z.object({ government: z.array(organizationCard) }),
})

export const departmentFilter = z.object({
  text: filterText.optional(),
  kind: organizationKind.optional(),
  sphere: id.optional(),
  parent: id.optional(),
  page: pageNumber,
})
export type DepartmentFilter = z.infer<typeof departmentFilter>

const departmentList = z.object({
  departments: pageOf(organizationCard),
  kinds: z.array(z.object({ id: organizationKind, title: z.string(), count: z.int() })),
  spheres: z.array(countedTerm),
})
export type DepartmentList = z.infer<typeof departmentList>

export const listDepartments = defineRead({
  id: 'listDepartments',
  path: '/api/departments',
  summary: 'Учреждения и организации, по 20 на странице, по сферам',
  query: departmentFilter,
  answer: departmentList,
})

export const searchDepartments = defineSearch(listDepartments, {
  id: 'searchDepartments',
  path: '/api/searchdepartments',
  summary: 'То же, фильтр в теле запроса; пустое тело — все организации',
})

const actReference = z.object({ id: z.int(), title: z.string(), number: z.string().nullable(), date: day, type: term })

const organizationItem = organizationCard.extend({
  powers: html,
  head_img: imageObject.nullable(),
  hours: z.array(dayHours),
  hours_note: z.string().nullable(),
  parent: organizationReference.nullable(),
  curator: ministerCard.nullable(),
  ministers: z.array(ministerCard),
  departments: z.array(organizationCard),
  documents: z.array(actReference),
  news: z.array(newsCard),
  updated_at: moment,
  seo,
})
export type OrganizationItem = z.infer<typeof organizationItem>

export const getDepartment = defineRead({
  id: 'getDepartment',
  path: '/api/department/{id}',
  summary: 'Организация: полномочия, руководитель, контакты, документы, новости, подведомственные',
  params: idParams,
  answer: z.object({ department: organizationItem }),
})

const ministerFilter = z.object({ organization: id.optional(), text: filterText.optional(), page: pageNumber })
export type MinisterFilter = z.infer<typeof ministerFilter>

export const listMinisters = defineRead({
  id: 'listMinisters',
  path: '/api/ministers',
  summary: 'Руководители в порядке старшинства, по 20 на странице',
  query: ministerFilter,
  answer: z.object({ ministers: pageOf(ministerCard) }),
})

const ministerItem = ministerCard.extend({
  biography: html,
  area: z.string().nullable(),
  reception: z.array(receptionHours),
  reception_note: z.string().nullable(),
  next_reception: receptionDay.nullable(),
  /** Phone for bookings: the city's desk if the portal books, else the official's own. */
  booking_phone: z.string().nullable(),
  leads: z.array(organizationReference),
  curates: z.array(organizationReference),
  updated_at: moment,
  seo,
})
export type MinisterItem = z.infer<typeof ministerItem>

export const getMinister = defineRead({
  id: 'getMinister',
  path: '/api/minister/{id}',
  summary: 'Руководитель: биография, вопросы ведения, приём граждан',
  params: idParams,
  answer: z.object({ minister: ministerItem }),
})
