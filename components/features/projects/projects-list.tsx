import Link from 'next/link'
import type { ProjectsPage } from '@/components/features/projects/projects-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { formatBudget, formatTerm } from '@/components/features/projects/project-text'
import { StageBadge } from '@/components/features/projects/stage-badge'
import { Picture } from '@/components/ui/picture/picture'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

export function ProjectsList({ state }: Pick<ProjectsPage, 'state'>) {
  return (
    <SectionList id="projects-list" state={state} look={look}>
      {(project, index) => (
        <li key={project.id}>
          <ProjectCard project={project} priority={index === 0 && state.page.current_page === 1} />
        </li>
      )}
    </SectionList>
  )
}

function ProjectCard({ project, priority = false }: { project: Project; priority?: boolean }) {
  const { id, title, category, stage, address, budget, head_img: before, report_img: after } = project
  return (
    <div className="group relative flex h-full flex-col">
      <Picture
        image={after ?? before}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        decorative
        priority={priority}
      />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <StageBadge stage={stage} />
        {category.title}
      </p>
      <h2 className="mt-2 text-h3">
        <Link href={paths.project(id)} prefetch={false} className="link-quiet cover">
          {title}
        </Link>
      </h2>
      {address && <p className="mt-1 text-ink-soft">{address}</p>}
      <p className="tabular mt-auto flex flex-wrap gap-x-5 pt-3 text-sm">
        <span className="font-medium">{formatBudget(budget)}</span>
        <span className="text-ink-soft">{formatTerm(project)}</span>
      </p>
    </div>
  )
}
