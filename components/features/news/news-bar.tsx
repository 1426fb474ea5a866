'use client'

import type { NewsFilter } from '@/lib/domains/news/contract'
import { Icon } from '@/components/ui/icon/icon'
import { Tabs, type TabItem } from '@/components/ui/list/tabs'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { DateInput } from '@/components/ui/field/date-input'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

interface NewsBarProps {
  tabs: readonly TabItem[]
  filter: Pick<NewsFilter, 'type' | 'tag' | 'text'>
}

export function NewsBar({ tabs, filter }: NewsBarProps) {
  return (
    <div className="space-y-4">
      <Tabs label="Типы новостей" items={tabs} />
      <NewsFilterBar filter={filter} />
    </div>
  )
}

const SHEET = 'news-period'

function NewsFilterBar({ filter: { type, tag, text } }: Pick<NewsBarProps, 'filter'>) {
  return (
    <form
      action={paths.news}
      aria-label="Отбор новостей"
      className="flex items-end gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]"
    >
      {type && <input type="hidden" name="type" value={type} />}
      {tag && <input type="hidden" name="tag" value={tag} />}
      <SearchField
        id="news-text"
        label="Искать в новостях"
        showLabel
        placeholder="Слова из новости"
        defaultValue={text}
        inRow
        className="flex-1"
      />
      <button type="button" popoverTarget={SHEET} className={buttonClassName('secondary', 'medium', 'lg:hidden')}>
        <Icon name="calendar-days" className="size-5" />
        <span className="max-[26rem]:sr-only">Период</span>
      </button>
      <ModalSheet id={SHEET} title="За какое время показать" wide="contents">
        <div className="grid gap-4 sm:grid-cols-2 lg:contents">
          <DateInput id="news-from" name="from" label="С какого дня" />
          <DateInput id="news-to" name="to" label="По какой день" />
        </div>
        <Button type="submit" className="mt-5 w-full lg:mt-0 lg:w-auto">
          Показать
        </Button>
      </ModalSheet>
    </form>
  )
}
