export const feedSections = ['news', 'documents', 'posters', 'claims', 'discussions', 'ideas'] as const
export const feedFormats = ['rss.xml', 'feed.json'] as const
export type FeedSection = (typeof feedSections)[number]
export type FeedFormat = (typeof feedFormats)[number]
export const feedTypes: Record<FeedFormat, string> = {
  'rss.xml': 'application/rss+xml',
  'feed.json': 'application/feed+json',
}

/** Path under which the page «not found» is rendered. */
export const NOT_FOUND_PATH = '/notfound'
export const NOT_FOUND_META = 'lost-page'

const CLAIM_STATE = '/socialcontrolmap/my'

export const paths = {
  home: '/',
  news: '/news',
  newsItem: (id: number, slug: string) => `/news/${id}/${slug}`,
  messagesItem: (id: number, slug: string) => `/messages/${id}/${slug}`,
  cityAbout: '/mycity/about',
  cityHistory: '/mycity/history',
  posters: '/mycity/posters',
  posterItem: (id: number, slug: string) => `/mycity/poster/${id}/${slug}`,
  posterCalendar: (id: number, slug: string, start?: string) =>
    `/mycity/poster/${id}/${slug}/event.ics${start ? `?date=${encodeURIComponent(start)}` : ''}`,
  posterNotice: (id: number, slug: string) => `/mycity/poster/${id}/${slug}/notice`,
  discussionNotice: (id: number) => `/publicdiscussions/${id}/notice`,
  ideaNotice: (id: number) => `/allcityideas/${id}/notice`,
  postersCalendar: (query = '') => `/mycity/posters/calendar.ics${query ? `?${query}` : ''}`,
  media: '/mycity/media',
  mediaItem: (id: number) => `/mycity/media/${id}`,
  mediaOutlets: '/mycity/smi',
  reference: '/mycity/reference',
  documents: '/documents',
  document: (id: number) => `/documents?id=${id}`,
  reading: (name: string) => `${READING_FOLDER}/${name}`,
  servicesCatalog: '/servicescatalog',
  service: (id: number) => `/services/${id}`,
  serviceFaq: (id: number) => `/services/${id}/faq`,
  serviceCenters: '/servicecenters',
  servicesReports: '/servicesreports',
  servicesAbout: '/servicesabout',
  faq: '/faq',
  mayor: '/mayor',
  mayorBiography: '/mayor/biography.txt',
  mayorActivity: '/mayoractivity',
  mayorActivityItem: (id: number) => `/mayoractivity?id=${id}`,
  mayorMedia: '/mayormedia',
  mayorMediaItem: (id: number) => `/mayormedia/${id}`,
  structure: '/structure',
  organizations: '/orgs',
  organization: (id: number) => `/orgs/${id}`,
  minister: (id: number) => `/ministers/${id}`,
  governments: '/governments',
  projects: '/projects',
  project: (id: number) => `/projects?id=${id}`,
  activity: '/activity',
  feedback: '/feedback',
  officialAppeal: '/officialappeal',
  appealResults: '/officialappeal/results',
  reception: '/reception',
  receptionOf: (official: number) => `/reception/${official || 'mayor'}`,
  receptionCalendar: (official: number, startsAt: string) =>
    `/reception/${official || 'mayor'}/${Date.parse(startsAt) / 1000}/event.ics`,
  dutyService: '/dutyservice',
  socialControl: '/socialcontrol',
  socialControlMap: '/socialcontrolmap',
  reportClaim: '/socialcontrolmap#report',
  findClaim: '/socialcontrolmap#find-claim',
  claim: (id: number) => `/socialcontrolmap?claim=${id}`,
  /** Contains a key: only emails and pages of the author may link here. */
  claimState: (key: string) => `${CLAIM_STATE}?key=${key}`,
  claimStatePage: CLAIM_STATE,
  /** Choice of news for emails; a type is ticked there beforehand. */
  newsByMail: (type?: number) => `/profile${type ? `?news=${type}` : ''}#news`,
  myClaim: (id: number) => `/profile#claim-${id}`,
  socialControlAbout: '/socialcontrolabout',
  socialControlThemes: '/socialcontrolthemes',
  socialControlResults: '/socialcontrolresults',
  discussions: '/publicdiscussions',
  discussion: (id: number) => `/publicdiscussions/${id}`,
  discussionCalendar: (id: number) => `/publicdiscussions/${id}/event.ics`,
  ideas: '/cityideas',
  proposeIdea: '#propose-idea',
  idea: (id: number) => `/allcityideas/${id}`,
  myIdea: (id: number) => `/profile#idea-${id}`,
  allIdeas: '/allcityideas',
  realizedIdeas: '/realizedcityideas',
  ideasAbout: '/cityideasabout',
  profile: '/profile',
  consent: (purpose: string) => `/consents/${purpose}`,
  maps: '/maps',
  map: (id: number) => `/maps/${id}`,
  mapTiles: '/map/tiles/{z}/{x}/{y}{r}',
  tourism: (link: string) => `/tourism/${link}`,
  tourismItem: (link: string, id: number, slug: string) => `/tourism/${link}/open/${id}/${slug}`,
  sitemap: '/sitemap',
  search: '/search',
  openSearch: '/opensearch.xml',
  notReady: '/notready',
  offline: '/~offline',
  newsFeed: '/news/rss.xml',
  feed: (section: FeedSection, format: FeedFormat, query = '') =>
    `/feeds/${section}/${format}${query ? `?${query}` : ''}`,
  card: (kind: string, name: number | string) => `/cards/${kind}/${name}.jpg`,
  datasetFile: (list: string, format: string, query = '') => `${list}?${query ? `${query}&` : ''}format=${format}`,
  openData: '/opendata',
  openDataApi: '/opendata/api',
  accessibility: '/accessibility',
  newsSitemap: '/sitemap-news.xml',
  imagesSitemap: '/sitemap-images.xml',
  privateFile: (query: string) => `/files/private?${query}`,
  file: (filename: string) => `/files/${encodeURIComponent(filename)}`,
  /** Reference to an unattached upload in a form; not served. */
  upload: (token: string) => `/uploads/${token}`,
  preview: (token: string) => `/preview/${token}`,
  previewExit: '/preview/exit',
  openApi: '/api/openapi.json',
  admin: '/admin',
  staffAccount: '/admin/account',
  desk: '/desk',
  deskQueue: '/desk/queue',
  deskSearch: '/desk/search',
  deskPhone: '/desk/phone',
  deskOutages: '/desk/outages',
  deskClaim: (id: number, query = '') => `/desk/queue/${id}${query}`,
  deskItems: (kind: 'ideas' | 'comments' | 'support', query = '') => `/desk/${kind}${query}`,
  deskItem: (kind: 'ideas' | 'comments' | 'support', id: number, query = '') => `/desk/${kind}/${id}${query}`,
} as const

/** Id of the dialog that `proposeIdea` opens on every page. */
export const PROPOSE_ID = paths.proposeIdea.slice(1)

/** News of this type are under /messages, all others under /news. */
export const MESSAGE_TYPE_CODE = 2

/** How long a link to a private file works, unless told otherwise. */
export const PRIVATE_LINK_MINUTES = 5

export function newsPath(item: { id: number; slug: string; typeCode: number }): string {
  return item.typeCode === MESSAGE_TYPE_CODE
    ? paths.messagesItem(item.id, item.slug)
    : paths.newsItem(item.id, item.slug)
}

export function galleryPath({ id, owner }: { id: number; owner: 'mayor' | 'city' }): string {
  return owner === 'mayor' ? paths.mayorMediaItem(id) : paths.mediaItem(id)
}

/** Stored names of files whose text is shown as a page. */
export const READABLE_FILE = /^[\w-]{1,100}\.(pdf|docx)$/

const READING_FOLDER = '/documents/text'

/** Returns the reading page of a public PDF or DOCX; null for other files. */
export function readingPath(fileUrl: string): string | null {
  const name = /^\/files\/([\w-]+\.(?:pdf|docx))$/.exec(fileUrl)?.[1]
  return name ? `${READING_FOLDER}/${name}` : null
}

/** Returns whether a page belongs to a section: `/news` contains `/news/12`, but not `/newspaper`. */
export function isWithin(pathname: string, href: string): boolean {
  const path = href.split('#')[0]
  return path !== undefined && path !== paths.home && (pathname === path || pathname.startsWith(`${path}/`))
}
