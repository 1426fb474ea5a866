import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { sections } from '@/lib/navigation/sections'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { Site } from '@/lib/domains/site/contract'

const HOME = 'home'
const named = new Map(
  sections.flatMap(({ path, title, lead, cardLead = lead }) => (cardLead ? [[toName(path), { title, cardLead }]] : [])),
)

export function sectionCard(site: Site, path: string): SocialCard {
  return findSectionCard(site, toName(path)) ?? homeCard(site)
}

export function findSectionCard(site: Site, name: string): SocialCard | null {
  if (name === HOME) return homeCard(site)
  const section = named.get(name)
  return section
    ? { kind: 'section', id: name, label: cityLabel(site), title: section.title, facts: [section.cardLead] }
    : null
}

function homeCard(site: Site): SocialCard {
  const { city, republic } = site.settings
  return {
    kind: 'section',
    id: HOME,
    label: republic || 'Официальный портал',
    title: city ? `${city} — портал города` : UNNAMED_PORTAL,
    facts: ['Новости, услуги, документы и обращения в одном месте.'],
  }
}

function cityLabel({ settings: { city, republic } }: Site): string {
  return [city, republic].filter(Boolean).join(', ') || 'Официальный портал'
}

/** Converts /mycity/about?text=… to «mycity-about». */
function toName(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.split('/').filter(Boolean).join('-') || HOME
}
