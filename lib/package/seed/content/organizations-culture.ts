import { addresses, phones } from '@/lib/package/seed/content/contacts'
import type { SeedOrganization } from '@/lib/package/seed/content/government-shapes'

const sphere = 'Культура, спорт, молодёжь'
const culture = 'Управление культуры и туризма'
const sport = 'Отдел спорта и молодёжи'

export const cultureOrganizations: SeedOrganization[] = [
  of(culture, {
    title: 'Краеведческий музей',
    summary: 'Двор старой таможни, 38 тысяч предметов и счёты, на которых всё ещё считают.',
    powers: `- постоянная экспозиция «Город у моря» и зал ковров;
- галерея почётных граждан;
- экскурсии на маяк с апреля по октябрь;
- третье воскресенье месяца — бесплатно для всех.`,
    address: addresses.localMuseum,
    phones: [phones.localMuseum],
    email: 'muzey@samursk.example',
    site: 'https://muzey.samursk.example',
    hours: '2-3 10:00-18:00; 4 10:00-20:00; 5-7 10:00-18:00',
    newsTag: 'музей',
    documents: ['О льготном и бесплатном посещении городских музеев'],
    picture: {
      subject: 'museum',
      season: 'summer',
      light: 'day',
      variant: 31,
      alt: 'Старинное здание музея с аркой летним днём.',
    },
  }),
  of(culture, {
    title: 'Музей-крепость «Нарын»',
    summary: 'Форт 1847 года над городом: стены, колодец, ночные экскурсии и лучший вид на море.',
    powers: `- экскурсии каждый час, сурдоперевод по субботам;
- реставрация северной стены, ход работ виден с площадки;
- площадка для свадеб и концертов.`,
    address: addresses.fortress,
    phones: [phones.fortress],
    email: 'naryn@samursk.example',
    hours: '2-7 09:00-19:00',
    hoursNote: 'С октября по март — до 17:00. Касса закрывается за сорок минут.',
    newsTag: 'туризм',
    documents: ['О льготном и бесплатном посещении городских музеев'],
    picture: {
      subject: 'oldTown',
      season: 'autumn',
      light: 'evening',
      variant: 31,
      alt: 'Стены крепости над крышами Старого города осенним вечером.',
    },
  }),
  of(culture, {
    title: 'Библиотека «Маяк»',
    summary: 'Центральная библиотека: 180 тысяч книг, доставка на дом и архив семейных рассказов.',
    powers: `- читательский билет бесплатно, по паспорту, за пять минут;
- книги на шести языках Дагестана;
- доставка старшим и тем, кому трудно выйти из дома;
- тихий зал, мастерская, комната для дистанционной учёбы.

Девять филиалов открыты во всех районах и в посёлке Дальнем.`,
    address: addresses.library,
    phones: [phones.library, phones.libraryOffice],
    email: 'mayak@samursk.example',
    site: 'https://mayak.samursk.example',
    hours: '1-5 09:00-20:00; 6-7 10:00-18:00',
    newsTag: 'книги',
    picture: {
      subject: 'library',
      light: 'day',
      variant: 31,
      alt: 'Читальный зал: высокие полки, лампы на столах и читатели.',
    },
  }),
  of(culture, {
    title: 'Дворец культуры «Прибой»',
    summary: 'Большой зал на 800 мест, 34 кружка и «Мамин вечер», на котором подпевают все.',
    powers: `- концерты, спектакли, собрания жителей;
- кружки для всех возрастов, треть — бесплатные;
- выставочный холл и малый зал для репетиций.

Зал доступен для колясок, в десятом ряду есть индукционная петля.`,
    address: addresses.palaceOfCulture,
    phones: [phones.palaceOfCulture],
    email: 'priboy@samursk.example',
    hours: '1-7 09:00-21:00',
    picture: {
      subject: 'concert',
      light: 'evening',
      variant: 31,
      alt: 'Певица на сцене перед полным залом, горят прожекторы.',
    },
  }),
  of(culture, {
    title: 'Городская филармония',
    summary: 'Симфонический оркестр из 42 музыкантов, новый рояль и концерты для грудничков.',
    powers: `- абонементы и разовые концерты;
- программы для школ с выездом;
- по пятницам открытые репетиции, вход свободный.`,
    address: addresses.philharmonic,
    phones: [phones.philharmonic],
    email: 'filarmonia@samursk.example',
    hours: '2-7 11:00-19:00',
  }),
  of(culture, {
    title: 'Школа ремёсел',
    summary: 'Ковёр, гончарный круг, медь и серебро: учат мастера, которым есть что передать.',
    powers: `- годовые программы для взрослых и детей с десяти лет;
- мастер-классы на один вечер;
- мастерская, где можно работать своим материалом;
- аттестация народных мастеров.`,
    address: addresses.craftSchool,
    phones: [phones.craftSchool],
    email: 'remesla@samursk.example',
    hours: '2-6 10:00-19:00; 7 10:00-16:00',
    picture: {
      subject: 'workshop',
      light: 'day',
      variant: 31,
      alt: 'Мастерская: люди работают за станком и столами с инструментом.',
    },
  }),
  of(culture, {
    title: 'Дом культуры посёлка Дальнего',
    summary: 'Клуб, библиотека и спортзал под одной крышей; по четвергам — кино.',
    powers: `- хор, лезгинка, вокал, кружок садоводов;
- киносеансы и встречи по четвергам;
- филиал библиотеки и пункт выдачи справок.`,
    address: addresses.villageClub,
    phones: ['+7 (872) 055-41-90'],
    hours: '2-7 10:00-20:00',
  }),
  of(sport, {
    title: 'Спорткомплекс «Горец»',
    summary: 'Борьба, бокс, яхтенная секция и зал, где проходят и турниры, и ярмарки вакансий.',
    powers: `- спортивная школа на 1 100 детей, занятия бесплатные;
- бассейн, тренажёрный и борцовский залы;
- группы здоровья для старших по утрам;
- прокат инвентаря.`,
    address: addresses.sportsHall,
    phones: [phones.sportsHall],
    email: 'gorec@samursk.example',
    hours: '1-5 07:00-22:00; 6-7 08:00-20:00',
    newsTag: 'спорт',
    picture: { subject: 'wrestling', light: 'day', variant: 31, alt: 'Два борца на ковре, вокруг зрители и судья.' },
  }),
  of(sport, {
    title: 'Стадион «Шторм»',
    summary: 'Новое поле, восемь дорожек и трибуны на 4 200 мест; бегать можно с шести утра.',
    powers: `- футбольное поле с искусственным покрытием, освещение до 23:00;
- легкоатлетический манеж;
- сдача нормативов по средам и субботам.`,
    address: addresses.stadium,
    phones: [phones.stadium],
    hours: '1-7 06:00-23:00',
    picture: {
      subject: 'football',
      season: 'summer',
      light: 'day',
      variant: 31,
      alt: 'Дети играют в футбол на зелёном поле стадиона.',
    },
  }),
  of(sport, {
    title: 'Молодёжный центр «Пирс»',
    summary: 'Место для своих затей: студия звука, мастерская, волонтёрский штаб и ночные настольные игры.',
    powers: `- бесплатные залы для проектов и репетиций;
- консультации о грантах;
- волонтёрский центр города;
- первая работа: подростковые бригады летом.`,
    address: 'ул. Набережная, 44',
    phones: [phones.youthCenter],
    email: 'pirs@samursk.example',
    hours: '1-5 10:00-22:00; 6-7 12:00-22:00',
    newsTag: 'молодёжь',
  }),
]

function of(parent: string, organization: Omit<SeedOrganization, 'kind' | 'sphere' | 'parent'>): SeedOrganization {
  return { kind: 'institution', sphere, parent, ...organization }
}
