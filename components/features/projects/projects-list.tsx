import { ProjectCard } from '@/components/features/projects/project-card'
import { projectsQuery, type ProjectsPage } from '@/components/features/projects/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { FoundWords } from '@/components/ui/found-words'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import { projectStages, type ProjectFilter, type ProjectList } from '@/lib/domains/projects/contract'
import { formatDate } from '@/lib/shared/dates'
import { countOf, formatNumber } from '@/lib/shared/plural'

/** Projects of a filter, nine on a page. */
export function ProjectsList({ list, filter }: Omit<ProjectsPage, 'project'>) {
  const { projects } = list
  const query = projectsQuery(filter)
  if (projects.data.length === 0 && query === '') return <EmptyState title="Проекты пока не опубликованы" />
  return (
    <>
      <Found list={list} filter={filter} />
      {projects.data.length === 0 ? (
        <EmptyState
          title={filter.title ? messages.nothingFoundFor(filter.title) : messages.nothingFound}
          action={
            <LinkButton href={paths.projects} variant="secondary">
              Все проекты
            </LinkButton>
          }
        >
          Попробуйте другую стадию или категорию.
        </EmptyState>
      ) : (
        <div className="mt-6">
          <PagedList
            listId="projects-list"
            page={projects}
            path={paths.projects}
            query={query}
            className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
          >
            {projects.data.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} priority={index === 0 && filter.page === 1} />
              </li>
            ))}
          </PagedList>
        </div>
      )}
    </>
  )
}

/** «Найдено 5 · Идут работы · Дороги и транспорт», and the way back to all. */
function Found({ list, filter }: Omit<ProjectsPage, 'project'>) {
  const words = projectFilterWords(filter, list.categories)
  const { total } = list.projects
  const all = `Всего ${countOf(total, ['проект', 'проекта', 'проектов'])}`
  if (words.length === 0) return <FoundWords words={[all]} />
  return <FoundWords words={[`Найдено ${formatNumber(total)}`, ...words]} resetHref={paths.projects} />
}

function projectFilterWords(
  { title, category, stage, start_date: from, end_date: to }: Partial<ProjectFilter>,
  categories: ProjectList['categories'],
): string[] {
  const words = [
    stage && projectStages.find(({ id }) => id === stage)?.title,
    category && (categories.find(({ id }) => id === category)?.title ?? 'неизвестная категория'),
    from && `с ${formatDate(from, 'UTC')}`,
    to && `по ${formatDate(to, 'UTC')}`,
    title && `со словами «${title}»`,
  ]
  return words.flatMap((word) => word || [])
}
