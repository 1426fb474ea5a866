import { SlidersHorizontal } from 'lucide-react'
import { projectsSection, type ProjectsPage } from '@/components/features/projects/projects-section'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { DateInput } from '@/components/ui/date-input'
import { ModalSheet } from '@/components/ui/modal-sheet'
import { SearchField } from '@/components/ui/search-field'
import { Select } from '@/components/ui/select'
import { Tabs, type TabItem } from '@/components/ui/tabs'
import { paths } from '@/lib/config/paths'
import type { ProjectFilter, ProjectList } from '@/lib/domains/projects/contract'

const SHEET = 'projects-filter'

/** Stages as tabs under one GET form. */
export function ProjectsBar({ answer, filter }: Pick<ProjectsPage, 'answer' | 'filter'>) {
  return (
    <>
      <ProjectsForm categories={answer.categories} filter={filter} />
      <Tabs label="Стадия проектов" items={stageTabs(answer, filter)} className="mt-6" />
    </>
  )
}

/** Counts are of all projects, so they stand only while nothing else narrows the list. */
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

/** Words, category and period. On phones all but the words wait in a sheet, opened natively. */
function ProjectsForm({ categories, filter }: Pick<ProjectList, 'categories'> & Pick<ProjectsPage, 'filter'>) {
  return (
    <form
      aria-label="Отбор проектов"
      action={paths.projects}
      className="flex items-end gap-3 rounded-card bg-ground p-4 sm:p-6 lg:grid lg:min-h-32 lg:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem_minmax(var(--submit),auto)]"
    >
      {filter.stage && <input type="hidden" name="status" value={filter.stage} />}
      <SearchField
        id="projects-text"
        label="Название или адрес проекта"
        placeholder="Название или адрес"
        defaultValue={filter.title}
        className="flex-1"
      />
      <button type="button" popoverTarget={SHEET} className={buttonLook('secondary', 'medium', 'px-3.5 lg:hidden')}>
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="sr-only">Категория и период</span>
      </button>
      <ModalSheet id={SHEET} title="Какие проекты показать" wide="contents">
        <div className="grid gap-4 sm:grid-cols-3 lg:contents">
          <Select
            id="projects-category"
            name="category"
            label="Категория"
            emptyLabel="Все"
            options={categories.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))}
            defaultValue={filter.category}
          />
          <DateInput id="projects-from" name="from" label="Опубликован с" defaultValue={filter.start_date} />
          <DateInput id="projects-to" name="to" label="по" defaultValue={filter.end_date} />
        </div>
        <Button type="submit" variant="secondary" className="mt-5 w-full lg:mt-0 lg:w-auto">
          Показать
        </Button>
      </ModalSheet>
    </form>
  )
}
