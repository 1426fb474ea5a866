'use client'

import { HiddenFields, SearchField } from '@/components/ui/field/search-field'
import { Tabs, type TabItem } from '@/components/ui/list/tabs'
import { Tag } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import type { GovernmentActivityFilter } from '@/lib/domains/government-activity/contract'

interface ActivityBarProps {
  tabs: readonly TabItem[]
  years: readonly TabItem[]
  filter: GovernmentActivityFilter
}

export function ActivityBar({ tabs, years, filter: { type, year, text } }: ActivityBarProps) {
  return (
    <div className="space-y-6">
      <Tabs label="Разделы деятельности" items={tabs} />
      <form action={paths.activity} aria-label="Поиск по деятельности" className="max-w-2xl">
        <HiddenFields values={{ type, year }} />
        <SearchField id="activity-text" label="Искать в названиях и файлах" showLabel defaultValue={text} />
      </form>
      {years.length > 0 && (
        <nav aria-label="Годы">
          <ul className="tabular flex flex-wrap gap-2">
            {years.map(({ href, label, current }) => (
              <li key={label}>
                <Tag href={href} current={current}>
                  {label}
                </Tag>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
