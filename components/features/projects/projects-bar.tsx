import { projectsSection, type ProjectsPage } from '@/components/features/projects/projects-section'
import { DateInput } from '@/components/ui/field/date-input'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { Tabs, type TabItem } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'
import type { ProjectFilter, ProjectList } from '@/lib/domains/projects/contract'

export function ProjectsBar({ answer, filter }: Pick<ProjectsPage, 'answer' | 'filter'>) {
  return (
    <>
      <ProjectsForm categories={answer.categories} filter={filter} />
      <Tabs label="Стадия проектов" items={stageTabs(answer, filter)} className="mt-6" />
    </>
  )
}

/** Counts are of all projects, so other filters hide them. */
function stageTabs({ stages }: ProjectList, filter: ProjectFilter): TabItem[] {
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  const narrowed = Boolean(filter.title || filter.category || filter.start_date || filter.end_date)
  return [{ id: undefined, title: 'Все', count: total }, ...stages.filter(({ count }) => count > 0)].map(
    ({ id, title, count }) => ({
      href: projectsSection.href({ ...filter, id: undefined, stage: id }),
      label: title,
      count: narrowed ? undefined : count,
      current: filter.stage === id,
    }),
  )
}

function ProjectsForm({ categories, filter }: Pick<ProjectList, 'categories'> & Pick<ProjectsPage, 'filter'>) {
  return (
    <form
      aria-label="Отбор проектов"
      action={paths.projects}
      className="flex items-end gap-3 rounded-card bg-ground p-4 sm:p-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]"
    >
      {filter.stage && <input type="hidden" name="status" value={filter.stage} />}
      <SearchField
        id="projects-text"
        label="Название или адрес проекта"
        showLabel
        defaultValue={filter.title}
        inRow
        className="flex-1"
      />
      <FilterSheet id="projects-filter" title="Какие проекты показать" label="Категория и период" inRow={3}>
        <Select
          id="projects-category"
          name="category"
          label="Категория"
          emptyLabel="Все"
          options={categories.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={filter.category}
          className="sm:max-lg:col-span-2"
        />
        <DateInput id="projects-from" name="from" label="Опубликован с" />
        <DateInput id="projects-to" name="to" label="Опубликован по" />
      </FilterSheet>
    </form>
  )
}
