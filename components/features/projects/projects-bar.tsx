'use client'

import { DateInput } from '@/components/ui/field/date-input'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { Tabs, type TabItem } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'
import type { ProjectFilter } from '@/lib/domains/projects/contract'

interface ProjectsBarProps {
  tabs: readonly TabItem[]
  categories: readonly { value: number; label: string }[]
  filter: ProjectFilter
}

export function ProjectsBar({ tabs, categories, filter }: ProjectsBarProps) {
  return (
    <>
      <ProjectsForm categories={categories} filter={filter} />
      <Tabs label="Стадия проектов" items={tabs} className="mt-3" />
    </>
  )
}

function ProjectsForm({ categories, filter }: Pick<ProjectsBarProps, 'categories' | 'filter'>) {
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
      <FilterSheet id="projects-filter" title="Какие проекты показать" label="Категория и период" inRow="three">
        <Select
          id="projects-category"
          name="category"
          label="Категория"
          emptyLabel="Все"
          options={categories}
          defaultValue={filter.category}
          className="sm:max-lg:col-span-2"
        />
        <DateInput id="projects-from" name="from" label="Опубликован с" />
        <DateInput id="projects-to" name="to" label="Опубликован по" />
      </FilterSheet>
    </form>
  )
}
