import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { isoDay } from '@/lib/time/dates'

interface Kind {
  name: string
  status?: 404
  /** This kind is made of the same parts: who looks at one page of each layout looks at that one instead. */
  like?: string
  /** Checked in every run, not only in `npm test -- --all`. */
  isMain?: true
}

interface FixedPage extends Kind {
  path: string
}

/** An item has no address of its own in every city: the first link of that shape on its list leads to one. */
interface FoundPage extends Kind {
  list: string
  shape: RegExp
  /** The item's address begins so. */
  under?: string
}

export type PageKind = FixedPage | FoundPage

/** Every kind of page has one address here, for whatever looks at all of them; a new kind of page is added here. */
export const pageKinds: PageKind[] = [
  { name: 'главная', isMain: true, path: paths.home },
  { name: 'новости', path: paths.news },
  { name: 'новости, вторая страница', like: 'новости', path: `${paths.news}?page=2` },
  { name: 'новость', isMain: true, list: paths.news, shape: /^\/news\/\d+\/[\w-]+$/ },
  { name: 'объявление', like: 'новость', list: `${paths.news}?type=2`, shape: /^\/messages\/\d+\/[\w-]+$/ },
  { name: 'документы', isMain: true, path: paths.documents },
  { name: 'правовой акт', list: paths.documents, shape: /^\/documents\?id=\d+$/ },
  { name: 'текст документа', list: paths.documents, shape: /^\/documents\/text\/[\w-]+\.(pdf|docx)$/ },
  { name: 'каталог услуг', path: paths.servicesCatalog },
  { name: 'услуга', isMain: true, list: paths.servicesCatalog, shape: /^\/services\/\d+$/ },
  {
    name: 'вопросы по услуге',
    like: 'вопросы и ответы',
    list: paths.servicesCatalog,
    shape: /^\/services\/\d+$/,
    under: '/faq',
  },
  { name: 'центры обслуживания', path: paths.serviceCenters },
  { name: 'отчёты об услугах', path: paths.servicesReports },
  { name: 'об услугах', like: 'о социальном контроле', path: paths.servicesAbout },
  { name: 'вопросы и ответы', path: paths.faq },
  { name: 'единое окно', path: paths.feedback },
  { name: 'приёмная', path: paths.reception },
  { name: 'запись на приём', isMain: true, path: paths.receptionOf(0) },
  { name: 'дежурная служба', path: paths.dutyService },
  { name: 'личный кабинет', path: paths.profile },
  { name: 'официальное обращение', isMain: true, path: paths.officialAppeal },
  { name: 'ответы на обращения', path: paths.appealResults },
  { name: 'текст согласия', like: 'о социальном контроле', path: paths.consent('registration') },
  { name: 'глава города', path: paths.mayor },
  { name: 'деятельность главы', path: paths.mayorActivity },
  { name: 'событие главы', like: 'новость', list: paths.mayorActivity, shape: /^\/mayoractivity\?id=\d+$/ },
  { name: 'альбомы главы', like: 'альбомы города', path: paths.mayorMedia },
  { name: 'альбом главы', like: 'альбом города', list: paths.mayorMedia, shape: /^\/mayormedia\/\d+$/ },
  { name: 'альбомы города', path: paths.media },
  { name: 'альбом города', list: paths.media, shape: /^\/mycity\/media\/\d+$/ },
  { name: 'о городе', path: paths.cityAbout },
  { name: 'история города', path: paths.cityHistory },
  { name: 'афиша', path: paths.posters },
  {
    name: 'афиша календарём',
    path: `${paths.posters}?view=calendar&month=${isoDay(new Date(), env.TIME_ZONE).slice(0, 7)}`,
  },
  { name: 'событие афиши', list: paths.posters, shape: /^\/mycity\/poster\/\d+\/[\w-]+$/ },
  { name: 'афиша для печати', list: paths.posters, shape: /^\/mycity\/poster\/\d+\/[\w-]+$/, under: '/notice' },
  { name: 'городские СМИ', like: 'справочник', path: paths.mediaOutlets },
  { name: 'справочник', path: paths.reference },
  { name: 'структура', path: paths.structure },
  { name: 'органы власти', path: paths.governments },
  { name: 'учреждения и организации', path: paths.organizations },
  { name: 'организация', list: paths.organizations, shape: /^\/orgs\/\d+$/ },
  { name: 'орган власти', like: 'организация', list: paths.governments, shape: /^\/orgs\/\d+$/ },
  { name: 'руководитель', list: paths.structure, shape: /^\/ministers\/\d+$/ },
  { name: 'деятельность администрации', like: 'деятельность главы', path: paths.activity },
  { name: 'проекты', path: paths.projects },
  { name: 'проект', list: paths.projects, shape: /^\/projects\?id=\d+$/ },
  { name: 'завершённый проект', like: 'проект', list: `${paths.projects}?status=done`, shape: /^\/projects\?id=\d+$/ },
  { name: 'социальный контроль', path: paths.socialControl },
  { name: 'карта заявок', isMain: true, path: paths.socialControlMap },
  { name: 'заявка', list: paths.socialControlMap, shape: /^\/socialcontrolmap\?claim=\d+$/ },
  {
    name: 'решённая заявка',
    like: 'заявка',
    list: paths.socialControlResults,
    shape: /^\/socialcontrolmap\?claim=\d+$/,
  },
  { name: 'о социальном контроле', path: paths.socialControlAbout },
  { name: 'темы заявок', path: paths.socialControlThemes },
  { name: 'результаты социального контроля', path: paths.socialControlResults },
  { name: 'идеи для города', path: paths.ideas },
  { name: 'все инициативы', path: paths.allIdeas },
  { name: 'идея', isMain: true, list: paths.allIdeas, shape: /^\/allcityideas\/\d+$/ },
  {
    name: 'объявление об идее',
    like: 'афиша для печати',
    list: paths.allIdeas,
    shape: /^\/allcityideas\/\d+$/,
    under: '/notice',
  },
  { name: 'реализованные инициативы', path: paths.realizedIdeas },
  { name: 'о проекте идей', like: 'о социальном контроле', path: paths.ideasAbout },
  { name: 'общественные обсуждения', path: paths.discussions },
  {
    name: 'объявленное обсуждение',
    like: 'идущее обсуждение',
    list: `${paths.discussions}?status=51`,
    shape: /^\/publicdiscussions\/\d+$/,
  },
  {
    name: 'идущее обсуждение',
    isMain: true,
    list: `${paths.discussions}?status=52`,
    shape: /^\/publicdiscussions\/\d+$/,
  },
  {
    name: 'завершённое обсуждение',
    like: 'идущее обсуждение',
    list: `${paths.discussions}?status=53`,
    shape: /^\/publicdiscussions\/\d+$/,
  },
  {
    name: 'объявление об обсуждении',
    like: 'афиша для печати',
    list: `${paths.discussions}?status=52`,
    shape: /^\/publicdiscussions\/\d+$/,
    under: '/notice',
  },
  { name: 'карты города', path: paths.maps },
  { name: 'карта города', list: paths.maps, shape: /^\/maps\/\d+$/ },
  { name: 'раздел о туризме', path: paths.tourism('sights') },
  { name: 'место для туриста', list: paths.tourism('sights'), shape: /^\/tourism\/sights\/open\/\d+\/[\w-]+$/ },
  {
    name: 'маршрут для туриста',
    like: 'место для туриста',
    list: paths.tourism('routes'),
    shape: /^\/tourism\/routes\/open\/\d+\/[\w-]+$/,
  },
  { name: 'поиск', isMain: true, path: `${paths.search}?text=${encodeURIComponent('школа')}` },
  { name: 'поиск без результатов', like: 'поиск', path: `${paths.search}?text=${encodeURIComponent('фырчнгл')}` },
  { name: 'открытые данные', path: paths.openData },
  { name: 'программный доступ', path: paths.openDataApi },
  { name: 'доступность портала', like: 'о социальном контроле', path: paths.accessibility },
  { name: 'карта сайта', path: paths.sitemap },
  { name: 'раздел готовится', path: paths.notReady },
  { name: 'нет связи', like: 'дежурная служба', path: paths.offline },
  {
    name: 'закрытая ссылка на заявку',
    like: 'нет такой страницы',
    path: paths.claimState('nobody'),
    status: 404,
  },
  { name: 'нет такой страницы', path: '/net-takoy-stranitsy', status: 404 },
]

/** Finds where a kind of page is in the city whose pages `read` gives; a list without such a link is a broken list. */
export async function findPage(kind: PageKind, read: (path: string) => Promise<string>): Promise<string> {
  if ('path' in kind) return kind.path
  const links = [...(await read(kind.list)).matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href)
  const found = links.find((link) => kind.shape.test(link))
  if (!found) throw new Error(`На странице ${kind.list} нет ссылки вида ${kind.shape}`)
  return found + (kind.under ?? '')
}
