import { DatasetRows, type DatasetRow } from '@/components/features/datasets/dataset-rows'
import type { PublishedDataset } from '@/components/features/datasets/queries'
import { EmptyState } from '@/components/ui/list/empty-state'
import { env } from '@/lib/config/env'
import { formatCount } from '@/lib/text/plural'
import { escapeXml } from '@/lib/text/xml'
import { typeset } from '@/lib/text/typography'
import { formatDateOrTime } from '@/lib/time/dates'
import { paths } from '@/lib/config/paths'

export function DatasetList({ datasets }: { datasets: readonly PublishedDataset[] }) {
  if (datasets.length === 0) return <EmptyState title="Наборов пока нет" />
  return <DatasetRows rows={datasets.map(toRow)} />
}

function toRow(dataset: PublishedDataset): DatasetRow {
  const { id, title, description, page, fields, path, formats, total, updatedAt } = dataset
  return {
    id,
    title,
    description,
    page,
    size: formatCount(total, ['строка', 'строки', 'строк']),
    changed: updatedAt === null ? null : { at: updatedAt, text: toChangeText(updatedAt) },
    fields: <div dangerouslySetInnerHTML={{ __html: toFieldsHtml(fields) }} />,
    fieldsTotal: fields.length,
    path,
    formats,
  }
}

/** Twenty sets have two hundred fields: as elements they would be half of the page's data. */
function toFieldsHtml(fields: PublishedDataset['fields']): string {
  const rows = fields.map(({ name, title }) => `<div><dt>${escapeXml(name)}</dt><dd>${escapeXml(title)}</dd></div>`)
  return `<dl class="dataset-fields mt-1 mb-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">${rows.join('')}</dl>`
}

function toChangeText(moment: string): string {
  return typeset(formatDateOrTime(moment, { zone: env.TIME_ZONE, form: 'long', word: '' }))
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
