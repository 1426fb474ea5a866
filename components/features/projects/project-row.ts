import { projectSteps } from '@/components/features/projects/project-steps'
import { formatBudget, formatTerm } from '@/components/features/projects/project-text'
import { projectsSection } from '@/components/features/projects/projects-section'
import type { TabItem } from '@/components/ui/list/tabs'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { paths } from '@/lib/config/paths'
import {
  projectStageTitle,
  type Project,
  type ProjectFilter,
  type ProjectList,
  type ProjectStage,
} from '@/lib/domains/projects/contract'
import { firstSentence } from '@/lib/text/shorten'
import type { IconName } from '@/components/ui/icon/icon-names'
import type { BadgeTone } from '@/components/ui/text/badge'

export type ProjectRow = ReturnType<typeof toProjectRow>

/** Only the first may be the lead, so only it brings its steps. */
export function toProjectRow(project: Project, index: number) {
  const { id, title, description, category, stage, address, budget, head_img: before, report_img: after } = project
  const image = after ?? before
  return {
    href: paths.project(id),
    title,
    text: contactsHtml(firstSentence(description)),
    steps: index === 0 ? projectSteps(project) : null,
    category: category.title,
    stage: toShownStage(stage),
    address,
    budget: formatBudget(budget),
    term: formatTerm(project),
    picture: image && pictureSource(image, 'cropped'),
  }
}

/** Counts are of all projects, so other filters hide them. */
export function stageTabs({ stages }: ProjectList, filter: ProjectFilter): TabItem[] {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  const narrowed = Boolean(filter.title || filter.category || filter.start_date || filter.end_date)
  return [{ id: undefined, title: 'Все', count: total }, ...stages.filter(({ count }) => count > 0)].map(
    ({ id, title, count }) => ({
      href: projectsSection.href({ ...filter, id: undefined, stage: id }),
      label: title,
      count: narrowed ? undefined : count,
      current: filter.stage === id,
    }),
  )
}

export function categoryOptions({ categories }: ProjectList) {
  return categories.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))
}

/** Only what is done or stands still is marked. */
const looks: Record<ProjectStage, { tone: BadgeTone; icon: IconName }> = {
  planned: { tone: 'plain', icon: 'clock' },
  design: { tone: 'plain', icon: 'drafting-compass' },
  works: { tone: 'plain', icon: 'hard-hat' },
  done: { tone: 'status-3', icon: 'circle-check' },
  paused: { tone: 'status-2', icon: 'circle-pause' },
}

export type ShownStage = ReturnType<typeof toShownStage>

function toShownStage(stage: ProjectStage) {
  return { title: projectStageTitle(stage), ...looks[stage] }
}

export type HomeProject = ReturnType<typeof toHomeProject>

export function toHomeProject({ id, title, description, head_img: before, report_img: after }: Project) {
  const image = after ?? before
  return {
    href: paths.project(id),
    title,
    text: contactsHtml(description),
    picture: image && pictureSource(image, 'cropped'),
  }
}
