import { CircleCheck, Megaphone, MessagesSquare } from 'lucide-react'
import { Badge } from '@/components/ui/text/badge'

const looks: Record<number, { tone: 'brand' | 'sun' | 'neutral'; Icon: typeof Megaphone }> = {
  51: { tone: 'brand', Icon: Megaphone },
  52: { tone: 'sun', Icon: MessagesSquare },
  53: { tone: 'neutral', Icon: CircleCheck },
}

export function StageBadge({ status: { code, name } }: { status: { code: number; name: string } }) {
  const { tone, Icon } = looks[code] ?? { tone: 'neutral', Icon: CircleCheck }
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-4" />}>
      {name}
    </Badge>
  )
}
