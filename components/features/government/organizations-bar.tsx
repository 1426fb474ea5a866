import { organizationsSection, type OrganizationsPage } from '@/components/features/government/organizations-section'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import { TextInput } from '@/components/ui/text-input'
import { paths } from '@/lib/config/paths'

/** Draws the text and the sphere in one GET form, and the kinds as tabs below; each tab has an address. */
export function OrganizationsBar({ answer, filter }: Pick<OrganizationsPage, 'answer' | 'filter'>) {
  const { kinds, spheres } = answer
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const tabs = [{ id: undefined, title: 'Все', count: total }, ...kinds].map(({ id, title, count }) => ({
    href: organizationsSection.href({ ...filter, kind: id }),
    label: title,
    count: filter.text || filter.sphere || filter.parent ? undefined : count,
    current: filter.kind === id,
  }))
  return (
    <>
      <form
        aria-label="Отбор организаций"
        action={paths.organizations}
        role="search"
        className="grid items-end gap-4 rounded-card bg-ground p-4 sm:grid-cols-2 sm:p-5 lg:min-h-30 lg:grid-cols-[minmax(0,1fr)_18rem_minmax(var(--submit),auto)]"
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
          options={spheres.filter(({ count }) => count > 0).map(({ id, title }) => ({ value: id, label: title }))}
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
