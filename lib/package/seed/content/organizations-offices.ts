import { addresses, hours, phones, terms } from '@/lib/package/seed/content/contacts'
import type { SeedOrganization } from '@/lib/package/seed/content/government-shapes'
import { administration, CHIEF_OF_STAFF, SOCIAL_DEPUTY } from '@/lib/package/seed/content/organizations-power'

const sphere = 'Органы власти и управление'

/** Small departments: under the chief of staff, under a deputy, under another department. */
export const offices: SeedOrganization[] = [
  staff({
    title: 'Общий отдел',
    summary: 'Приёмная, письма, запись к руководителям и контроль сроков ответа.',
    powers: `- регистрирует обращения за ${terms.appealRegistration} и следит за ответом в срок;
- записывает на личный приём;
- выдаёт заверенные копии постановлений;
- ведёт делопроизводство и передаёт дела в архив.`,
    address: addresses.administration,
    phones: [phones.receptionBooking],
    email: 'priemnaya@samursk.example',
    hours: hours.administration,
    hoursNote: 'Каб. 102. Пандус — с правой стороны главного входа.',
  }),
  staff({
    title: 'Юридический отдел',
    summary: 'Проверяет каждый акт города и защищает его в суде. По средам консультирует жителей.',
    powers: `- готовит и проверяет проекты постановлений и решений;
- представляет администрацию в судах;
- бесплатно консультирует жителей по средам с 14:00 до 18:00, каб. 108.`,
    address: addresses.administration,
    phones: [phones.administration],
    email: 'pravo@samursk.example',
    hours: hours.administration,
  }),
  staff({
    title: 'Отдел кадров и муниципальной службы',
    summary: 'Вакансии, конкурсы, практика для студентов и служебная этика.',
    powers: `- объявляет конкурсы и ведёт кадровый резерв;
- принимает студентов на практику;
- собирает сведения о доходах служащих;
- ведёт дела комиссии по служебному поведению.`,
    address: addresses.administration,
    phones: [phones.personnel],
    email: 'kadry@samursk.example',
    hours: hours.administration,
    hoursNote: 'Каб. 214. Документы на конкурс принимают до 17:00.',
    newsTag: 'работа',
  }),
  staff({
    title: 'Отдел закупок',
    summary: 'Все закупки города: планы, конкурсы, договоры.',
    powers: `- публикует план-график и извещения;
- проводит конкурсы и аукционы;
- ведёт реестр договоров и отчёты о закупках у малого бизнеса;
- раз в квартал рассказывает предпринимателям, как участвовать.`,
    address: addresses.administration,
    phones: [phones.procurement],
    email: 'zakupki@samursk.example',
    hours: hours.administration,
  }),
  staff({
    title: 'Отдел информационных технологий',
    summary: 'Этот портал, электронные очереди и защита личных данных.',
    powers: `- сопровождает портал и его сервисы;
- переводит услуги города в электронный вид;
- защищает персональные данные жителей;
- обучает служащих и помогает школам.`,
    address: addresses.administration,
    phones: [phones.informationTechnology],
    email: 'it@samursk.example',
    hours: hours.administration,
    newsTag: 'цифровые услуги',
  }),
  staff({
    title: 'Пресс-служба',
    summary: 'Отвечает журналистам, ведёт новости портала и страницы города.',
    powers: `- готовит новости и объявления;
- отвечает на запросы редакций за семь дней;
- снимает городские события;
- предупреждает жителей об отключениях и шторме.`,
    address: addresses.administration,
    phones: [phones.press],
    email: 'press@samursk.example',
    hours: hours.administration,
    hoursNote: 'Каб. 305. В выходные дежурит один сотрудник, телефон тот же.',
  }),
  {
    title: 'Отдел спорта и молодёжи',
    kind: 'department',
    sphere,
    parent: administration,
    curator: SOCIAL_DEPUTY,
    summary: 'Секции, площадки, соревнования, волонтёры и гранты для молодых.',
    powers: `- содержит спорткомплекс «Горец», стадион «Шторм» и 41 дворовую площадку;
- присваивает спортивные разряды;
- проводит городские турниры и сдачу нормативов;
- поддерживает волонтёров и даёт гранты на молодёжные проекты.`,
    address: addresses.sportsHall,
    phones: [phones.sport],
    email: 'sport@samursk.example',
    hours: '1-4 09:00-18:00; 5 09:00-17:00',
    newsTag: 'спорт',
  },
  {
    title: 'Отдел ЗАГС',
    kind: 'department',
    sphere,
    parent: administration,
    curator: CHIEF_OF_STAFF,
    summary: 'Свадьбы, имена, справки. За год здесь говорят «да» больше восьмисот пар.',
    powers: `- регистрирует рождение, брак, отцовство, перемену имени, смерть;
- выдаёт повторные свидетельства и справки;
- проводит торжественные церемонии, в том числе у моря и в крепости Нарын;
- поздравляет золотых и бриллиантовых юбиляров.`,
    address: addresses.registry,
    phones: [phones.registry],
    email: 'zags@samursk.example',
    hours: '2-5 09:00-17:00; 6 09:00-15:00',
    hoursNote: 'Свидетельства о смерти выдают и в понедельник с 9:00 до 12:00.',
    newsTag: 'семья',
    picture: {
      subject: 'family',
      season: 'summer',
      light: 'evening',
      variant: 31,
      alt: 'Семья с детьми стоит на набережной летним вечером.',
    },
  },
  {
    title: 'Отдел озеленения',
    kind: 'department',
    sphere,
    parent: 'Управление ЖКХ и благоустройства',
    summary: 'Парки, аллеи, клумбы и учёт 46 тысяч городских деревьев.',
    powers: `- ведёт карту деревьев и выдаёт разрешения на обрезку и снос;
- содержит парк «Каспий», скверы и бульвар;
- выбирает саженцы: платан, можжевельник, гранат;
- проводит весенние и осенние посадки вместе с жителями.`,
    address: addresses.housing,
    phones: [phones.greenery],
    email: 'sad@samursk.example',
    hours: '1-4 08:00-17:00; 5 08:00-16:00',
    newsTag: 'экология',
    picture: {
      subject: 'treePlanting',
      season: 'spring',
      light: 'day',
      variant: 31,
      alt: 'Люди сажают молодые деревья вдоль аллеи весенним днём.',
    },
  },
]

function staff(organization: Omit<SeedOrganization, 'kind' | 'sphere' | 'parent' | 'curator'>): SeedOrganization {
  return { kind: 'department', sphere, parent: administration, curator: CHIEF_OF_STAFF, ...organization }
}
