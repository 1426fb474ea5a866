'use client'

import { Link } from '@/components/ui/link'
import type { ProjectRow } from '@/components/features/projects/project-row'
import { StageBadge } from '@/components/features/projects/stage-badge'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Picture } from '@/components/ui/picture/picture'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

export function ProjectsList({ state }: { state: SectionState<ProjectRow> }) {
  return (
    <SectionList id="projects-list" state={state} look={look}>
      {(row, index) => (
        <li key={row.href}>
          <ProjectCard row={row} priority={index === 0 && state.page.current_page === 1} />
        </li>
      )}
    </SectionList>
  )
}

function ProjectCard({ row, priority }: { row: ProjectRow; priority: boolean }) {
  const { href, title, category, stage, address, budget, term, picture } = row
  return (
    <div className="group relative flex h-full flex-col">
      <Picture
        image={picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        decorative
        priority={priority}
        icon="hard-hat"
      />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <StageBadge stage={stage} />
        {category}
      </p>
      <h2 className="mt-2 text-h3">
        <Link href={href} className="link-quiet cover">
          {title}
        </Link>
      </h2>
      {address && <p className="mt-1 text-ink-soft">{address}</p>}
      <p className="tabular mt-auto flex flex-wrap gap-x-5 pt-3 text-sm">
        <span className="font-medium">{budget}</span>
        <span className="text-ink-soft">{term}</span>
      </p>
    </div>
  )
}
