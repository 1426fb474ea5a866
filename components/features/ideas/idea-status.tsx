import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { classNames } from '@/components/ui/class-names'
import { ideaStatusName } from '@/lib/domains/ideas/states'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

interface Look {
  tone: BadgeTone
  icon: IconName
}

const unknownLook: Look = { tone: 'neutral', icon: 'clipboard-list' }
const looks: Record<number, Look> = {
  1: { tone: 'sun', icon: 'hand-heart' },
  2: { tone: 'danger', icon: 'circle-x' },
  3: { tone: 'status-3', icon: 'badge-check' },
  4: { tone: 'brand', icon: 'clipboard-list' },
  6: { tone: 'status-4', icon: 'circle-check' },
}

export function IdeaSign({ code, className = 'size-4' }: { code: number; className?: string }) {
  const icon = (looks[code] ?? unknownLook).icon
  return <Icon name={icon} className={classNames('shrink-0', className)} />
}

export function IdeaStatus({ code }: { code: number }) {
  return (
    <Badge tone={(looks[code] ?? unknownLook).tone} icon={<IdeaSign code={code} />}>
      {ideaStatusName(code)}
    </Badge>
  )
}
