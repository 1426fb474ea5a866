import { formatStepMonth } from '@/components/features/projects/project-text'
import type { Project, ProjectStage } from '@/lib/domains/projects/contract'
import { formatSinceMonth } from '@/lib/time/dates'

/** Nouns: they are true of a step that is over and of one that is ahead. Only of the end one asks whether it has come. */
const steps = [
  { id: 'planned', title: 'Замысел' },
  { id: 'design', title: 'Проектирование' },
  { id: 'works', title: 'Работы' },
  { id: 'done', title: 'Завершение' },
] as const satisfies { id: ProjectStage; title: string }[]
type StepId = (typeof steps)[number]['id']

export interface ProjectStep {
  id: StepId
  title: string
  state: 'past' | 'now' | 'paused' | 'ahead'
  /** «с апреля 2025» of works, «июнь 2027» of the end. */
  date: string | null
  /** True for the nearest date ahead. */
  isNext: boolean
}

type Dated = Pick<Project, 'stage' | 'start_date' | 'finish_date'>

/** Works are what is paused. */
export function projectSteps({ stage, start_date: start, finish_date: finish }: Dated): ProjectStep[] {
  const at = steps.findIndex(({ id }) => id === (stage === 'paused' ? 'works' : stage))
  const dates: Record<StepId, string | null> = {
    planned: null,
    design: null,
    works: start && formatSinceMonth(start, 'UTC'),
    done: formatStepMonth(finish),
  }
  const next = steps.findIndex(({ id }, index) => index > at && Boolean(dates[id]))
  return steps.map(({ id, title }, index) => ({
    id,
    title: id === 'done' && stage === 'done' ? 'Завершён' : title,
    state: stateAt(index, at, stage),
    date: dates[id],
    isNext: index === next,
  }))
}

function stateAt(index: number, at: number, stage: ProjectStage): ProjectStep['state'] {
  if (index > at) return 'ahead'
  // the last step has nothing after it: what is done is not «now»
  if (index < at || stage === 'done') return 'past'
  return stage === 'paused' ? 'paused' : 'now'
}
