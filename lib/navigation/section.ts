import type { MenuPlace } from '@/lib/config/menu-places'

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
  lead?: string
  cardLead?: string
  /** Search synonyms; set, even to '', makes the section searchable. */
  searchTerms?: string
  menu?: PlaceIn<MenuPlace>
  footer?: PlaceIn<FooterColumn>
  /** Place among links about the portal, on the site map. */
  portal?: Place
  bar?: Place
  under?: string
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

export const section = (path: string, title: string, facts: Facts = {}): Section => ({ path, title, ...facts })
