import { activitySection, type ActivityPage } from '@/components/features/government-activity/activity-section'
import { SearchField } from '@/components/ui/search-field'
import { Tabs } from '@/components/ui/tabs'
import { Tag } from '@/components/ui/tag'
import { paths } from '@/lib/config/paths'

/** Draws sections as tabs, a search over titles and files, and years as tags; each choice has an address. */
export function ActivityBar({ answer, filter }: Pick<ActivityPage, 'answer' | 'filter'>) {
  const { activity_types: types, years } = answer
  const narrowed = Boolean(filter.year || filter.text)
  const total = types.reduce((sum, { count }) => sum + count, 0)
  const tabs = [{ id: undefined, title: 'Всё', count: total }, ...types.filter(({ count }) => count > 0)].map(
    ({ id, title, count }) => ({
      href: activitySection.href({ text: filter.text, type: id }),
      label: title,
      count: narrowed ? undefined : count,
      current: filter.type === id,
    }),
  )
  return (
    <div className="space-y-6">
      <Tabs label="Разделы деятельности" items={tabs} />
      <form action={paths.activity} aria-label="Поиск по деятельности" className="max-w-2xl">
        {filter.type && <input type="hidden" name="type" value={filter.type} />}
        {filter.year && <input type="hidden" name="year" value={filter.year} />}
        <SearchField id="activity-text" label="Искать в названиях и файлах" showLabel defaultValue={filter.text} />
      </form>
      {years.length > 1 && (
        <nav aria-label="Годы">
          <ul className="tabular flex flex-wrap gap-2">
            <li>
              <Tag href={activitySection.href({ ...filter, year: undefined })} current={!filter.year}>
                Все годы
              </Tag>
            </li>
            {years.map((year) => (
              <li key={year}>
                <Tag href={activitySection.href({ ...filter, year })} current={filter.year === year}>
                  {year}
                </Tag>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
