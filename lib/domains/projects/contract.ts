import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import {
  countedTerm,
  day,
  filterText,
  id,
  imageObject,
  moment,
  pageNumber,
  pageOf,
  periodFields,
  placeFields,
  seo,
  term,
  withPeriod,
} from '@/lib/contract/shapes'

const { defineOperation, defineRead, operations } = defineContract('Местное самоуправление')
export { operations }

export const PROJECTS_PER_PAGE = 9

export const projectStages = [
  { id: 'planned', title: 'Планируется' },
  { id: 'design', title: 'Проектируется' },
  { id: 'works', title: 'Идут работы' },
  { id: 'done', title: 'Завершён' },
  { id: 'paused', title: 'Приостановлен' },
] as const
const projectStage = z.enum(['planned', 'design', 'works', 'done', 'paused'], messages.unknownValue)
export type ProjectStage = z.infer<typeof projectStage>

export function projectStageTitle(stage: ProjectStage): string {
  return projectStages.find(({ id }) => id === stage)?.title ?? ''
}

export const project = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** What changes for those who live nearby. */
  neighbours: z.string().nullable(),
  category: term,
  stage: projectStage,
  ...placeFields,
  /** Roubles. */
  budget: z.number().nullable(),
  funding: z.string().nullable(),
  start_date: day.nullable(),
  finish_date: day.nullable(),
  contractor: z.string().nullable(),
  organization: term.nullable(),
  date_publication: moment,
  head_img: imageObject.nullable(),
  report_img: imageObject.nullable(),
  link: z.string().nullable(),
  news_link: z.string().nullable(),
  seo,
})
export type Project = z.infer<typeof project>

export const projectFilter = withPeriod(
  z.object({
    id: id.optional(),
    title: filterText.optional(),
    category: id.optional(),
    stage: projectStage.optional(),
    ...periodFields,
    page: pageNumber,
  }),
)
export type ProjectFilter = z.infer<typeof projectFilter>

const projectList = z.object({
  projects: pageOf(project),
  categories: z.array(countedTerm),
  stages: z.array(z.object({ id: projectStage, title: z.string(), count: z.int() })),
})
export type ProjectList = z.infer<typeof projectList>

export const listProjects = defineRead({
  id: 'listProjects',
  path: '/api/projects',
  summary:
    'Проекты города, по 9 на странице: сначала начатые, последними завершённые, внутри стадии новые сверху; период — по дате публикации',
  query: projectFilter,
  answer: projectList,
})

const followedProject = project.pick({ id: true, title: true, stage: true })
export type FollowedProject = z.infer<typeof followedProject>

export const listFollowedProjects = defineOperation({
  id: 'listFollowedProjects',
  method: 'GET',
  path: '/api/user/projects',
  summary: 'Проекты города, за которыми вы следите, новые сверху',
  access: 'resident',
  answer: z.object({ projects: z.array(followedProject) }),
})

export const followProject = defineOperation({
  id: 'followProject',
  method: 'POST',
  path: '/api/user/followproject',
  summary: 'Следить за проектом: о новой стадии и о каждой новости придут уведомление и письмо; или перестать',
  access: 'resident',
  body: z.object({ id, is_following: z.boolean(messages.required) }),
  answer: z.object({ is_following: z.boolean() }),
})
