import { Badge } from '@/components/ui/text/badge'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

const looks: Record<number, { tone: 'brand' | 'sun' | 'neutral'; icon: IconName }> = {
  51: { tone: 'brand', icon: 'megaphone' },
  52: { tone: 'sun', icon: 'messages-square' },
  53: { tone: 'neutral', icon: 'circle-check' },
}

export function StageBadge({ status: { code, name } }: { status: { code: number; name: string } }) {
  const { tone, icon } = looks[code] ?? { tone: 'neutral', icon: 'circle-check' }
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {name}
    </Badge>
  )
}
