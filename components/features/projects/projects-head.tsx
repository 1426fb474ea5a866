import { projectCard } from '@/components/features/projects/project-social-card'
import { projectsQuery, type ProjectsPage } from '@/components/features/projects/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import { isSectionQuery } from '@/lib/shared/address-params'

/** Title, description and canonical address of the list, or of the one project that is shown alone. */
export function projectsHead({ filter, project }: ProjectsPage, city: string) {
  const { page } = filter
  const query = projectsQuery(filter)
  if (project)
    return {
      title: project.title,
      description: project.description,
      path: paths.project(project.id),
      card: projectCard(project),
      seo: project.seo,
    }
  return {
    title: pageTitle(page, 'Проекты'),
    description: `Что строят и ремонтируют в ${city ? `городе: проекты ${city}` : 'городе'}: стадия, сроки, стоимость, снимки до и после.`,
    path: pageHref(paths.projects, query, page),
    noindex: !isSectionQuery(query, []),
  }
}
