/** A feed reader can follow these lists, in these forms of a feed. */
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
/** Name of a `<meta>` in pages rendered as «not found» under another path. */
export const NOT_FOUND_META = 'lost-page'

/** Where a claim stands, for whoever holds its private link. */
const CLAIM_STATE = '/socialcontrolmap/my'

/** Every address of the portal (spec.md 2). It is a function where an address holds a number or a readable end. */
export const paths = {
  home: '/',
  news: '/news',
  newsItem: (id: number, slug: string) => `/news/${id}/${slug}`,
  messagesItem: (id: number, slug: string) => `/messages/${id}/${slug}`,
  cityAbout: '/mycity/about',
  cityHistory: '/mycity/history',
  posters: '/mycity/posters',
  posterItem: (id: number, slug: string) => `/mycity/poster/${id}/${slug}`,
  /** All dates of an event for a calendar, or the one that begins at that moment. */
  posterCalendar: (id: number, slug: string, start?: string) =>
    `/mycity/poster/${id}/${slug}/event.ics${start ? `?date=${encodeURIComponent(start)}` : ''}`,
  /** Sheets of paper for notice boards. */
  posterNotice: (id: number, slug: string) => `/mycity/poster/${id}/${slug}/notice`,
  discussionNotice: (id: number) => `/publicdiscussions/${id}/notice`,
  ideaNotice: (id: number) => `/allcityideas/${id}/notice`,
  /** The list's filters stand in it as in the list's own address. */
  postersCalendar: (query = '') => `/mycity/posters/calendar.ics${query ? `?${query}` : ''}`,
  media: '/mycity/media',
  mediaItem: (id: number) => `/mycity/media/${id}`,
  mediaOutlets: '/mycity/smi',
  reference: '/mycity/reference',
  documents: '/documents',
  /** The permanent address of one legal act. */
  document: (id: number) => `/documents?id=${id}`,
  /** The text of a public file is read on the screen here. */
  reading: (name: string) => `${READING_FOLDER}/${name}`,
  servicesCatalog: '/servicescatalog',
  service: (id: number) => `/services/${id}`,
  serviceFaq: (id: number) => `/services/${id}/faq`,
  serviceCenters: '/servicecenters',
  servicesReports: '/servicesreports',
  servicesAbout: '/servicesabout',
  faq: '/faq',
  mayor: '/mayor',
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
  /** Where a time of the official is booked; the head of the city has no number among them. */
  receptionOf: (official: number) => `/reception/${official || 'mayor'}`,
  receptionCalendar: (official: number, startsAt: string) =>
    `/reception/${official || 'mayor'}/${Date.parse(startsAt) / 1000}/event.ics`,
  dutyService: '/dutyservice',
  socialControl: '/socialcontrol',
  socialControlMap: '/socialcontrolmap',
  /** A claim is written in this dialog. */
  reportClaim: '/socialcontrolmap#report',
  /** A guest finds a claim by its number and e-mail here. */
  findClaim: '/socialcontrolmap#find-claim',
  claim: (id: number) => `/socialcontrolmap?claim=${id}`,
  /** The address holds a key: nothing but its author's own letters and pages may name it. */
  claimState: (key: string) => `${CLAIM_STATE}?key=${key}`,
  claimStatePage: CLAIM_STATE,
  /** One's own claim in the feed of the cabinet. */
  ownClaim: (id: number) => `/profile#claim-${id}`,
  socialControlAbout: '/socialcontrolabout',
  socialControlThemes: '/socialcontrolthemes',
  socialControlResults: '/socialcontrolresults',
  discussions: '/publicdiscussions',
  discussion: (id: number) => `/publicdiscussions/${id}`,
  discussionCalendar: (id: number) => `/publicdiscussions/${id}/event.ics`,
  ideas: '/cityideas',
  /** An idea is written in this dialog, which opens over any page. */
  proposeIdea: '#propose-idea',
  idea: (id: number) => `/allcityideas/${id}`,
  /** What its author alone reads; the cabinet opens it in place. */
  ownIdea: (id: number) => `/profile#idea-${id}`,
  allIdeas: '/allcityideas',
  realizedIdeas: '/realizedcityideas',
  ideasAbout: '/cityideasabout',
  profile: '/profile',
  /** Text of the consent to one purpose of personal data processing. */
  consent: (purpose: string) => `/consents/${purpose}`,
  maps: '/maps',
  map: (id: number) => `/maps/${id}`,
  /** The city's own map has these tiles; `{r}` is empty or `@2x`. */
  mapTiles: '/map/tiles/{z}/{x}/{y}{r}',
  tourism: (link: string) => `/tourism/${link}`,
  tourismItem: (link: string, id: number, slug: string) => `/tourism/${link}/open/${id}/${slug}`,
  sitemap: '/sitemap',
  search: '/search',
  /** Browsers read here how to search the portal. */
  openSearch: '/opensearch.xml',
  notReady: '/notready',
  /** Without a connection the service worker shows this for a page that was never seen. */
  offline: '/~offline',
  /** Readers have had the feed of news at this address from the beginning. */
  newsFeed: '/news/rss.xml',
  /** The feed of a list keeps the list's own filters as they stand in its address. */
  feed: (section: FeedSection, format: FeedFormat, query = '') =>
    `/feeds/${section}/${format}${query ? `?${query}` : ''}`,
  /** A shared link shows this drawn picture; `name` is a number or the name of what has none. */
  card: (kind: string, name: number | string) => `/cards/${kind}/${name}.jpg`,
  /** Programs read a public list here, in a form of their own and with the filter of its call. */
  datasetFile: (list: string, format: string, query = '') => `${list}?${query ? `${query}&` : ''}format=${format}`,
  openData: '/opendata',
  openDataApi: '/opendata/api',
  accessibility: '/accessibility',
  newsSitemap: '/sitemap-news.xml',
  imagesSitemap: '/sitemap-images.xml',
  privateFile: (query: string) => `/files/private?${query}`,
  file: (filename: string) => `/files/${encodeURIComponent(filename)}`,
  /** A resident uploaded this and has not attached it yet: it is a name for the form, nothing opens by it. */
  upload: (token: string) => `/uploads/${token}`,
  preview: (token: string) => `/preview/${token}`,
  previewExit: '/preview/exit',
  openApi: '/api/openapi.json',
  admin: '/admin',
} as const

/** The news type «Объявления» has this code: its items live under /messages, all others under /news. */
export const MESSAGE_TYPE_CODE = 2

export function newsPath(item: { id: number; slug: string; typeCode: number }): string {
  return item.typeCode === MESSAGE_TYPE_CODE
    ? paths.messagesItem(item.id, item.slug)
    : paths.newsItem(item.id, item.slug)
}

/** Albums of the mayor and of the city have sections of their own. */
export function galleryPath({ id, owner }: { id: number; owner: 'mayor' | 'city' }): string {
  return owner === 'mayor' ? paths.mayorMediaItem(id) : paths.mediaItem(id)
}

/** The text of such files is shown as a page. A stored name tells nothing and never changes its content. */
export const READABLE_FILE = /^[\w-]{1,100}\.(pdf|docx)$/

/** Texts of files are read on the screen at this address; the stored name of the file follows. */
const READING_FOLDER = '/documents/text'

/**
 * Gives the reading view of a public file by the file's own address; null where there is none: only PDF and DOCX have
 * text.
 */
export function readingPath(fileUrl: string): string | null {
  const name = /^\/files\/([\w-]+\.(?:pdf|docx))$/.exec(fileUrl)?.[1]
  return name ? `${READING_FOLDER}/${name}` : null
}
