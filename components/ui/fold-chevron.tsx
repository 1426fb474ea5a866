import { ChevronDown } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'

/** Stands in the summary of a `details` of the class `group` and turns over when that is open. */
export function FoldChevron({ className = 'size-5' }: { className?: string }) {
  return (
    <ChevronDown aria-hidden className={classNames('shrink-0 transition-transform group-open:rotate-180', className)} />
  )
}
