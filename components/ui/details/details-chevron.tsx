import { ChevronDown } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'

export function DetailsChevron({ className = 'size-5' }: { className?: string }) {
  return (
    <ChevronDown
      aria-hidden
      className={classNames('shrink-0 transition-transform in-[details[open]>summary]:rotate-180', className)}
    />
  )
}
