import type { ReactNode } from 'react'
import { DetailsChevron } from '@/components/ui/details/details-chevron'

interface FoldedSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A section that few read: folded on phones, open on wide screens and on paper. */
export function FoldedSection({ id, title, children }: FoldedSectionProps) {
  return (
    <section id={id} aria-label={title} className="folded-section">
      <h2 data-unfolded="" className="mb-4 text-h2">
        {title}
      </h2>
      <details className="unfolds group">
        <summary className="flex items-center justify-between gap-4 py-3.5">
          <h2 className="min-w-0 text-h3">{title}</h2>
          <DetailsChevron className="size-6 text-brand" />
        </summary>
        <div className="max-lg:pb-6">{children}</div>
      </details>
    </section>
  )
}
