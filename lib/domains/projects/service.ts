import { buildPage } from '@/lib/contract/page'
import { findTagLinks } from '@/lib/domains/news/service'
import {
  type Project,
  type ProjectFilter,
  type ProjectList,
  PROJECTS_PER_PAGE,
  projectStages,
} from '@/lib/domains/projects/contract'
import { findProjectIds, findProjects, findProjectTerms } from '@/lib/domains/projects/repository'
import { findDraft } from '@/lib/platform/payload/find-pages'
import type { Project as StoredProject } from '@/lib/platform/payload/payload-types'
import { toPlace, toSeo } from '@/lib/platform/payload/to-shapes'
import { toImage } from '@/lib/platform/pictures/media'

const ON_HOME = 4

export async function listProjects({ page, ...filter }: ProjectFilter, previewedId?: number): Promise<ProjectList> {
  const perPage = PROJECTS_PER_PAGE
  const [{ ids, total }, terms] = await Promise.all([
    findProjectIds(filter, perPage, (page - 1) * perPage),
    findProjectTerms(),
  ])
  const draft = previewedId && filter.id === previewedId ? await findDraft('projects', previewedId) : null
  const shown = draft ? [draft] : await findProjects(ids)
  return {
    projects: buildPage(await toProjects(shown), {
      total: draft ? 1 : total,
      perPage,
      page,
      path: '/api/projects',
      filter,
    }),
    categories: terms.filter(({ list }) => list === 'category'),
    stages: projectStages.map(({ id, title }) => ({
      id,
      title,
      count: terms.find(({ stage }) => stage === id)?.count ?? 0,
    })),
  }
}

export async function findProjectsByIds(ids: number[]): Promise<Project[]> {
  const shown = ids.length > 0 ? ids : (await findProjectIds({}, ON_HOME)).ids
  return toProjects(await findProjects(shown))
}

async function toProjects(shown: readonly StoredProject[]): Promise<Project[]> {
  const newsLinks = await findTagLinks(shown.map(({ title }) => title))
  return shown.map((project) => ({ ...toProject(project), news_link: newsLinks.get(project.title) ?? null }))
}

function toProject(project: StoredProject): Omit<Project, 'news_link'> {
  const { category } = project
  return {
    id: project.id,
    title: project.title,
    description: project.description ?? '',
    neighbours: project.neighbours || null,
    category: typeof category === 'object' ? category : { id: category, title: '' },
    stage: project.stage,
    ...toPlace(project),
    ...toTerms(project),
    organization: toOrganization(project),
    date_publication: project.publishedAt ?? project.createdAt,
    head_img: toImage(project.headImage),
    report_img: toImage(project.reportImage),
    link: project.link || null,
    seo: toSeo(project.seo),
  }
}

function toTerms({ budget, funding, contractor, startDate, finishDate }: StoredProject) {
  return {
    budget: budget ?? null,
    funding: funding || null,
    contractor: contractor || null,
    start_date: startDate?.slice(0, 10) ?? null,
    finish_date: finishDate?.slice(0, 10) ?? null,
  }
}

function toOrganization({ organization }: StoredProject): Project['organization'] {
  const isShown = typeof organization === 'object' && organization?._status === 'published'
  return isShown ? { id: organization.id, title: organization.title } : null
}
