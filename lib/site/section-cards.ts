import { paths } from '@/lib/config/paths'
import { portalPages } from '@/lib/site/portal-pages'
import type { SocialCard } from '@/lib/site/social-card'
import type { Site } from '@/lib/domains/site/contract'

interface Section {
  path: string
  title: string
  lead: string
}

/** Pages that a search need not find by name and that have a name on a card. */
const others: readonly Section[] = [
  { path: paths.allIdeas, title: 'Все инициативы', lead: 'Идеи жителей: поддержите те, что нужны и вам.' },
  { path: paths.ideasAbout, title: 'О проекте «Идеи для города»', lead: 'Как идея становится решением.' },
  { path: paths.socialControlAbout, title: 'О социальном контроле', lead: 'Кто и в какой срок отвечает на заявки.' },
  { path: paths.profile, title: 'Личный кабинет', lead: 'Мои обращения, заявки, идеи и уведомления.' },
  { path: paths.openData, title: 'Открытые данные', lead: 'Списки портала для программ: CSV, JSON, GeoJSON.' },
  { path: paths.search, title: 'Поиск по порталу', lead: 'Новости, услуги, документы и люди.' },
]

const HOME = 'home'
const sections = new Map([...portalPages, ...others].map((section) => [nameOf(section.path), section]))

/** The card of a page that exists once: its name over the city. Any other page shows the card of the portal itself. */
export function sectionCard(site: Site, path: string): SocialCard {
  return findSectionCard(site, nameOf(path)) ?? homeCard(site)
}

/** By the name in the card's address; null where no section is called so. */
export function findSectionCard(site: Site, name: string): SocialCard | null {
  if (name === HOME) return homeCard(site)
  const section = sections.get(name)
  return section ? { kind: 'section', id: name, label: whose(site), title: section.title, facts: [section.lead] } : null
}

function homeCard(site: Site): SocialCard {
  const { city, republic } = site.settings
  return {
    ...{ kind: 'section', id: HOME, label: republic || 'Официальный портал' },
    title: city ? `${city} — портал города` : 'Портал города',
    facts: ['Новости, услуги, документы и обращения в одном месте.'],
  }
}

function whose({ settings: { city, republic } }: Site): string {
  return [city, republic].filter(Boolean).join(', ') || 'Официальный портал'
}

/** «mycity-about» of /mycity/about?text=…: the path alone, without what a file name would not bear. */
function nameOf(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.split('/').filter(Boolean).join('-') || HOME
}
