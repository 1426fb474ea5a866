import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { projectParts } from '@/components/features/projects/project-page'
import { categoryOptions, stageTabs, toProjectRow } from '@/components/features/projects/project-row'
import { ProjectsBar } from '@/components/features/projects/projects-bar'
import { projectsHead } from '@/components/features/projects/metadata'
import { ProjectsList } from '@/components/features/projects/projects-list'
import { ProjectsMap, ProjectsMapLink, readMappedProjects } from '@/components/features/projects/projects-map'
import { projectsSection } from '@/components/features/projects/projects-section'
import { readTaggedNews } from '@/components/features/news/news-lines'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { projectsDataset } from '@/lib/domains/projects/dataset'
import { projectListSchema, projectSchemas } from '@/lib/domains/projects/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const crumbs = breadcrumbsInto(paths.projects)

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(projectsSection.read), getSite()])
  return pageMetadata(site, projectsHead(page, site.settings.city_genitive))
}

/** The list, or with `?id=` one project. */
export default async function ProjectsPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state, one: project } = await projectsSection.read(await searchParams)
  if (filter.page > page.last_page || (filter.id && !project)) notFound()
  if (project) {
    const { children, ...shell } = projectParts(project, await readTaggedNews(project.title))
    return (
      <PageShell {...shell} crumbs={crumbs}>
        <JsonLd things={projectSchemas(project, crumbs)} />
        {children}
      </PageShell>
    )
  }
  const mapped = await readMappedProjects(filter, answer)
  return (
    <PageShell
      title="Проекты"
      crumbs={breadcrumbsTo(paths.projects)}
      actions={mapped.length > 0 && <ProjectsMapLink />}
      bar={<ProjectsBar tabs={stageTabs(answer, filter)} categories={categoryOptions(answer)} filter={filter} />}
    >
      <JsonLd things={[breadcrumbSchema(crumbs), projectListSchema(page.data)]} />
      <ProjectsList state={formatRows(state, toProjectRow)} hasLead={page.current_page === 1 && state.query === ''} />
      <ProjectsMap projects={mapped} />
      <ListDownloads dataset={projectsDataset} filter={filter} />
    </PageShell>
  )
}
