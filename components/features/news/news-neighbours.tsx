import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { newsPath } from '@/lib/config/paths'
import type { NewsItem } from '@/lib/domains/news/contract'

type Neighbour = NonNullable<NewsItem['previous']>

/** Draws links to the previous and the next item in time. */
export function NewsNeighbours({ previous, next }: Pick<NewsItem, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Соседние материалы" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {previous && (
        <NeighbourLink item={previous} label="Раньше">
          <ArrowLeft aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        </NeighbourLink>
      )}
      {next && (
        <div className="max-sm:border-t max-sm:border-line sm:col-start-2 sm:text-right">
          <NeighbourLink item={next} label="Позже" isNext>
            <ArrowRight aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          </NeighbourLink>
        </div>
      )}
    </nav>
  )
}

interface NeighbourLinkProps {
  item: Neighbour
  label: string
  isNext?: boolean
  children: ReactNode
}

function NeighbourLink({ item: { id, slug, title, type }, label, isNext = false, children }: NeighbourLinkProps) {
  return (
    <Link
      href={newsPath({ id, slug, typeCode: type.code })}
      prefetch={false}
      className={`group flex gap-4 py-6 text-ink no-underline ${isNext ? 'flex-row-reverse' : ''}`}
    >
      {children}
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="mt-0.5 block font-medium group-hover:text-brand-strong">{title}</span>
      </span>
    </Link>
  )
}
