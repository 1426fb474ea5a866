import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-names'
import { Badge, type BadgeTone } from '@/components/ui/text/badge'

export interface ShownStatus {
  title: string
  tone: BadgeTone
  icon: IconName
}

export function DocumentBadge({ status: { title, tone, icon } }: { status: ShownStatus }) {
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-3.5" />}>
      {title}
    </Badge>
  )
}
