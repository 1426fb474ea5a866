import Link from 'next/link'
import type { PublishedDataset } from '@/components/features/datasets/queries'
import { DownloadLinks } from '@/components/ui/file/download-links'
import { EmptyState } from '@/components/ui/list/empty-state'
import { MomentText } from '@/components/ui/text/date-text'
import { listDownloads } from '@/lib/domains/datasets/define-dataset'
import { env } from '@/lib/config/env'
import { formatCount } from '@/lib/text/plural'
import { paths } from '@/lib/config/paths'

export function DatasetList({ datasets }: { datasets: readonly PublishedDataset[] }) {
  if (datasets.length === 0) return <EmptyState title="Наборов пока нет" />
  return (
    <ul className="divide-y divide-line border-y border-line">
      {datasets.map((dataset) => (
        <li
          key={dataset.id}
          id={dataset.id}
          className="grid scroll-mt-24 gap-x-10 py-4 lg:grid-cols-[minmax(0,1fr)_17rem]"
        >
          <DatasetRow dataset={dataset} />
        </li>
      ))}
    </ul>
  )
}

function DatasetRow({ dataset }: { dataset: PublishedDataset }) {
  const { title, description, page, total, updatedAt } = dataset
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-h3">
          <Link href={page} prefetch={false} className="link-quiet">
            {title}
          </Link>
        </h2>
        <p className="mt-1 max-w-measure">{description}</p>
        <div className="flex flex-wrap items-baseline gap-x-5 text-sm">
          <p className="tabular text-ink-soft">
            {formatCount(total, ['строка', 'строки', 'строк'])}
            {updatedAt && (
              <>
                {' · '}изменён <MomentText value={updatedAt} prefix="" zone={env.TIME_ZONE} />
              </>
            )}
          </p>
          <Fields dataset={dataset} />
        </div>
      </div>
      <div className="min-w-0">
        <DownloadLinks links={listDownloads(dataset)} label={title} />
      </div>
    </>
  )
}

function Fields({ dataset: { title, fields } }: { dataset: PublishedDataset }) {
  return (
    <details className="open:basis-full">
      <summary className="link inline-block cursor-pointer py-2.5">
        Поля<span className="sr-only"> набора «{title}»</span>: {fields.length}
      </summary>
      <dl className="mt-1 mb-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {fields.map((field) => (
          <div key={field.name} className="contents">
            <dt className="font-mono break-all">{field.name}</dt>
            <dd className="text-ink-soft max-sm:mb-2">{field.title}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

export function DatasetTerms({ administration }: { administration: string }) {
  return (
    <div className="rich-text text-base">
      <h2 id="licence">Условия использования</h2>
      <p>
        Данные можно свободно скачивать, изменять и распространять, в том числе в платных продуктах. Условие одно:
        укажите источник{administration && `, «${administration}»,`} и не искажайте смысл. Персональных данных жителей в
        наборах нет.
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
