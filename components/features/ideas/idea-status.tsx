import { BadgeCheck, CircleCheck, CircleX, ClipboardList, HandHeart, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { classNames } from '@/components/ui/class-names'
import { ideaStatusName } from '@/lib/domains/ideas/states'

interface Look {
  tone: BadgeTone
  icon: LucideIcon
}

const unknownLook: Look = { tone: 'neutral', icon: ClipboardList }
const looks: Record<number, Look> = {
  1: { tone: 'sun', icon: HandHeart },
  2: { tone: 'danger', icon: CircleX },
  3: { tone: 'status-3', icon: BadgeCheck },
  4: { tone: 'brand', icon: ClipboardList },
  6: { tone: 'status-4', icon: CircleCheck },
}

export function IdeaSign({ code, className = 'size-4' }: { code: number; className?: string }) {
  const Icon = (looks[code] ?? unknownLook).icon
  return <Icon aria-hidden className={classNames('shrink-0', className)} />
}

export function IdeaStatus({ code }: { code: number }) {
  return (
    <Badge tone={(looks[code] ?? unknownLook).tone} icon={<IdeaSign code={code} />}>
      {ideaStatusName(code)}
    </Badge>
  )
}
