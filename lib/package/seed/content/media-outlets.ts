import type { SeedOutlet } from '@/lib/package/seed/content/city-shapes'
import { phones } from '@/lib/package/seed/content/contacts'

export const demoOutlets: SeedOutlet[] = [
  {
    title: '«Самурский вестник»',
    kind: 'newspaper',
    description:
      'Городская газета с 1931 года. Здесь официально публикуются решения Собрания депутатов и постановления администрации; на последней полосе — кроссворд, который собирают читатели.',
    schedule: 'Вторник и пятница, 8 полос, тираж 6 400',
    founder: 'Администрация города Самурска',
    url: 'https://vestnik.samursk.example',
    phones: ['+7 (872) 055-90-10', '+7 (872) 055-90-11'],
    email: 'red@vestnik.samursk.example',
    address: 'ул. Мастеров, 22',
  },
  {
    title: '«Самур-ТВ»',
    kind: 'tv',
    description:
      'Городской телеканал: новости в 19:00, «Утро с маяка», прямые трансляции заседаний и матчей «Шторма». Сурдоперевод — во всех выпусках новостей.',
    schedule: '22-я кнопка в кабельных сетях и на сайте, круглосуточно',
    founder: 'МАУ «Самурск-Медиа»',
    url: 'https://tv.samursk.example',
    phones: ['+7 (872) 055-90-20'],
    email: 'efir@tv.samursk.example',
    address: 'ул. Театральная, 20',
  },
  {
    title: 'Радио «Норд»',
    kind: 'radio',
    description:
      'Погода на море каждые полчаса, заявки слушателей с 1994 года и передача «Кто виноват», где отвечает начальник любой городской службы.',
    schedule: '101,3 FM, круглосуточно',
    founder: 'МАУ «Самурск-Медиа»',
    url: 'https://nord.samursk.example',
    phones: ['+7 (872) 055-90-30'],
    email: 'studio@nord.samursk.example',
    address: 'ул. Театральная, 20',
  },
  {
    title: '«Чирагъ»',
    kind: 'newspaper',
    description:
      'Газета на лезгинском языке: проза, сельские новости, страница для тех, кто учит язык с нуля. Приложение для школ выходит раз в месяц.',
    schedule: 'По четвергам, 4 полосы, тираж 2 100',
    founder: 'Управление культуры и туризма',
    url: 'https://chirag.samursk.example',
    phones: ['+7 (872) 055-90-40'],
    email: 'chirag@samursk.example',
    address: 'ул. Крепостная, 9',
  },
  {
    title: '«Портовик»',
    kind: 'newspaper',
    description:
      'Многотиражка морского порта: расписание судов, имена передовиков, курсовые задачи для практикантов и лучшие в городе объявления о продаже лодок.',
    schedule: 'Каждую вторую среду, 4 полосы',
    founder: 'Самурский морской порт',
    phones: ['+7 (872) 055-80-30'],
    email: 'gazeta@port.samursk.example',
    address: 'ул. Портовая, 3',
  },
  {
    title: '«Самурск сегодня»',
    kind: 'online',
    description:
      'Сетевое издание, которое первым пишет об отключениях и открытиях. Читатели присылают снимки, редакция проверяет каждый и называет автора.',
    schedule: 'Круглосуточно',
    founder: 'ООО «Берег»',
    url: 'https://segodnya.samursk.example',
    phones: ['+7 (872) 055-90-50'],
    email: 'news@segodnya.samursk.example',
    address: 'пр. Мира, 36',
  },
  {
    title: '«Третья пристань»',
    kind: 'online',
    description:
      'Длинные истории о городе и людях: один материал в неделю, зато такой, который дочитывают. Подкаст «Тихий переулок» — по воскресеньям.',
    schedule: 'По субботам',
    founder: 'Лейла Магомедова и Антон Чернов',
    url: 'https://pristan.samursk.example',
    phones: ['+7 (872) 055-90-53'],
    email: 'hello@pristan.samursk.example',
    address: 'ул. Шёлковая, 11',
  },
  {
    title: '«Каспийский садовод»',
    kind: 'magazine',
    description:
      'Журнал о гранатах, хурме и о том, как ужиться с солёным ветром. Ведёт его агроном, отвечает на письма тоже он.',
    schedule: 'Раз в два месяца, 48 страниц',
    founder: 'Союз садоводов «Виноградный»',
    url: 'https://sad.samursk.example',
    phones: ['+7 (872) 055-90-60'],
    email: 'sad@samursk.example',
    address: 'ул. Виноградная, 88',
  },
  {
    title: '«Шёлковый путь»',
    kind: 'newspaper',
    description:
      'Школьная газета, зарегистрированная по-настоящему. Пишут ученики школы № 2, правит учитель литературы, спорит с ним весь класс.',
    schedule: 'Последняя суббота месяца',
    founder: 'Школа № 2',
    phones: ['+7 (872) 055-24-02'],
    email: 'gazeta@school2.samursk.example',
    address: 'ул. Шёлковая, 20',
  },
  {
    title: '«Пирс»: молодёжная медиастудия',
    kind: 'online',
    description:
      'Ролики, стримы и подкасты, которые делают подростки. Здесь учат снимать, монтировать и ставить подпись под чужой музыкой.',
    schedule: 'Новый выпуск по пятницам',
    founder: 'Молодёжный центр «Пирс»',
    url: 'https://pirs.samursk.example',
    phones: [phones.youthCenter],
    email: 'media@pirs.samursk.example',
    address: 'ул. Набережная, 44',
  },
]
