import { ProjectCard } from '@/components/features/projects/project-card'
import type { ProjectsPage } from '@/components/features/projects/projects-section'
import { SectionList } from '@/components/ui/section/section-list'

const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3' }

/** Draws the projects of a filter, nine on a page. */
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
