import { Icon } from '@/components/ui/icon/icon'
import type { ShownStage } from '@/components/features/projects/shown-stage'
import { Badge } from '@/components/ui/text/badge'

export function StageBadge({ stage: { title, tone, icon } }: { stage: ShownStage }) {
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {title}
    </Badge>
  )
}
