import { demoCity, fact } from '@/lib/package/demo-city'
import type { FeatureCollection } from 'geojson'
import {
  districtsLayer,
  featuresOfKind,
  pointAt,
  pointsLayer,
  routesLayer,
  streetGeometry,
  zoningLayer,
} from '@/lib/package/seed/city-map/map-layers'
import { busRoutes, cyclePaths, usefulPoints } from '@/lib/package/seed/content/city-map-routes'
import type { MapSheet, SeedCityMap, SeedSign, SheetSign } from '@/lib/package/seed/content/city-map-shapes'

export const mapCategories = [
  'Генеральный план',
  'Зонирование',
  'Транспорт',
  'Сети и безопасность',
  'Туризм',
  'Город для жизни',
]

const whole = [48.5305, 41.8335, 48.5805, 41.8845] as const
const middle = [48.5495, 41.8505, 48.5805, 41.8765] as const
const seaside = [48.5565, 41.8535, 48.5775, 41.8745] as const

const zoneSigns: readonly SeedSign[] = [
  { title: 'Общественно-деловая', color: '#d6455d', kind: 'area', value: 'business' },
  { title: 'Историческая застройка', color: '#b0713f', kind: 'area', value: 'historic' },
  { title: 'Жилая до девяти этажей', color: '#e08a2c', kind: 'area', value: 'tall' },
  { title: 'Смешанная жилая', color: '#d9b23a', kind: 'area', value: 'mixed' },
  { title: 'Индивидуальные дома', color: '#efd56b', kind: 'area', value: 'low' },
  { title: 'Производственная и портовая', color: '#7d6aa8', kind: 'area', value: 'industry' },
  { title: 'Парки, леса и пляжи', color: '#3f9e58', kind: 'area', value: 'green' },
  { title: 'Сады и виноградники', color: '#9bbf4a', kind: 'area', value: 'farm' },
  { title: 'Специального назначения', color: '#6b7d8a', kind: 'area', value: 'special' },
]

const districtColors = [
  '#d6455d',
  '#0377c4',
  '#b0713f',
  '#19a7c9',
  '#7d6aa8',
  '#e08a2c',
  '#6b7d8a',
  '#3f9e58',
  '#9bbf4a',
  '#d9b23a',
]

function signsOver(data: FeatureCollection, property: string, signs: readonly SeedSign[]): SheetSign[] {
  return signs.map(({ value, ...sign }) => ({
    ...sign,
    features: data.features.filter(({ properties }) => properties?.[property] === value),
  }))
}

function along(...streets: string[]): SheetSign['features'] {
  return streets.map((street) => ({ type: 'Feature', properties: {}, geometry: streetGeometry(street) }))
}

function standing(...addresses: string[]): SheetSign['features'] {
  return addresses.map((at) => ({ type: 'Feature', properties: {}, geometry: pointAt(at) }))
}

function districtLabels(): MapSheet['labels'] {
  return (demoCity().cityAbout?.districts ?? []).flatMap(({ title, address }) => {
    const geometry = pointAt(address)
    if (geometry.type !== 'Point') return []
    const [longitude = 0, latitude = 0] = geometry.coordinates
    return [{ text: title, longitude, latitude }]
  })
}

const districtNotes = new Map(
  (demoCity().cityAbout?.districts ?? []).map(({ title, description, population }) => [
    title.replace('Посёлок ', ''),
    `${population}. ${description}`,
  ]),
)

const generalPlan = (): MapSheet => ({
  title: 'Генеральный план города Самурска',
  note: `Утверждён решением Собрания депутатов. Площадь города 64,3 кв. км. Расчётный срок — ${fact('terms.generalPlanUntil')} год.`,
  frame: whole,
  labels: districtLabels(),
  signs: [
    ...signsOver(zoningLayer(), 'zone', zoneSigns.slice(0, 8)),
    {
      title: 'Новая магистраль',
      color: '#da2127',
      kind: 'dashes',
      features: along('улица Кавказская', 'улица Виноградная'),
    },
    {
      title: 'Новые школы и сады',
      color: '#0377c4',
      kind: 'point',
      features: standing('ул. Изумрудная, 40', 'ул. Заречная, 90'),
    },
  ],
})

const networks = (): MapSheet => ({
  title: 'Магистральные сети: вода и тепло',
  note: 'Аварийная служба водоканала и теплосети работает круглосуточно. Перед земляными работами получите разрешение.',
  frame: whole,
  signs: [
    {
      title: 'Водовод',
      color: '#0377c4',
      kind: 'line',
      features: along('проспект Мира', 'улица Лесная', 'улица Виноградная', 'улица Приморская'),
    },
    {
      title: 'Теплотрасса',
      color: '#da2127',
      kind: 'line',
      features: along('улица Строителей', 'улица Железнодорожная', 'улица Вокзальная'),
    },
    {
      title: 'Замена в этом году',
      color: '#e08a2c',
      kind: 'dashes',
      features: along('улица Школьная', 'улица Крепостная'),
    },
    {
      title: 'Насосная станция',
      color: '#025e9c',
      kind: 'point',
      features: standing('ул. Лесная, 100', 'ул. Виноградная, 20', 'ул. Приморская, 90'),
    },
    {
      title: 'Котельная',
      color: '#8f1d21',
      kind: 'point',
      features: standing('ул. Строителей, 40', 'ул. Заводская, 10', 'ул. Спортивная, 30'),
    },
  ],
})

const surge = (): MapSheet => ({
  title: 'Если море вышло на берег: пути эвакуации',
  note: 'При сигнале сирены идите вверх, к пункту сбора. Не возвращайтесь за вещами. Телефон спасения 112.',
  frame: middle,
  withHouses: true,
  signs: [
    {
      title: 'Зона нагонной волны',
      color: '#0377c4',
      kind: 'area',
      features: featuresOfKind('beach', 'pier').concat(seasideParks()),
    },
    {
      title: 'Куда уходить',
      color: '#da2127',
      kind: 'line',
      features: along('улица Пушкина', 'улица Лермонтова', 'улица Морская', 'улица Крепостная'),
    },
    {
      title: 'Пункт сбора',
      color: '#43a047',
      kind: 'point',
      features: standing('ул. Крепостная, 64', 'пл. Согласия, 1', 'ул. Садовая, 60'),
    },
    {
      title: 'Сирена',
      color: '#e08a2c',
      kind: 'point',
      features: standing('ул. Портовая, 1', 'ул. Маячная, 46', 'ул. Пляжная, 12'),
    },
  ],
})

function seasideParks(): SheetSign['features'] {
  return featuresOfKind('park').filter(({ properties }) => /бульвар|Каспий|маяк/.test(String(properties?.name)))
}

const visitorSheet = (): MapSheet => ({
  title: 'Самурск пешком: карта гостя',
  note: 'Карту на непромокаемой бумаге дают бесплатно в музее, на вокзале и в гостиницах.',
  frame: seaside,
  withHouses: true,
  labels: [
    { text: 'Крепость', ...placeAt('ул. Крепостная, 58') },
    { text: 'Музей', ...placeAt('ул. Набережная, 7') },
    { text: 'Маяк', ...placeAt('ул. Маячная, 40') },
    { text: 'Ратуша', ...placeAt('пл. Согласия, 5') },
    { text: 'Пляж «Городской»', ...placeAt('ул. Пляжная, 20') },
  ],
  signs: [
    {
      title: 'Главный маршрут',
      color: '#da2127',
      kind: 'dashes',
      features: along('улица Крепостная', 'улица Шёлковая', 'улица Морская', 'улица Набережная', 'улица Маячная'),
    },
    {
      title: 'Достопримечательность',
      color: '#da2127',
      kind: 'point',
      features: standing('ул. Крепостная, 64', 'ул. Маячная, 46', 'ул. Шёлковая, 18', 'пл. Согласия, 1'),
    },
    {
      title: 'Музей',
      color: '#7d6aa8',
      kind: 'point',
      features: standing('ул. Набережная, 3', 'ул. Маячная, 44', 'ул. Ковровщиц, 17'),
    },
    {
      title: 'Где поесть',
      color: '#e08a2c',
      kind: 'point',
      features: standing('ул. Базарная, 14', 'ул. Пляжная, 12', 'ул. Почтовая, 4'),
    },
    { title: 'Ночлег', color: '#0377c4', kind: 'point', features: standing('ул. Каспийская, 2', 'ул. Набережная, 7') },
  ],
})

const parking = (): MapSheet => ({
  title: 'Где оставить машину',
  note: 'Платно с 8:00 до 20:00, первые пятнадцать минут и выходные — бесплатно. Жителям — годовое разрешение.',
  frame: middle,
  withHouses: true,
  signs: [
    {
      title: 'Платная стоянка',
      color: '#da2127',
      kind: 'line',
      features: along('улица Ковровщиц', 'улица Театральная'),
    },
    {
      title: 'Бесплатная стоянка',
      color: '#43a047',
      kind: 'line',
      features: along('улица Пушкина', 'улица Приморская'),
    },
    {
      title: 'Без машин с апреля по октябрь',
      color: '#0377c4',
      kind: 'dashes',
      features: along('улица Шёлковая', 'улица Базарная', 'улица Гранатовая'),
    },
    {
      title: 'Перехватывающая стоянка',
      color: '#025e9c',
      kind: 'point',
      features: standing('ул. Вокзальная, 5', 'ул. Портовая, 1', 'ул. Пляжная, 60'),
    },
  ],
})

const zoningSheet = (): MapSheet => ({
  title: 'Карта градостроительного зонирования',
  note: 'Приложение к Правилам землепользования и застройки. Параметры зон — в тексте Правил.',
  frame: whole,
  labels: districtLabels(),
  signs: signsOver(zoningLayer(), 'zone', zoneSigns),
})

const embankmentNow = (): MapSheet => ({
  title: 'Набережная: существующее положение',
  note: 'Проект планировки, лист 1. От морского вокзала до маяка, 2,1 км.',
  frame: seaside,
  withHouses: true,
  signs: [
    {
      title: 'Граница проекта',
      color: '#da2127',
      kind: 'dashes',
      features: along('улица Набережная', 'улица Маячная'),
    },
    { title: 'Парки и бульвар', color: '#3f9e58', kind: 'area', features: seasideParks() },
    { title: 'Пляжи', color: '#d9b23a', kind: 'area', features: featuresOfKind('beach') },
  ],
})

const embankmentPlan = (): MapSheet => ({
  title: 'Набережная: проектное предложение',
  note: 'Проект планировки, лист 2. Велодорожка, три площадки, лестница к воде, 214 новых деревьев.',
  frame: seaside,
  withHouses: true,
  signs: [
    { title: 'Велодорожка', color: '#0377c4', kind: 'line', features: along('улица Набережная', 'улица Маячная') },
    { title: 'Прогулочная аллея', color: '#3f9e58', kind: 'dashes', features: along('улица Приморская') },
    {
      title: 'Новая площадка',
      color: '#e08a2c',
      kind: 'point',
      features: standing('ул. Набережная, 24', 'ул. Набережная, 60', 'ул. Маячная, 20'),
    },
    {
      title: 'Спуск к воде',
      color: '#19a7c9',
      kind: 'point',
      features: standing('ул. Набережная, 3', 'ул. Пляжная, 12'),
    },
  ],
})

function placeAt(address: string): { longitude: number; latitude: number } {
  const geometry = pointAt(address)
  const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : []
  return { longitude, latitude }
}

const routeSigns: readonly SeedSign[] = [
  { title: 'Маршрут № 3', color: '#d6455d', kind: 'line', value: '3' },
  { title: 'Маршрут № 5', color: '#0377c4', kind: 'line', value: '5' },
  { title: 'Маршрут № 7', color: '#3f9e58', kind: 'line', value: '7' },
  { title: 'Маршрут № 9', color: '#e08a2c', kind: 'line', value: '9' },
  { title: 'Маршрут № 11', color: '#7d6aa8', kind: 'line', value: '11' },
  { title: 'Остановка', color: '#0b2a43', kind: 'point', value: 'stop' },
]

const cycleSigns: readonly SeedSign[] = [
  { title: 'Отдельная дорожка', color: '#3f9e58', kind: 'line', value: 'own' },
  { title: 'Полоса на дороге', color: '#0377c4', kind: 'line', value: 'lane' },
  { title: 'Проектируется', color: '#e08a2c', kind: 'dashes', value: 'plan' },
]

const pointSigns: readonly SeedSign[] = [
  { title: 'Раздельный сбор', color: '#3f9e58', kind: 'point', value: 'waste' },
  { title: 'Батарейки и лампы', color: '#da2127', kind: 'point', value: 'danger' },
  { title: 'Площадка для собак', color: '#e08a2c', kind: 'point', value: 'dogs' },
  { title: 'Книжный шкаф', color: '#7d6aa8', kind: 'point', value: 'books' },
]

const buses = () => routesLayer(busRoutes)
const cycling = () => routesLayer(cyclePaths)
const points = () => pointsLayer(usefulPoints)
const districts = () => districtsLayer(districtNotes)
const districtSigns = [...districtNotes.keys()].map((value, index) => ({
  title: value,
  color: districtColors[index] ?? '#6b7d8a',
  kind: 'area' as const,
  value,
}))

function cover(
  title: string,
  frame: MapSheet['frame'],
  data: () => FeatureCollection,
  property: string,
  signs: readonly SeedSign[],
) {
  return (): MapSheet => ({ title, note: '', frame, signs: signsOver(data(), property, signs) })
}

/** The gallery: data over the city's map, drawn sheets, printed documents. */
export const demoCityMaps: readonly SeedCityMap[] = [
  {
    kind: 'image',
    category: 'Генеральный план',
    title: `Генеральный план до ${fact('terms.generalPlanUntil')} года`,
    lead: 'Где город растёт, где строят школы и какой будет новая магистраль в обход центра.',
    body: 'На основном чертеже показаны функциональные зоны, новая магистраль через Западный и Виноградный и участки под школы и детские сады. Пояснительная записка и остальные чертежи — в приложениях к решению.\n\nПредложить поправку может каждый: заявления принимает управление архитектуры, сводный отчёт публикуют раз в год.',
    sheet: generalPlan,
    act: 'Об утверждении Генерального плана города Самурска',
    origin: 'Управление архитектуры и градостроительства',
    daysAgo: 180,
  },
  {
    kind: 'geojson',
    category: 'Генеральный план',
    title: 'Районы города',
    lead: 'Девять районов и посёлок Дальний: границы, жители, чем каждый живёт.',
    body: 'Границы районов нужны, чтобы понять, какой участок благоустройства, какая поликлиника и какой участковый ваши. Нажмите на район, чтобы прочитать о нём.',
    file: 'rayony-samurska.geojson',
    data: districts,
    property: 'district',
    legend: districtSigns,
    sheet: cover('Районы города', whole, districts, 'district', districtSigns),
    origin: 'Администрация города',
    daysAgo: 320,
  },
  {
    kind: 'geojson',
    category: 'Зонирование',
    title: 'Территориальные зоны',
    lead: 'Что можно строить на участке и сколько этажей: нажмите на зону или найдите свой адрес.',
    body: 'Это рабочая карта по Правилам землепользования и застройки. Для сделки или проекта закажите градостроительный план участка: он бесплатный и готов за четырнадцать рабочих дней.',
    file: 'territorialnye-zony.geojson',
    data: zoningLayer,
    property: 'zone',
    legend: zoneSigns,
    sheet: cover('Территориальные зоны', whole, zoningLayer, 'zone', zoneSigns),
    act: 'Об утверждении Правил землепользования и застройки города Самурска',
    origin: 'Управление архитектуры и градостроительства',
    daysAgo: 96,
  },
  {
    kind: 'pdf',
    category: 'Зонирование',
    title: 'Карта градостроительного зонирования, лист А3',
    lead: 'Печатный лист с границами зон — тот самый, что приложен к Правилам.',
    body: 'Лист готов к печати на А3. Изменения 2024 года о парковках и озеленении дворов границ зон не затронули.',
    file: 'karta-zonirovaniya-a3.pdf',
    sheets: [zoningSheet],
    legend: zoneSigns.map((sign) => ({ ...sign, value: undefined })),
    act: 'Об утверждении Правил землепользования и застройки города Самурска',
    origin: 'Управление архитектуры и градостроительства',
    daysAgo: 400,
  },
  {
    kind: 'pdf',
    category: 'Генеральный план',
    title: 'Набережная от морского вокзала до маяка: проект планировки',
    lead: 'Два листа: как есть сейчас и как предлагают. Обсуждение — до утверждения проекта.',
    body: 'Проект готовят по постановлению 2026 года. На втором листе видно, где пройдёт велодорожка, где появятся площадки и два спуска к воде. Замечания принимают в письменном виде и на собраниях участников обсуждения.',
    file: 'naberezhnaya-proekt-planirovki.pdf',
    sheets: [embankmentNow, embankmentPlan],
    legend: [
      { title: 'Граница проекта', color: '#da2127', kind: 'dashes' },
      { title: 'Парки и бульвар', color: '#3f9e58', kind: 'area' },
      { title: 'Велодорожка', color: '#0377c4', kind: 'line' },
      { title: 'Новая площадка', color: '#e08a2c', kind: 'point' },
      { title: 'Спуск к воде', color: '#19a7c9', kind: 'point' },
    ],
    act: 'О подготовке документации по планировке набережной от морского вокзала до маяка',
    origin: 'Разработчик проекта — «Каспгражданпроект»',
    daysAgo: 60,
  },
  {
    kind: 'geojson',
    category: 'Транспорт',
    title: 'Автобусные маршруты',
    lead: 'Пять главных маршрутов с остановками и интервалами. Нажмите на линию — увидите номер и часы.',
    body: `Интервалы указаны для будней; в выходные они в полтора раза больше. Диспетчер перевозок: ${fact('phones.busDispatcher')}.`,
    file: 'avtobusnye-marshruty.geojson',
    data: buses,
    property: 'route',
    legend: routeSigns,
    sheet: cover('Автобусные маршруты', whole, buses, 'route', routeSigns),
    act: 'Об изменении автобусного маршрута № 5 «Морской вокзал — посёлок Дальний»',
    origin: 'Управление транспорта и связи',
    daysAgo: 30,
  },
  {
    kind: 'geojson',
    category: 'Транспорт',
    title: 'Велодорожки',
    lead: 'Где едут отдельно от машин, где по полосе, а где дорожка появится в следующем году.',
    body: 'Велосипед возят в автобусах № 5 и № 14 на заднем креплении, бесплатно, по два за рейс. Об яме или стекле на дорожке сообщите через «Социальный контроль».',
    file: 'velodorozhki.geojson',
    data: cycling,
    property: 'route',
    legend: cycleSigns,
    sheet: cover('Велодорожки', middle, cycling, 'route', cycleSigns),
    origin: 'Управление транспорта и связи',
    daysAgo: 45,
  },
  {
    kind: 'image',
    category: 'Транспорт',
    title: 'Где оставить машину',
    lead: 'Платные и бесплатные стоянки, улицы без машин и три перехватывающие стоянки.',
    body: 'Оплатить стоянку можно в паркомате, по телефону и картой жителя. У инвалидов места бесплатные во всех зонах.',
    sheet: parking,
    act: 'О создании платных парковочных мест у рынка «Восточный» и морского вокзала',
    origin: 'Управление транспорта и связи',
    daysAgo: 120,
  },
  {
    kind: 'image',
    category: 'Сети и безопасность',
    title: 'Магистральные сети: вода и тепло',
    lead: 'Водоводы, теплотрассы, насосные и котельные — и где трубы меняют в этом году.',
    body: 'Показаны только магистрали. Схему у дома покажет водоканал по заявлению собственника.',
    sheet: networks,
    act: 'Об общественных обсуждениях схемы теплоснабжения до 2036 года',
    origin: 'Управление жилищно-коммунального хозяйства',
    daysAgo: 75,
  },
  {
    kind: 'image',
    category: 'Сети и безопасность',
    title: 'Если море вышло на берег: пути эвакуации',
    lead: 'Куда уходить при нагонной волне, где пункты сбора и сирены. Пройдите свой путь заранее.',
    body: 'Сирену проверяют в первую среду месяца, в полдень. Длинный гудок без повтора — учебный; прерывистый — уходите.\n\nВ пунктах сбора есть вода, одеяла, связь и дежурный врач. Животных берите с собой на поводке или в переноске.',
    sheet: surge,
    act: 'Об эвакуационной комиссии города Самурска',
    origin: 'Управление по делам ГО и ЧС',
    daysAgo: 52,
  },
  {
    kind: 'image',
    category: 'Туризм',
    title: 'Самурск пешком: карта гостя',
    lead: 'Главный маршрут, музеи, ночлег и места, где едят сами горожане, — на одном листе.',
    body: 'Карту перерисовывают каждую весну. Если вашего кафе на ней нет, напишите в управление культуры и туризма до первого марта.',
    sheet: visitorSheet,
    origin: 'Управление культуры и туризма',
    daysAgo: 150,
  },
  {
    kind: 'geojson',
    category: 'Город для жизни',
    title: 'Куда отнести батарейки, книги и собаку',
    lead: 'Раздельный сбор, экобоксы, площадки для собак и книжные шкафы — пятнадцать точек рядом с домом.',
    body: 'Добавить точку можно через «Идеи для города»: в прошлом году так появились три книжных шкафа и площадка на Лезгинской.',
    file: 'poleznye-tochki.geojson',
    data: points,
    property: 'sort',
    legend: pointSigns,
    sheet: cover('Полезные точки', whole, points, 'sort', pointSigns),
    origin: 'Управление жилищно-коммунального хозяйства',
    daysAgo: 18,
  },
]
