import { addresses, openPages } from '@/e2e/fixtures/addresses'

/** Search engines are told that a page is this; a kind of page without a row here fails the test. */
const kinds: Record<string, string> = {
  главная: 'WebSite',
  новости: 'ItemList',
  'новости, вторая страница': 'ItemList',
  новость: 'NewsArticle',
  объявление: 'NewsArticle',
  документы: 'ItemList',
  'правовой акт': 'Legislation',
  'текст документа': 'DigitalDocument',
  'каталог услуг': 'ItemList',
  услуга: 'GovernmentService',
  'вопросы по услуге': 'FAQPage',
  'центры обслуживания': 'GovernmentOffice',
  'отчёты об услугах': 'CollectionPage',
  'об услугах': 'AboutPage',
  'вопросы и ответы': 'FAQPage',
  'единое окно': 'ContactPage',
  приёмная: 'GovernmentOffice',
  'дежурная служба': 'EmergencyService',
  'личный кабинет': 'ProfilePage',
  'официальное обращение': 'ContactPage',
  'ответы на обращения': 'AboutPage',
  'текст согласия': 'WebPage',
  'глава города': 'Person',
  'деятельность главы': 'ItemList',
  'событие главы': 'NewsArticle',
  'альбомы главы': 'ItemList',
  'альбом главы': 'ImageGallery',
  'альбомы города': 'ItemList',
  'альбом города': 'ImageGallery',
  'о городе': 'City',
  'история города': 'AboutPage',
  афиша: 'ItemList',
  'афиша календарём': 'ItemList',
  'событие афиши': 'Event',
  'городские СМИ': 'NewsMediaOrganization',
  справочник: 'ItemList',
  структура: 'GovernmentOrganization',
  'органы власти': 'ItemList',
  'учреждения и организации': 'ItemList',
  организация: 'Organization',
  'орган власти': 'GovernmentOrganization',
  руководитель: 'Person',
  'деятельность администрации': 'ItemList',
  проекты: 'ItemList',
  проект: 'Project',
  'завершённый проект': 'Project',
  'социальный контроль': 'CollectionPage',
  'карта заявок': 'ItemList',
  заявка: 'DiscussionForumPosting',
  'решённая заявка': 'DiscussionForumPosting',
  'о социальном контроле': 'AboutPage',
  'темы заявок': 'CollectionPage',
  'результаты социального контроля': 'CollectionPage',
  'идеи для города': 'CollectionPage',
  'все инициативы': 'ItemList',
  идея: 'DiscussionForumPosting',
  'реализованные инициативы': 'ItemList',
  'о проекте идей': 'AboutPage',
  'общественные обсуждения': 'ItemList',
  'объявленное обсуждение': 'Event',
  'идущее обсуждение': 'Event',
  'завершённое обсуждение': 'Event',
  'карты города': 'ItemList',
  'карта города': 'Map',
  'раздел о туризме': 'ItemList',
  'место для туриста': 'TouristAttraction',
  'маршрут для туриста': 'TouristTrip',
  поиск: 'SearchResultsPage',
  'поиск без результатов': 'SearchResultsPage',
  'открытые данные': 'DataCatalog',
  'программный доступ': 'WebPage',
  'доступность портала': 'AboutPage',
  'карта сайта': 'CollectionPage',
  'раздел готовится': 'WebPage',
  'запись на приём': 'WebPage',
  'нет связи': 'WebPage',
}

interface Node {
  '@type': string
  '@id'?: string
  url?: string
}

/** A page that is not there tells nothing of itself, and a sheet for a notice board is paper. */
const sheets = ['афиша для печати', 'объявление об идее', 'объявление об обсуждении']
const informative = addresses.filter(({ name, status }) => status !== 404 && !sheets.includes(name))

/** Every page says whose the portal is and what it is, besides what it says of itself. */
const isPortal = ({ '@id': id = '' }: Node) => /\/#(organization|website)$/.test(id)
/** These pages say nothing else. */
const aboutPortal = new Set(['главная', 'структура'])

it('every page has JSON-LD of its kind and breadcrumbs', async () => {
  const graphs = (await openPages(informative)).map(({ name, html }) => [name, parseGraph(html)] as const)
  const own = graphs.map(
    ([name, graph]) => [name, graph.filter((node) => aboutPortal.has(name) || !isPortal(node))] as const,
  )
  const types = own.map(([name, graph]) => [name, graph.map((node) => node['@type'])] as const)
  const wrong = types.filter(([name, found]) => !found.includes(kinds[name] ?? 'a row of this table'))
  expect(wrong.map(([name, found]) => [name, found, kinds[name]])).toEqual([])
  expect(types.filter(([name, found]) => name !== 'главная' && !found.includes('BreadcrumbList'))).toEqual([])
  const urls = graphs.flatMap(([, graph]) => graph.flatMap(({ url }) => url ?? []))
  expect(urls.filter((url) => !/^https?:\/\//.test(url))).toEqual([])
})

it('every @id that is used is described, and none twice', async () => {
  const wrong = (await openPages(informative)).flatMap(({ name, html }) => {
    const graph = parseGraph(html)
    const described = graph.flatMap((node) => node['@id'] ?? [])
    const named = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id)
    const lost = named.filter((id) => !described.includes(id))
    const twice = described.filter((id, index) => described.indexOf(id) !== index)
    return lost.length + twice.length > 0 ? [[name, lost, twice]] : []
  })
  expect(wrong).toEqual([])
})

function parseGraph(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  )
  return scripts.flatMap((json) => (JSON.parse(json ?? '{}') as { '@graph': Node[] })['@graph'])
}
