import { classNames } from '@/components/ui/class-names'
import { SeamedText } from '@/components/ui/seamed-text'

/**
 * Draws an e-mail address to write to. It goes to the next line as a whole; where it does not fit into one, it breaks
 * after «@» and before a full stop alone.
 */
export function EmailLink({ email, className = 'link target' }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={classNames('inline-block', className)}>
      <SeamedText text={email} />
    </a>
  )
}
