import type { ServiceSection } from '@/components/features/services/service-sections'
import { AnchorList } from '@/components/ui/anchor-list'

/** Draws the contents of the page, which stay in sight on wide screens. */
export function ServiceContents({ sections }: { sections: readonly ServiceSection[] }) {
  return (
    <nav
      aria-label="На этой странице"
      className="sticky top-[calc(var(--header)+2rem)] hidden max-h-[calc(100dvh-var(--header)-3rem)] self-start overflow-y-auto xl:block print:hidden"
    >
      <AnchorList anchors={sections} className="block py-2 text-ink-soft hover:text-brand-strong" />
    </nav>
  )
}
