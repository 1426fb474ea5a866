import type { IconName } from '@/components/ui/icon/icon-names'
import type { BadgeTone } from '@/components/ui/text/badge'
import { projectStages, type ProjectStage } from '@/lib/domains/projects/contract'

const looks: Record<ProjectStage, { tone: BadgeTone; icon: IconName }> = {
  planned: { tone: 'neutral', icon: 'clock' },
  design: { tone: 'brand', icon: 'drafting-compass' },
  works: { tone: 'sun', icon: 'hard-hat' },
  done: { tone: 'status-3', icon: 'circle-check' },
  paused: { tone: 'danger', icon: 'circle-pause' },
}

export type ShownStage = ReturnType<typeof toShownStage>

export function toShownStage(stage: ProjectStage) {
  return { title: projectStages.find(({ id }) => id === stage)?.title, ...looks[stage] }
}
