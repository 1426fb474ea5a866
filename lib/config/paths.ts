/** Every address of the portal, spec.md section 2. Functions where an address holds a number or a readable end. */
export const paths = {
  home: '/',
  news: '/news',
  newsItem: (id: number, slug: string) => `/news/${id}/${slug}`,
  messagesItem: (id: number, slug: string) => `/messages/${id}/${slug}`,
  cityAbout: '/mycity/about',
  cityHistory: '/mycity/history',
  posters: '/mycity/posters',
  posterItem: (id: number, slug: string) => `/mycity/poster/${id}/${slug}`,
  media: '/mycity/media',
  mediaItem: (id: number) => `/mycity/media/${id}`,
  mediaOutlets: '/mycity/smi',
  reference: '/mycity/reference',
  documents: '/documents',
  servicesCatalog: '/servicescatalog',
  service: (id: number) => `/services/${id}`,
  serviceFaq: (id: number) => `/services/${id}/faq`,
  serviceCenters: '/servicecenters',
  servicesReports: '/servicesreports',
  servicesAbout: '/servicesabout',
  faq: '/faq',
  mayor: '/mayor',
  mayorActivity: '/mayoractivity',
  mayorMedia: '/mayormedia',
  mayorMediaItem: (id: number) => `/mayormedia/${id}`,
  structure: '/structure',
  organizations: '/orgs',
  organization: (id: number) => `/orgs/${id}`,
  minister: (id: number) => `/ministers/${id}`,
  governments: '/governments',
  projects: '/projects',
  activity: '/activity',
  feedback: '/feedback',
  officialAppeal: '/officialappeal',
  reception: '/reception',
  dutyService: '/dutyservice',
  socialControl: '/socialcontrol',
  socialControlMap: '/socialcontrolmap',
  socialControlAbout: '/socialcontrolabout',
  socialControlThemes: '/socialcontrolthemes',
  socialControlResults: '/socialcontrolresults',
  discussions: '/publicdiscussions',
  discussion: (id: number) => `/publicdiscussions/${id}`,
  ideas: '/cityideas',
  allIdeas: '/allcityideas',
  realizedIdeas: '/realizedcityideas',
  ideasAbout: '/cityideasabout',
  profile: '/profile',
  maps: '/maps',
  map: (id: number) => `/maps/${id}`,
  tourism: (link: string) => `/tourism/${link}`,
  tourismItem: (link: string, id: number, slug: string) => `/tourism/${link}/open/${id}/${slug}`,
  sitemap: '/sitemap',
  notReady: '/notready',
  styleguide: '/styleguide',
  newsFeed: '/news/rss.xml',
  newsTypeFeed: (code: number) => `/news/rss.xml?type=${code}`,
  file: (filename: string) => `/files/${encodeURIComponent(filename)}`,
  preview: (token: string) => `/preview/${token}`,
  previewExit: '/preview/exit',
  openApi: '/api/openapi.json',
  admin: '/admin',
} as const

/** Code of news type «Объявления»: its items live under /messages, all others under /news. */
export const MESSAGE_TYPE_CODE = 2

export function newsPath(item: { id: number; slug: string; typeCode: number }): string {
  return item.typeCode === MESSAGE_TYPE_CODE
    ? paths.messagesItem(item.id, item.slug)
    : paths.newsItem(item.id, item.slug)
}

/** Sections of the specification that are not open yet: their addresses lead to `notReady` instead of a 404. */
const plannedSections =
  /^\/(mycity|mayor|mayoractivity|mayormedia|structure|orgs|ministers|governments|projects|activity|feedback|officialappeal|reception|dutyservice|socialcontrol\w*|publicdiscussions|cityideas\w*|allcityideas|realizedcityideas|profile|maps|tourism)(\/|$)/

export function isPlanned(path: string): boolean {
  return plannedSections.test(path)
}
