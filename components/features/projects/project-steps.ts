import { formatStepMonth } from '@/components/features/projects/project-text'
import { projectStages, type Project, type ProjectStage } from '@/lib/domains/projects/contract'

const order: readonly ProjectStage[] = ['planned', 'design', 'works', 'done']

export interface ProjectStep {
  id: ProjectStage
  title: string
  state: 'past' | 'now' | 'paused' | 'ahead'
  /** «июнь 2027»; only works and the end have one. */
  date: string | null
  /** True for the nearest date ahead. */
  isNext: boolean
}

type Dated = Pick<Project, 'stage' | 'start_date' | 'finish_date'>

/** Works are what is paused. */
export function projectSteps({ stage, start_date: start, finish_date: finish }: Dated): ProjectStep[] {
  const at = order.indexOf(stage === 'paused' ? 'works' : stage)
  const dates: Partial<Record<ProjectStage, string | null>> = { works: start, done: finish }
  const next = order.findIndex((step, index) => index > at && Boolean(dates[step]))
  return projectStages
    .filter(({ id }) => order.includes(id))
    .map(({ id, title }, index) => ({
      id,
      title,
      state: stateAt(index, at, stage),
      date: formatStepMonth(dates[id] ?? null),
      isNext: index === next,
    }))
}

function stateAt(index: number, at: number, stage: ProjectStage): ProjectStep['state'] {
  if (index > at) return 'ahead'
  // the last step has nothing after it: what is done is not «now»
  if (index < at || stage === 'done') return 'past'
  return stage === 'paused' ? 'paused' : 'now'
}
