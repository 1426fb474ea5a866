import { ProjectPage } from '@/components/features/projects/project-page'
import { projectsSection } from '@/components/features/projects/projects-section'
import { StageBadge } from '@/components/features/projects/stage-badge'
import { SharePage } from '@/components/ui/share-page'
import { Tag } from '@/components/ui/tag'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'

/** Returns the parts of the page of one project. */
export function projectParts(project: Project) {
  const { id, title, stage, category } = project
  return {
    title,
    meta: (
      <>
        <StageBadge stage={stage} />
        <Tag href={projectsSection.href({ category: category.id })}>{category.title}</Tag>
      </>
    ),
    mainAction: <SharePage path={paths.project(id)} title={title} />,
    children: <ProjectPage project={project} />,
  }
}
