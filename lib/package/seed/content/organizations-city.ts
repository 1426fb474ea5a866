import { termOfTheme } from '@/lib/package/seed/content/claims'
import { addresses, hours, phones } from '@/lib/package/seed/content/contacts'
import type { SeedOrganization } from '@/lib/package/seed/content/government-shapes'
import { administration } from '@/lib/package/seed/content/organizations-power'

const housing = 'Управление ЖКХ и благоустройства'
const social = 'Управление социальной политики'
const HEALTH = 'Здравоохранение'
const HELP = 'Социальная поддержка и услуги'
const SAFETY = 'Безопасность'
const UTILITIES = 'Коммунальное хозяйство'

/** Medicine, help, safety, utilities and transport. */
export const cityOrganizations: SeedOrganization[] = [
  {
    title: 'Самурская городская больница',
    short: 'Городская больница',
    kind: 'institution',
    sphere: HEALTH,
    summary: 'Круглосуточный приёмный покой, 280 коек, родильное отделение и сосудистый центр.',
    powers: `Учреждение подчиняется министерству здравоохранения республики; город помогает ему дорогами, теплом и жильём для врачей.

- приёмный покой работает круглосуточно, для экстренной помощи документы не нужны;
- справки о состоянии больных — с 11:00 до 13:00;
- посещения в палатах с 16:00 до 19:00.`,
    address: addresses.hospital,
    phones: [phones.hospital, '103'],
    email: 'bolnica@samursk.example',
    site: 'https://bolnica.samursk.example',
    hoursNote: 'Круглосуточно. Регистратура — в будни с 8:00 до 19:00.',
    newsTag: 'здоровье',
    picture: {
      subject: 'hospital',
      season: 'summer',
      light: 'day',
      variant: 31,
      alt: 'Здание больницы с красным крестом, у входа машина скорой помощи.',
    },
  },
  {
    title: 'Детская больница',
    kind: 'institution',
    sphere: HEALTH,
    summary: '90 коек, хирургия, травмпункт и комната без белых халатов.',
    powers: `- травмпункт для детей круглосуточно;
- с ребёнком до семи лет остаётся один из родителей;
- школа на отделении, чтобы не отстать от класса.`,
    address: 'ул. Пушкина, 14',
    phones: ['+7 (872) 055-50-30'],
    hoursNote: 'Круглосуточно.',
  },
  {
    title: 'Поликлиника № 2',
    kind: 'institution',
    sphere: HEALTH,
    summary: '31 тысяча прикреплённых жителей, маммограф и сад, который посадили пациенты.',
    powers: `- запись через портал госуслуг, по телефону и в терминале;
- диспансеризация по субботам без очереди;
- вызов врача на дом до 14:00;
- прививки, справки, дневной стационар.`,
    address: addresses.clinic,
    phones: [phones.clinic, '+7 (872) 055-50-21'],
    site: 'https://poliklinika2.samursk.example',
    hours: '1-5 07:30-19:30; 6 08:00-14:00',
    newsTag: 'здоровье',
  },
  {
    title: 'Комплексный центр социального обслуживания',
    short: 'Центр социального обслуживания',
    kind: 'institution',
    sphere: HELP,
    parent: social,
    summary: 'Помощники на дому, прокат средств ухода, дневное отделение и автобус с подъёмником.',
    powers: `- уход на дому за 420 жителями;
- социальное такси по заявке за сутки;
- прокат кресел, ходунков и кроватей;
- университет третьего возраста.`,
    address: addresses.socialCenter,
    phones: [phones.socialCenter],
    hours: '1-4 08:30-17:30; 5 08:30-16:30',
  },
  {
    title: 'Центр занятости населения',
    kind: 'institution',
    sphere: HELP,
    summary: 'Вакансии, переобучение, пособия и контракты на своё дело.',
    powers: `- подбирает работу и помогает с резюме;
- учит новой профессии бесплатно, со стипендией;
- оформляет пособие по безработице;
- устраивает подростков на лето.`,
    address: 'ул. Почтовая, 22',
    phones: [phones.employment],
    hours: '1 09:00-18:00; 2 12:00-20:00; 3 09:00-18:00; 4 11:00-19:00; 5 09:00-16:00',
    newsTag: 'работа',
  },
  {
    title: 'МКУ «Многофункциональный центр»',
    short: 'МФЦ',
    kind: 'institution',
    sphere: HELP,
    parent: administration,
    summary: 'Четыре офиса, 34 окна и больше двухсот услуг в одном месте.',
    powers: `- принимает документы и выдаёт результат по услугам города, республики и государства;
- выезжает к тем, кому трудно прийти;
- помогает зарегистрироваться на госуслугах.

Адреса и часы всех офисов — в разделе [«Центры обслуживания»](/servicecenters).`,
    address: addresses.serviceCenter,
    phones: [phones.serviceCenter],
    email: 'mfc@samursk.example',
    hours: hours.serviceCenter,
  },
  {
    title: 'Муниципальный архив',
    kind: 'institution',
    sphere: HELP,
    parent: 'Общий отдел',
    summary: '96 тысяч дел с 1849 года: стаж, земля, решения, родословные.',
    powers: `- выдаёт архивные справки и копии;
- принимает на хранение бумаги ликвидированных организаций;
- помогает искать предков, читальный зал открыт по четвергам.`,
    address: 'ул. Крепостная, 5',
    phones: [phones.archive],
    email: 'arhiv@samursk.example',
    hours: '2 09:00-17:00; 4 09:00-17:00',
    newsTag: 'история',
  },
  {
    title: 'МКУ «Городская диспетчерская служба»',
    short: 'Диспетчерская служба',
    kind: 'institution',
    sphere: SAFETY,
    parent: administration,
    summary: 'Единый диспетчер города: принимает звонки круглосуточно и отправляет бригады.',
    powers: `- принимает сообщения об авариях и следит, чтобы бригада выехала;
- оповещает о шторме, паводке, отключениях;
- ведёт систему 112 и камеры города;
- координирует эвакуацию.`,
    address: addresses.dispatcher,
    phones: [phones.dispatcher, '112', phones.dispatcherOffice],
    hoursNote: 'Круглосуточно.',
    newsTag: 'безопасность',
    picture: {
      subject: 'online',
      light: 'night',
      variant: 31,
      alt: 'Диспетчерский пульт: экраны с картой города и оператор в наушниках.',
    },
  },
  {
    title: 'Поисково-спасательный отряд города',
    short: 'Спасатели',
    kind: 'institution',
    sphere: SAFETY,
    parent: administration,
    summary: '28 спасателей, два катера и пляжные посты с мая по октябрь.',
    powers: `- дежурит на трёх пляжах и в акватории;
- ищет пропавших в горах и на воде;
- учит школьников первой помощи;
- проверяет лодочные стоянки.`,
    address: addresses.rescuers,
    phones: [phones.rescuers],
    hoursNote: 'Круглосуточно.',
    newsTag: 'море',
    picture: {
      subject: 'beach',
      season: 'summer',
      light: 'day',
      variant: 31,
      alt: 'Спасательная вышка на пляже и катер у берега летним днём.',
    },
  },
  utility({
    title: 'МУП «Самурскводоканал»',
    short: 'Самурскводоканал',
    summary: 'Водозабор «Северный», 312 километров труб и анализы воды, которые публикуют каждый месяц.',
    powers: `- подаёт воду и отводит стоки;
- выдаёт технические условия и опломбирует счётчики;
- меняет трубы по программе «Чистая вода Самурска»;
- подвозит воду при отключении дольше шести часов.`,
    address: addresses.waterworks,
    phones: [phones.waterOffice, phones.waterSubscribers],
    site: 'https://voda.samursk.example',
    hours: '1-4 08:00-17:00; 5 08:00-16:00',
    hoursNote: `Аварийная служба круглосуточно: ${phones.waterEmergency}.`,
    newsTag: 'водоснабжение',
    documents: ['Об утверждении муниципальной программы «Чистая вода Самурска»'],
    picture: {
      subject: 'waterSupply',
      season: 'summer',
      light: 'day',
      variant: 31,
      alt: 'Водозабор: круглые резервуары, трубы и насосная среди зелени.',
    },
  }),
  utility({
    title: 'МУП «Самурсктеплосеть»',
    short: 'Самурсктеплосеть',
    summary: 'Семь котельных, 74 километра сетей и 1 260 домов в тепле.',
    powers: `- вырабатывает и подаёт тепло и горячую воду;
- готовит сети к зиме и проводит испытания летом;
- принимает показания и заключает договоры.`,
    address: addresses.heating,
    phones: [phones.heating],
    hours: '1-4 08:00-17:00; 5 08:00-16:00',
    hoursNote: 'Об аварии сообщайте круглосуточно.',
    newsTag: 'отопление',
  }),
  utility({
    title: 'МУП «Чистый город»',
    short: 'Чистый город',
    summary: 'Вывоз мусора, уборка улиц и пляжей, бункеры на заказ.',
    powers: `- вывозит отходы по графику, он указан на табличке площадки;
- подметает и моет улицы, зимой посыпает;
- принимает заявки на бункер для строительного мусора;
- собирает раздельно пластик, стекло, батарейки.`,
    address: addresses.cleanCity,
    phones: [phones.cleanCity],
    email: 'chisto@samursk.example',
    hours: '1-5 08:00-19:00; 6 09:00-14:00',
    hoursNote: 'Заявки по телефону принимают ежедневно с 7:00 до 21:00.',
    newsTag: 'благоустройство',
    picture: {
      subject: 'waste',
      season: 'spring',
      light: 'morning',
      variant: 31,
      alt: 'Мусоровоз и цветные контейнеры во дворе весенним утром.',
    },
  }),
  utility({
    title: 'МУП «Самургорсвет»',
    short: 'Самургорсвет',
    summary: '14 200 фонарей, из них 11 900 уже светодиодные.',
    powers: `- содержит уличное освещение и подсветку памятников;
- чинит погасший фонарь за ${termOfTheme('Не горит фонарь')};
- украшает город к праздникам.

Номер опоры написан на табличке: с ним бригада приедет быстрее.`,
    address: addresses.streetLights,
    phones: [phones.streetLights],
    hours: '1-4 08:00-17:00; 5 08:00-16:00',
    hoursNote: 'Заявки по телефону принимают круглосуточно.',
    newsTag: 'электроснабжение',
  }),
  {
    title: 'МУП «Самургоравтобус»',
    short: 'Самургоравтобус',
    kind: 'enterprise',
    sphere: 'Транспорт',
    parent: 'Управление транспорта и связи',
    summary: '64 автобуса, одиннадцать маршрутов и учебный класс для будущих водителей.',
    powers: `- возит пассажиров по городским маршрутам и к садам летом;
- продаёт проездные и оформляет льготные карты;
- возвращает забытые вещи: стол находок при диспетчерской;
- бесплатно учит водителей со стипендией.`,
    address: 'ул. Железнодорожная, 12',
    phones: [phones.busCompany],
    hours: '1-7 06:00-22:00',
    newsTag: 'транспорт',
    picture: {
      subject: 'bus',
      season: 'summer',
      light: 'day',
      variant: 31,
      alt: 'Синий городской автобус у остановки, пассажиры заходят в двери.',
    },
  },
]

function utility(organization: Omit<SeedOrganization, 'kind' | 'sphere' | 'parent'>): SeedOrganization {
  return { kind: 'enterprise', sphere: UTILITIES, parent: housing, ...organization }
}
