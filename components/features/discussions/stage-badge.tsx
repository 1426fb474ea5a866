import { Badge } from '@/components/ui/text/badge'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'
import { DISCUSSION_CODE, FINISH_CODE, NOTICE_CODE } from '@/lib/domains/discussions/contract'

const looks: Record<number, { tone: 'brand' | 'sun' | 'neutral'; icon: IconName }> = {
  [NOTICE_CODE]: { tone: 'brand', icon: 'megaphone' },
  [DISCUSSION_CODE]: { tone: 'sun', icon: 'messages-square' },
  [FINISH_CODE]: { tone: 'neutral', icon: 'circle-check' },
}

export function StageBadge({ status: { code, name } }: { status: { code: number; name: string } }) {
  const { tone, icon } = looks[code] ?? { tone: 'neutral', icon: 'circle-check' }
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {name}
    </Badge>
  )
}
