import { projectCard } from '@/components/features/projects/project-social-card'
import type { ProjectsPage } from '@/components/features/projects/projects-section'
import { paths } from '@/lib/config/paths'

/** Returns title, description and canonical address of the list, or of the one project that is shown alone. */
export function projectsHead({ head, one: project }: ProjectsPage, city: string) {
  if (project)
    return {
      title: project.title,
      description: project.description,
      path: paths.project(project.id),
      card: projectCard(project),
      seo: project.seo,
    }
  return {
    ...head,
    description: `Что строят и ремонтируют в ${city ? `городе: проекты ${city}` : 'городе'}: стадия, сроки, стоимость, снимки до и после.`,
  }
}
