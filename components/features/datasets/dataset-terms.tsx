import { paths } from '@/lib/config/paths'

/** Says how the data may be used and how its files are requested. */
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
