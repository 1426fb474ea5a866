'use client'

import { classNames } from '@/components/ui/class-names'
import { Button } from '@/components/ui/button/button'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'
import { Tabs, type TabItem } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'
import type { DepartmentFilter } from '@/lib/domains/government/contract'

interface OrganizationsBarProps {
  tabs: readonly TabItem[]
  spheres: readonly { value: number; label: string }[]
  filter: DepartmentFilter
}

export function OrganizationsBar({ tabs, spheres, filter }: OrganizationsBarProps) {
  return (
    <>
      <form
        aria-label="Отбор организаций"
        action={paths.organizations}
        role="search"
        className={classNames(
          'grid items-end gap-4 rounded-card bg-ground p-4 sm:grid-cols-2 sm:p-5 lg:min-h-30',
          'lg:grid-cols-[minmax(0,1fr)_18rem_minmax(var(--submit),auto)]',
        )}
      >
        {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
        {filter.parent && <input type="hidden" name="parent" value={filter.parent} />}
        <TextInput
          id="organizations-text"
          name="text"
          type="search"
          enterKeyHint="search"
          maxLength={255}
          label="Название или адрес организации"
          placeholder="Школа, больница, улица"
          defaultValue={filter.text}
        />
        <Select
          id="organizations-theme"
          name="theme"
          label="Сфера"
          emptyLabel="Все сферы"
          options={spheres}
          defaultValue={filter.sphere}
        />
        <Button type="submit" className="sm:max-lg:col-span-2">
          Показать
        </Button>
      </form>
      <Tabs label="Вид организаций" items={tabs} className="mt-6" />
    </>
  )
}
