import { projectCard } from '@/components/features/projects/project-social-card'
import { projectsQuery, type ProjectsPage } from '@/components/features/projects/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'

/** Title, description and canonical address of the list, or of the one project that is shown alone. */
export function projectsHead({ filter, project }: ProjectsPage, city: string) {
  const { title, start_date: from, end_date: to, page } = filter
  const path = pageHref(paths.projects, projectsQuery(filter), page)
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
    path,
    noindex: Boolean(title || from || to),
  }
}
