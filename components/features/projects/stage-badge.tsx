import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { projectStages, type ProjectStage } from '@/lib/domains/projects/contract'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

const looks: Record<ProjectStage, { tone: BadgeTone; icon: IconName }> = {
  planned: { tone: 'neutral', icon: 'clock' },
  design: { tone: 'brand', icon: 'drafting-compass' },
  works: { tone: 'sun', icon: 'hard-hat' },
  done: { tone: 'status-3', icon: 'circle-check' },
  paused: { tone: 'danger', icon: 'circle-pause' },
}

export function StageBadge({ stage }: { stage: ProjectStage }) {
  const { tone, icon } = looks[stage]
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {projectStages.find(({ id }) => id === stage)?.title}
    </Badge>
  )
}
