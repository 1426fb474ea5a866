import { Tabs } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'

const parts = [
  { label: 'О главе', href: paths.mayor },
  { label: 'Деятельность', href: paths.mayorActivity },
  { label: 'Фото и видео', href: paths.mayorMedia },
]

export function MayorTabs({ current }: { current: string }) {
  return <Tabs label="Глава города" items={parts.map((part) => ({ ...part, current: part.href === current }))} />
}
