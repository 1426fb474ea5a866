import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

export function DetailsChevron({ className = 'size-5' }: { className?: string }) {
  return <Icon name="chevron-down" className={classNames('details-chevron', className)} />
}
