import { paths } from '@/lib/config/paths'
import type { MenuPlace } from '@/lib/config/menu-places'

/** Default footer columns. */
export const footerTitles = {
  services: 'Услуги',
  government: 'Муниципалитет',
  documents: 'Документы',
  city: 'Мой город',
  feedback: 'Обратная связь',
} as const
export type FooterColumn = keyof typeof footerTitles

/** Position among links, from 1, with another title. */
export type Place = readonly [at: number, title?: string]
/** The same in one of several groups. */
export type PlaceIn<Group> = readonly [group: Group, at: number, title?: string]

interface Facts {
  /** Description for the card and the search. */
  lead?: string
  /** Description for the card only. */
  cardLead?: string
  /** Search synonyms; set, even to '', makes the section searchable. */
  searchTerms?: string
  menu?: PlaceIn<MenuPlace>
  footer?: PlaceIn<FooterColumn>
  /** Place among links about the portal, on the site map. */
  portal?: Place
  /** Place in the sub-project's own menu. */
  bar?: Place
  /** Parent path in breadcrumbs. */
  under?: string
  /** Title in breadcrumbs. */
  step?: string
  /** Has its own header and may hide the footer columns. */
  subProject?: { hidesFooterMenu: boolean }
  /** Left out of sitemap.xml: not a page, or one without content. */
  unlisted?: true
}

export interface Section extends Facts {
  path: string
  title: string
}

const section = (path: string, title: string, facts: Facts = {}): Section => ({ path, title, ...facts })

/** All static sections and pages in sitemap order; menus and maps are derived from this list. */
export const sections: readonly Section[] = [
  section(paths.home, 'Главная', { portal: [1, 'Главная страница'] }),
  section(paths.news, 'Новости', {
    footer: ['government', 5],
    lead: 'Новости, объявления и анонсы города.',
    searchTerms: 'пресса лента события',
  }),
  section(paths.documents, 'Документы', {
    footer: ['documents', 1, 'Правовые акты'],
    lead: 'Реестр правовых актов с текстами.',
    searchTerms: 'постановления решения распоряжения приказы нормативные акты',
  }),
  section(paths.servicesCatalog, 'Каталог услуг', {
    ...{ menu: ['services', 1], footer: ['services', 1] },
    lead: 'Муниципальные услуги по темам и жизненным ситуациям.',
    searchTerms: 'госуслуги муниципальные услуги',
  }),
  section(paths.serviceCenters, 'Центры обслуживания', {
    ...{ menu: ['services', 2], footer: ['services', 2], under: paths.servicesCatalog },
    lead: 'Где принимают документы: адреса, часы, телефоны.',
    searchTerms: 'МФЦ мои документы многофункциональный центр',
  }),
  section(paths.servicesReports, 'Отчёты и методические материалы', {
    ...{ menu: ['services', 3], footer: ['services', 3, 'Отчёты и методика'], under: paths.servicesCatalog },
    lead: 'Отчёты об услугах по годам и методические материалы.',
    searchTerms: '',
  }),
  section(paths.servicesAbout, 'О муниципальных услугах', {
    ...{ menu: ['services', 5], footer: ['services', 5], under: paths.servicesCatalog },
    lead: 'Что такое услуга, как её получить и куда жаловаться.',
    searchTerms: '',
  }),
  section(paths.faq, 'Вопросы и ответы', {
    ...{ menu: ['services', 4], footer: ['services', 4] },
    lead: 'Ответы на частые вопросы жителей.',
    searchTerms: 'помощь справка',
  }),
  section(paths.mayor, 'Глава города: биография', {
    ...{ menu: ['mayor', 2, 'Биография'], footer: ['government', 1, 'Глава города'], step: 'Глава города' },
    lead: 'Кто возглавляет город, полномочия и приём граждан.',
    searchTerms: 'мэр градоначальник',
  }),
  section(paths.mayorActivity, 'Деятельность главы города', {
    ...{ menu: ['mayor', 1, 'Деятельность'], under: paths.mayor, step: 'Деятельность' },
    lead: 'Встречи, выезды и совещания главы города.',
    searchTerms: 'мэр',
  }),
  section(paths.mayorMedia, 'Фото и видео главы города', {
    ...{ menu: ['mayor', 3, 'Медиа'], under: paths.mayor, step: 'Фото и видео' },
    lead: 'Альбомы со встреч и выездов.',
    searchTerms: 'мэр медиа',
  }),
  section(paths.cityAbout, 'О городе', {
    ...{ menu: ['city', 1, 'Общая информация'], footer: ['city', 1], step: 'Мой город' },
    lead: 'Общая информация, символы и районы города.',
    searchTerms: 'герб флаг гимн население',
  }),
  section(paths.cityHistory, 'История города', {
    ...{ menu: ['city', 2, 'История'], footer: ['city', 2, 'История'], under: paths.cityAbout },
    lead: 'Город по годам: от крепости до наших дней.',
    searchTerms: 'летопись прошлое',
  }),
  section(paths.posters, 'Афиша', {
    ...{ menu: ['city', 3], footer: ['city', 3], under: paths.cityAbout },
    lead: 'Концерты, спектакли, выставки и праздники.',
    searchTerms: 'мероприятия события куда пойти',
  }),
  section(paths.media, 'Фото и видео города', {
    ...{ menu: ['city', 4, 'Медиа'], footer: ['city', 4, 'Фото и видео'], step: 'Фото и видео' },
    lead: 'Фотоальбомы и видео городских событий.',
    searchTerms: 'медиа галерея фотографии',
  }),
  section(paths.mediaOutlets, 'Городские СМИ', {
    ...{ menu: ['city', 5], under: paths.cityAbout },
    lead: 'Газеты, радио и телевидение города.',
    searchTerms: 'пресса редакция газеты телевидение радио',
  }),
  section(paths.reference, 'Справочная информация', {
    ...{ menu: ['city', 6], footer: ['city', 5], under: paths.cityAbout },
    lead: 'Телефоны и адреса городских служб.',
    searchTerms: 'телефонный справочник телефоны номера',
  }),
  section(paths.structure, 'Структура администрации', {
    ...{ menu: ['government', 1, 'Структура'], footer: ['government', 2, 'Структура'] },
    lead: 'Кто кому подчиняется в местном самоуправлении.',
    searchTerms: 'руководство кто руководит',
  }),
  section(paths.governments, 'Органы власти', {
    ...{ menu: ['government', 2], footer: ['government', 3] },
    lead: 'Администрация, Собрание депутатов, управления и отделы.',
    searchTerms: 'совет',
  }),
  section(paths.organizations, 'Учреждения и организации', {
    ...{ menu: ['government', 3], footer: ['government', 4] },
    lead: 'Школы, больницы, библиотеки и другие учреждения на карте.',
    searchTerms: 'подведомственные',
  }),
  section(paths.activity, 'Деятельность администрации', {
    menu: ['government', 4, 'Деятельность'],
    lead: 'Планы, отчёты, программы, статистика и вакансии.',
    searchTerms: 'работа вакансии бюджет',
  }),
  section(paths.projects, 'Проекты', {
    ...{ menu: ['government', 5], footer: ['documents', 3] },
    lead: 'Что строят и благоустраивают: этап, срок, бюджет.',
    searchTerms: 'стройки ремонт благоустройство',
  }),
  section(paths.maps, 'Галерея карт', {
    ...{ menu: ['map', 2], step: 'Карты города' },
    lead: 'Генеральный план, зоны, транспорт и другие карты.',
    searchTerms: 'схемы планы как добраться как проехать',
  }),
  section(paths.officialAppeal, 'Официальное обращение', {
    ...{ menu: ['feedback', 2], footer: ['feedback', 2] },
    lead: 'Подать обращение по закону 59-ФЗ.',
    searchTerms: 'жалоба заявление письмо написать главе',
  }),
  section(paths.appealResults, 'Как мы отвечаем на обращения', {
    under: paths.officialAppeal,
    lead: 'Сколько обращений получено и рассмотрено в срок, о чём пишут и чем заканчивается.',
    searchTerms: 'статистика обращений обзор отчёт',
  }),
  section(paths.socialControl, 'Социальный контроль', {
    ...{ footer: ['feedback', 5], subProject: { hidesFooterMenu: true } },
    lead: 'Сообщить о проблеме в городе и следить за решением.',
    searchTerms: 'жалоба яма мусор',
  }),
  section(paths.socialControlMap, 'Карта заявок', {
    under: paths.socialControl,
    lead: 'Что жители просят исправить: заявки на карте города.',
    searchTerms: '',
  }),
  section(paths.reportClaim, 'Сообщить о проблеме', { bar: [1], under: paths.socialControl, unlisted: true }),
  section(paths.socialControlAbout, 'О социальном контроле', {
    ...{ bar: [2, 'О проекте'], under: paths.socialControl },
    lead: 'Кто и в какой срок отвечает на заявки.',
  }),
  section(paths.socialControlThemes, 'Темы заявок', {
    ...{ bar: [3, 'Темы'], under: paths.socialControl },
    lead: 'О чём можно сообщить и кто отвечает.',
    searchTerms: '',
  }),
  section(paths.socialControlResults, 'Результаты социального контроля', {
    ...{ bar: [4, 'Результаты'], under: paths.socialControl },
    lead: 'Что исправили: до и после.',
    searchTerms: '',
  }),
  section(paths.feedback, 'Обратная связь', {
    ...{ menu: ['feedback', 1, 'Единое окно'], footer: ['feedback', 1, 'Единое окно'], step: 'Единое окно' },
    lead: 'Единое окно: куда и с чем обратиться. Контакты администрации.',
    searchTerms: 'контакты адрес телефон администрации написать жалоба',
  }),
  section(`${paths.feedback}#contacts`, 'Контакты', { menu: ['feedback', 5], unlisted: true }),
  section(paths.reception, 'Приёмная', {
    ...{ menu: ['feedback', 3], footer: ['feedback', 3], under: paths.feedback },
    lead: 'Личный приём и приём корреспонденции.',
    searchTerms: 'приём граждан записаться запись на приём график часы приёма главы мэра',
  }),
  section(paths.dutyService, 'Дежурная служба', {
    ...{ menu: ['feedback', 4], footer: ['feedback', 4], under: paths.feedback },
    lead: 'Телефоны 112 и аварийных служб.',
    searchTerms: 'ЕДДС авария аварийная диспетчер диспетчерская экстренные службы',
  }),
  section(paths.discussions, 'Общественные обсуждения', {
    ...{ footer: ['documents', 2], subProject: { hidesFooterMenu: true } },
    lead: 'Обсуждения проектов правовых актов: голос и предложение.',
    searchTerms: 'публичные слушания голосование',
  }),
  section(paths.ideas, 'Идеи для города', {
    subProject: { hidesFooterMenu: false },
    lead: 'Предложить идею и поддержать чужую.',
    searchTerms: 'инициативы предложения предложить идею',
  }),
  section(paths.proposeIdea, 'Предложить идею', { bar: [2], under: paths.ideas, unlisted: true }),
  section(paths.allIdeas, 'Все инициативы', {
    ...{ bar: [3], under: paths.ideas },
    lead: 'Идеи жителей: поддержите те, что нужны и вам.',
  }),
  section(paths.realizedIdeas, 'Реализованные инициативы', {
    ...{ bar: [4], under: paths.ideas },
    lead: 'Идеи жителей, которые уже воплощены.',
    searchTerms: '',
  }),
  section(paths.ideasAbout, 'О проекте «Идеи для города»', {
    ...{ bar: [1, 'О проекте'], under: paths.ideas },
    lead: 'Как идея становится решением.',
  }),
  section(paths.openData, 'Открытые данные', {
    portal: [4],
    lead: 'Списки портала файлами CSV, JSON и GeoJSON.',
    cardLead: 'Списки портала для программ: CSV, JSON, GeoJSON.',
    searchTerms: 'выгрузка скачать таблица',
  }),
  section(paths.openDataApi, 'Программный доступ', {
    under: paths.openData,
    lead: 'Как программы читают портал: REST, GraphQL и Open311.',
    searchTerms: 'api rest graphql open311 openapi разработчикам',
  }),
  section(paths.accessibility, 'Доступность портала', {
    portal: [3],
    lead: 'Как портал соблюдает ГОСТ Р 52872-2019 и куда сообщить о помехах.',
    searchTerms: 'инвалиды незрячие слабовидящие',
  }),
  section(paths.sitemap, 'Карта сайта', { lead: 'Все разделы портала.', searchTerms: '' }),
  section(paths.profile, 'Личный кабинет', {
    ...{ portal: [2], unlisted: true },
    lead: 'Мои обращения, заявки, идеи и уведомления.',
    searchTerms: 'войти вход регистрация уведомления',
  }),
  section(paths.search, 'Поиск по порталу', { lead: 'Новости, услуги, документы и люди.', unlisted: true }),
  section(paths.newsFeed, 'Лента новостей RSS', { portal: [5], unlisted: true }),
  section(paths.postersCalendar(), 'Календарь афиши', { portal: [6], unlisted: true }),
]
