import { paths } from '@/lib/config/paths'
import { firstLink } from '@/e2e/support/portal'
import { isoDay } from '@/lib/shared/dates'

/** A kind of page that every generic check visits. */
export interface Address {
  name: string
  /** Where it is in this city: pages of items are found from their list. */
  find(): Promise<string>
  status?: 404
}

/** One address of every kind of page; a new kind of page is added here. */
export const addresses: Address[] = [
  fixed('главная', paths.home),
  fixed('новости', paths.news),
  fixed('новости, вторая страница', `${paths.news}?page=2`),
  found('новость', paths.news, /^\/news\/\d+\/[\w-]+$/),
  found('объявление', `${paths.news}?type=2`, /^\/messages\/\d+\/[\w-]+$/),
  fixed('документы', paths.documents),
  fixed('каталог услуг', paths.servicesCatalog),
  found('услуга', paths.servicesCatalog, /^\/services\/\d+$/),
  { name: 'вопросы по услуге', find: async () => `${await firstLink(paths.servicesCatalog, /^\/services\/\d+$/)}/faq` },
  fixed('центры обслуживания', paths.serviceCenters),
  fixed('отчёты об услугах', paths.servicesReports),
  fixed('об услугах', paths.servicesAbout),
  fixed('вопросы и ответы', paths.faq),
  fixed('единое окно', paths.feedback),
  fixed('приёмная', paths.reception),
  fixed('дежурная служба', paths.dutyService),
  fixed('личный кабинет', paths.profile),
  fixed('официальное обращение', paths.officialAppeal),
  fixed('текст согласия', paths.consent('registration')),
  fixed('глава города', paths.mayor),
  fixed('деятельность главы', paths.mayorActivity),
  found('событие главы', paths.mayorActivity, /^\/mayoractivity\?id=\d+$/),
  fixed('альбомы главы', paths.mayorMedia),
  found('альбом главы', paths.mayorMedia, /^\/mayormedia\/\d+$/),
  fixed('альбомы города', paths.media),
  found('альбом города', paths.media, /^\/mycity\/media\/\d+$/),
  fixed('о городе', paths.cityAbout),
  fixed('история города', paths.cityHistory),
  fixed('афиша', paths.posters),
  fixed('афиша календарём', `${paths.posters}?view=calendar&month=${isoDay(new Date()).slice(0, 7)}`),
  found('событие афиши', paths.posters, /^\/mycity\/poster\/\d+\/[\w-]+$/),
  fixed('городские СМИ', paths.mediaOutlets),
  fixed('справочник', paths.reference),
  fixed('структура', paths.structure),
  fixed('органы власти', paths.governments),
  fixed('учреждения и организации', paths.organizations),
  found('организация', paths.organizations, /^\/orgs\/\d+$/),
  found('орган власти', paths.governments, /^\/orgs\/\d+$/),
  found('руководитель', paths.structure, /^\/ministers\/\d+$/),
  fixed('деятельность администрации', paths.activity),
  fixed('проекты', paths.projects),
  found('проект', paths.projects, /^\/projects\?id=\d+$/),
  found('завершённый проект', `${paths.projects}?status=done`, /^\/projects\?id=\d+$/),
  fixed('социальный контроль', paths.socialControl),
  fixed('карта заявок', paths.socialControlMap),
  found('заявка', paths.socialControlMap, /^\/socialcontrolmap\?claim=\d+$/),
  found('решённая заявка', paths.socialControlResults, /^\/socialcontrolmap\?claim=\d+$/),
  fixed('о социальном контроле', paths.socialControlAbout),
  fixed('темы заявок', paths.socialControlThemes),
  fixed('результаты социального контроля', paths.socialControlResults),
  fixed('идеи для города', paths.ideas),
  fixed('все инициативы', paths.allIdeas),
  found('идея', paths.allIdeas, /^\/allcityideas\/\d+$/),
  fixed('реализованные инициативы', paths.realizedIdeas),
  fixed('о проекте идей', paths.ideasAbout),
  fixed('общественные обсуждения', paths.discussions),
  found('объявленное обсуждение', `${paths.discussions}?status=51`, /^\/publicdiscussions\/\d+$/),
  found('идущее обсуждение', `${paths.discussions}?status=52`, /^\/publicdiscussions\/\d+$/),
  found('завершённое обсуждение', `${paths.discussions}?status=53`, /^\/publicdiscussions\/\d+$/),
  fixed('карты города', paths.maps),
  found('карта города', paths.maps, /^\/maps\/\d+$/),
  fixed('раздел о туризме', paths.tourism('sights')),
  found('место для туриста', paths.tourism('sights'), /^\/tourism\/sights\/open\/\d+\/[\w-]+$/),
  found('маршрут для туриста', paths.tourism('routes'), /^\/tourism\/routes\/open\/\d+\/[\w-]+$/),
  fixed('поиск', `${paths.search}?text=${encodeURIComponent('школа')}`),
  fixed('поиск без результатов', `${paths.search}?text=${encodeURIComponent('фырчнгл')}`),
  fixed('карта сайта', paths.sitemap),
  fixed('раздел готовится', paths.notReady),
  fixed('нет связи', paths.offline),
  { ...fixed('нет такой страницы', '/net-takoy-stranitsy'), status: 404 },
]

function fixed(name: string, path: string): Address {
  return { name, find: async () => path }
}

function found(name: string, list: string, shape: RegExp): Address {
  return { name, find: () => firstLink(list, shape) }
}
