import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface HomeBandProps {
  id: string
  title: string
  more: { href: string; label: string }
  ground?: 'paper' | 'ground' | 'sand'
  children: ReactNode
}

const grounds = { paper: 'bg-paper', ground: 'bg-ground', sand: 'bg-sand' }

export function HomeBand({ id, title, more, ground = 'paper', children }: HomeBandProps) {
  return (
    <section aria-labelledby={id} className={classNames('py-5 sm:py-16', grounds[ground])}>
      <div className="shell">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 sm:mb-8">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <MoreLink {...more} />
        </div>
        {children}
      </div>
    </section>
  )
}

export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="link target inline-block py-1 font-medium">
      {label}
    </Link>
  )
}
