import { DatasetFields, DatasetRows, type DatasetRow } from '@/components/features/datasets/dataset-rows'
import type { PublishedDataset } from '@/components/features/datasets/queries'
import { EmptyState } from '@/components/ui/list/empty-state'
import { TitledSection } from '@/components/ui/text/titled-section'
import { datasetTopics } from '@/lib/domains/datasets/define-dataset'
import { env } from '@/lib/config/env'
import { formatCount } from '@/lib/text/plural'
import { escapeXml } from '@/lib/text/xml'
import { typeset } from '@/lib/text/typography'
import { formatLongDate, isoDay } from '@/lib/time/dates'
import { paths } from '@/lib/config/paths'

export function DatasetList({ datasets }: { datasets: readonly PublishedDataset[] }) {
  if (datasets.length === 0) return <EmptyState title="Наборов пока нет" />
  const days = new Set(datasets.map(({ updatedAt }) => updatedAt && isoDay(updatedAt, env.TIME_ZONE)))
  return Object.entries(datasetTopics).map(([topic, title]) => {
    const found = datasets.filter((dataset) => dataset.topic === topic)
    if (found.length === 0) return null
    return (
      <TitledSection key={topic} id={`topic-${topic}`} title={title} className="mb-9 lg:mb-14">
        <TopicRows datasets={found} isDayShown={days.size > 1} />
      </TitledSection>
    )
  })
}

interface TopicRowsProps {
  datasets: readonly PublishedDataset[]
  /** False if all datasets changed on one day. */
  isDayShown: boolean
}

function TopicRows({ datasets, isDayShown }: TopicRowsProps) {
  const [first] = datasets
  const rows = datasets.map((dataset) => toRow(dataset, isDayShown))
  if (!first?.series) return <DatasetRows rows={rows} />
  return (
    <>
      <p className="mt-2 max-w-measure">{first.series.description}</p>
      <DatasetFields of="каждого набора" fields={toFields(first)} />
      <DatasetRows rows={rows} />
    </>
  )
}

function toRow(dataset: PublishedDataset, isDayShown: boolean): DatasetRow {
  const { id, title, description, series, page, path, formats, total, updatedAt } = dataset
  return {
    id,
    title: series?.title ?? title,
    description: series ? null : description,
    page,
    size: formatCount(total, ['строка', 'строки', 'строк']),
    changed: isDayShown && updatedAt !== null ? { at: updatedAt, text: toChangeText(updatedAt) } : null,
    fields: series ? null : toFields(dataset),
    path,
    formats,
  }
}

function toFields({ fields }: PublishedDataset): NonNullable<DatasetRow['fields']> {
  return { total: fields.length, list: <div dangerouslySetInnerHTML={{ __html: toFieldsHtml(fields) }} /> }
}

/** Twenty sets have two hundred fields: as elements they would be half of the page's data. */
function toFieldsHtml(fields: PublishedDataset['fields']): string {
  const rows = fields.map(({ name, title }) => `<div><dt>${escapeXml(name)}</dt><dd>${escapeXml(title)}</dd></div>`)
  return `<dl class="dataset-fields mt-1 mb-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">${rows.join('')}</dl>`
}

function toChangeText(moment: string): string {
  return typeset(formatLongDate(moment, env.TIME_ZONE))
}

export function DatasetTerms({ administration }: { administration: string }) {
  return (
    <div className="rich-text text-base">
      <h2 id="licence">Условия использования</h2>
      <p>
        Данные можно свободно скачивать, изменять и распространять, в том числе в платных продуктах. Условие одно:
        укажите источник, «{administration}», и не искажайте смысл. Персональных данных жителей в наборах нет.
      </p>
      <h2>Как запрашивать</h2>
      <p>
        Файл — это список портала с параметром <code>format</code>: <code>csv</code>, <code>json</code> или{' '}
        <code>geojson</code>. Фильтры списка действуют и здесь: со страницы, где вы что-то выбрали, скачается выбранное.
        CSV — UTF-8, через запятую, даты по ISO 8601. Строк в файле около десяти тысяч; следующая часть названа в
        заголовке <code>Link</code> и в поле <code>next</code>.
      </p>
      <p>
        Полное описание запросов: <a href={paths.openApi}>OpenAPI</a>. Примеры REST, GraphQL и Open311 и схемы графов —
        на странице <a href={paths.openDataApi}>«Программный доступ»</a>.
      </p>
    </div>
  )
}
