import { paths } from '@/lib/config/paths'
import { firstLink } from '@/e2e/support/portal'

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
  fixed('карта сайта', paths.sitemap),
  fixed('раздел готовится', paths.notReady),
  { ...fixed('нет такой страницы', '/net-takoy-stranitsy'), status: 404 },
]

function fixed(name: string, path: string): Address {
  return { name, find: async () => path }
}

function found(name: string, list: string, shape: RegExp): Address {
  return { name, find: () => firstLink(list, shape) }
}
