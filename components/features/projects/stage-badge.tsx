import { CircleCheck, CirclePause, Clock, DraftingCompass, HardHat } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { projectStages, type ProjectStage } from '@/lib/domains/projects/contract'

const looks: Record<ProjectStage, { tone: BadgeTone; Icon: typeof Clock }> = {
  planned: { tone: 'neutral', Icon: Clock },
  design: { tone: 'brand', Icon: DraftingCompass },
  works: { tone: 'sun', Icon: HardHat },
  done: { tone: 'status-3', Icon: CircleCheck },
  paused: { tone: 'danger', Icon: CirclePause },
}

export function StageBadge({ stage }: { stage: ProjectStage }) {
  const { tone, Icon } = looks[stage]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-4" />}>
      {projectStages.find(({ id }) => id === stage)?.title}
    </Badge>
  )
}
