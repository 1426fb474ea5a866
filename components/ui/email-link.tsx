import { SeamedText } from '@/components/ui/seamed-text'

/** Draws an e-mail address to write to; it breaks after «@» and before a full stop alone. */
export function EmailLink({ email, className = 'link target' }: { email: string; className?: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      <SeamedText text={email} />
    </a>
  )
}
