import { Chapter, Sample } from '@/components/ui/samples/sample'
import { Accordion } from '@/components/ui/accordion'
import { DataList } from '@/components/ui/data-list'
import { DateText } from '@/components/ui/date-text'
import { Gallery } from '@/components/ui/gallery'
import { PhoneLink } from '@/components/ui/phone-link'
import { Picture } from '@/components/ui/picture'
import { PrintButton } from '@/components/ui/print-button'
import { RichText } from '@/components/ui/rich-text'
import { ShareMenu } from '@/components/ui/share-menu'

const article = `<p>С понедельника закрывают участок <a href="#article">Приморского бульвара</a> от маяка до морского вокзала.</p>
<h2>Как проехать</h2><p>Автобусы № 3 и № 7 пойдут в объезд:</p><ul><li>по улице Маячной — в сторону порта;</li><li>по улице Гранатовой — обратно.</li></ul>
<blockquote><p>Мы начали раньше срока, чтобы закончить до первых отдыхающих.</p><footer>Камал Абдуллаев, управление транспорта</footer></blockquote>
<h3>Расписание</h3><table><thead><tr><th>Маршрут</th><th>Первый рейс</th><th>Интервал</th></tr></thead><tbody><tr><td>№ 3</td><td>06:10</td><td>12 минут</td></tr><tr><td>№ 7</td><td>06:25</td><td>20 минут</td></tr></tbody></table>
<ol><li>Выберите остановку.</li><li>Позвоните диспетчеру.</li></ol><hr><p>Вопросы — в дежурную службу.</p>`

const images = ['Бухта утром', 'Бухта днём', 'Бухта вечером', 'Бухта в тумане', 'Бухта зимой'].map((alt, index) => ({
  img: { url: `/icons/placeholder.svg?${index}`, alt, width: 800, height: 520, caption: alt },
}))

export function ContentSamples() {
  return (
    <Chapter title="Содержание">
      <Sample name="Статья">
        <RichText html={article} />
      </Sample>
      <Questions />
      <Facts />
      <Sample name="Картинки">
        <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
          <Picture image={null} />
          <Picture image={null} ratio="square" />
          <Picture image={null} ratio="wide" />
          <Picture image={null} ratio="portrait" />
        </div>
      </Sample>
      <Sample name="Галерея">
        <Gallery images={images} label="Бухта" />
      </Sample>
      <Sample name="Поделиться">
        <div className="flex gap-2">
          <ShareMenu url="https://samursk.example/styleguide" title="Стиль портала" />
          <PrintButton />
        </div>
      </Sample>
    </Chapter>
  )
}

function Questions() {
  return (
    <Sample name="Раскрывающийся список">
      <Accordion
        items={[
          {
            id: 'sg-q1',
            title: 'Как записать ребёнка в детский сад?',
            content: 'Подайте заявление через портал услуг или в центре обслуживания.',
          },
          {
            id: 'sg-q2',
            title: 'Куда сообщить о прорыве трубы?',
            content: 'В дежурную службу: она работает круглосуточно.',
            open: true,
          },
        ]}
      />
    </Sample>
  )
}

function Facts() {
  return (
    <Sample name="Факты">
      <DataList
        rows={[
          { term: 'Срок', value: '10 рабочих дней' },
          { term: 'Плата', value: 'бесплатно' },
          { term: 'Телефон', value: <PhoneLink phone="88720551234" /> },
          { term: 'Опубликовано', value: <DateText value="2026-03-05T09:20:00Z" zone="UTC" /> },
          { term: 'Обновлено', value: <DateText value="2026-03-06T09:20:00Z" form="short" zone="UTC" /> },
          { term: 'Нет значения', value: null },
        ]}
      />
    </Sample>
  )
}
