import type { ReactNode } from 'react'
import { DetailsChevron } from '@/components/ui/icon/icon'

interface FoldedSectionProps {
  id: string
  title: string
  heading?: 'h2' | 'h3'
  /** By default a row between lines. */
  className?: string
  children: ReactNode
}

/** A section that few read: folded on phones, open on wide screens and on paper. */
export function FoldedSection({
  id,
  title,
  heading: Heading = 'h2',
  className = 'folded-section',
  children,
}: FoldedSectionProps) {
  return (
    <section id={id} aria-label={title} className={className}>
      <Heading data-unfolded="" className={Heading === 'h2' ? 'mb-4 text-h2' : 'mb-4 text-h3'}>
        {title}
      </Heading>
      <details className="unfolds group">
        <summary className="flex items-center justify-between gap-4 py-3.5">
          <Heading className="min-w-0 text-h3">{title}</Heading>
          <DetailsChevron className="size-6 text-brand" />
        </summary>
        <div className="max-lg:pb-6">{children}</div>
      </details>
    </section>
  )
}
