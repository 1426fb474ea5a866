import { tourismSection } from '@/components/features/tourism/queries'
import { SearchField } from '@/components/ui/field/search-field'
import { Tabs } from '@/components/ui/list/tabs'
import { Tag } from '@/components/ui/list/tag'
import { paths } from '@/lib/config/paths'
import type { TourismFilter, TourismSectionAnswer } from '@/lib/domains/tourism/contract'

export function SectionBar({ answer, filter }: { answer: TourismSectionAnswer; filter: TourismFilter }) {
  const { section, sections, sorts } = answer
  const { path, href } = tourismSection(section.link)
  return (
    <div className="space-y-6">
      <Tabs
        label="Разделы о туризме"
        items={sections.map(({ link, title, count }) => ({
          href: paths.tourism(link),
          label: title,
          count,
          current: link === section.link,
        }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        {sorts.length > 1 && sorts.some(({ count }) => count > 1) && (
          <nav aria-label="Вид места">
            <ul className="flex flex-wrap gap-x-2 gap-y-3">
              <li>
                <Tag href={href({ text: filter.text })} current={!filter.sort}>
                  Все
                </Tag>
              </li>
              {sorts.map(({ title, count }) => (
                <li key={title}>
                  <Tag href={href({ text: filter.text, sort: title })} current={filter.sort === title}>
                    {title} {count}
                  </Tag>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <form action={path} aria-label="Поиск мест" className="w-full sm:w-96">
          {filter.sort && <input type="hidden" name="kind" value={filter.sort} />}
          <SearchField
            id="tourism-text"
            label="Поиск в разделе"
            placeholder="Название или улица"
            defaultValue={filter.text}
          />
        </form>
      </div>
    </div>
  )
}
