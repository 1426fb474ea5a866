import type { NewsFilter, NewsType } from '@/lib/domains/news/contract'
import { newsSection } from '@/components/features/news/news-section'
import { Tabs } from '@/components/ui/list/tabs'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { DateInput } from '@/components/ui/field/date-input'
import { ModalSheet } from '@/components/ui/dialog/modal-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'
import { Icon } from '@/components/ui/icon/icon'

export function NewsBar({ types, filter }: { types: readonly NewsType[]; filter: NewsFilter }) {
  return (
    <div className="space-y-4">
      <NewsTypeTabs types={types} filter={filter} />
      <NewsFilterBar filter={filter} />
    </div>
  )
}

/** Counts are of all news, so other filters hide them. */
function NewsTypeTabs({ types, filter }: { types: readonly NewsType[]; filter: NewsFilter }) {
  const isWhole = !filter.text && !filter.tag && !filter.start_date && !filter.end_date
  const all = {
    href: newsSection.href({ ...filter, type: undefined }),
    label: 'Все',
    current: filter.type === undefined,
  }
  const items = types
    .filter(({ code, count }) => count > 0 || code === filter.type)
    .map(({ code, title, count }) => ({
      href: newsSection.href({ ...filter, type: code }),
      label: title,
      current: code === filter.type,
      ...(isWhole && { count }),
    }))
  return <Tabs label="Типы новостей" items={[all, ...items]} />
}

const SHEET = 'news-period'

function NewsFilterBar({ filter }: { filter: NewsFilter }) {
  const { type, tag, text } = filter
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
