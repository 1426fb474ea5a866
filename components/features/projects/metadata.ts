import { type ProjectsPage, projectsSection } from '@/components/features/projects/projects-section'
import { paths } from '@/lib/config/paths'
import { formatBudget, formatTerm } from '@/components/features/projects/project-text'
import type { CardTone, SocialCard } from '@/lib/navigation/social-card'
import { projectStageTitle, type Project, type ProjectStage } from '@/lib/domains/projects/contract'

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

const tones: Record<ProjectStage, CardTone> = {
  planned: 'neutral',
  design: 'brand',
  works: 'sun',
  done: 'status-3',
  paused: 'danger',
}

function projectCard(project: Project): SocialCard {
  const { id, title, stage, address, budget, report_img: after, head_img: before } = project
  return {
    kind: 'project',
    id,
    label: 'Проект города',
    title,
    picture: after ?? before,
    facts: [address, formatTerm(project), formatBudget(budget)],
    mark: { text: projectStageTitle(stage), tone: tones[stage] },
  }
}

export async function findProjectCard(id: string): Promise<SocialCard | null> {
  const { one: project } = await projectsSection.read({ id })
  return project ? projectCard(project) : null
}
