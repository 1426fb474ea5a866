import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'

/** Title of a card; the whole card is the link. The card has the classes `group relative`. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="card-link">
      {children}
    </Link>
  )
}
