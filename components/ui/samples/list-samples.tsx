import { Chapter, Sample } from '@/components/ui/samples/sample'
import { Badge } from '@/components/ui/badge'
import { FileList } from '@/components/ui/file-list'
import { PagedList } from '@/components/ui/paged-list'
import { Tabs } from '@/components/ui/tabs'
import { Tag } from '@/components/ui/tag'

const TOTAL = 214
const PER_PAGE = 4

const files = [
  {
    id: 1,
    title: 'Постановление № 412 о движении транспорта',
    origin_name: '412.pdf',
    url: '#file-1',
    type: 'application/pdf',
    size: 1_254_000,
  },
  { id: 2, title: 'Форма заявления', origin_name: 'forma.docx', url: '#file-2', type: 'docx', size: 43_100 },
  { id: 3, title: 'Реестр остановок', origin_name: 'stops.csv', url: '#file-3', type: 'text/csv', size: 812 },
].map((document) => ({ document }))

export function ListSamples({ page }: { page: number }) {
  return (
    <Chapter title="Списки">
      <Sample name="Вкладки">
        <Tabs
          label="Типы новостей"
          items={[
            { href: '/styleguide', label: 'Все', count: 1214, current: true },
            { href: '/styleguide?type=1', label: 'Новости', count: 830 },
            { href: '/styleguide?type=2', label: 'Объявления', count: 240 },
            { href: '/styleguide?type=4', label: 'Официально', count: 144 },
          ]}
        />
      </Sample>
      <Marks />
      <Sample name="Файлы">
        <FileList files={files} />
      </Sample>
      <Sample name="Страницы и «Показать еще»">
        <PagedList
          listId="sample-list"
          path="/styleguide"
          page={{ current_page: page, last_page: Math.ceil(TOTAL / PER_PAGE), total: TOTAL, per_page: PER_PAGE }}
          className="divide-y divide-line border-y border-line"
        >
          {Array.from({ length: PER_PAGE }, (_, index) => (
            <li key={index} className="py-3">
              Запись № {(page - 1) * PER_PAGE + index + 1}
            </li>
          ))}
        </PagedList>
      </Sample>
    </Chapter>
  )
}

function Marks() {
  return (
    <Sample name="Метки">
      <div className="flex flex-wrap items-center gap-2">
        <Tag>Благоустройство</Tag>
        <Tag href="/styleguide?tag=sea">Набережная</Tag>
        <Tag href="/styleguide?tag=school" current>
          Школы
        </Tag>
        <Badge>проект</Badge>
        <Badge tone="brand">действует</Badge>
        <Badge tone="danger">утратил силу</Badge>
        <Badge tone="sun">осталось 5 дней</Badge>
        <Badge tone="status-1">На рассмотрении</Badge>
        <Badge tone="status-2">Отклонена</Badge>
        <Badge tone="status-3">Решена</Badge>
        <Badge tone="status-4">В работе</Badge>
      </div>
    </Sample>
  )
}
