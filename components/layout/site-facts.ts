import type { MenuLink } from '@/lib/navigation/section-links'
import type { PictureImage } from '@/components/ui/picture/picture-source'
import type { MenuSettings } from '@/lib/config/menu-places'

export interface SiteFacts {
  city: string
  republic: string
  administration: string
  emblem: PictureImage | null
  address: string
  phones: readonly string[]
  duty_phone: string | null
  email: string | null
  hours: string | null
  menu: MenuSettings
  footer_columns: readonly { title: string; links: readonly { title: string; url: string }[] }[]
  tourism_url: string | null
  geoportal_url: string | null
  tourism: readonly MenuLink[]
}

export interface SocialLink {
  title: string
  link: string
  icon: string
}

export interface MayorFacts {
  surname: string
  name: string
  patronymic: string | null
  description: string | null
  email: string | null
  socials: readonly SocialLink[]
  head_img: PictureImage | null
}

/** Picks the fields, since header and footer send their props to the browser. */
export function siteFacts(site: SiteFacts): SiteFacts {
  const { city, republic, administration, emblem, address, phones, duty_phone, email, hours } = site
  const { menu, footer_columns, tourism_url, geoportal_url, tourism } = site
  const place = { city, republic, administration, emblem, address, phones, duty_phone, email, hours }
  return {
    ...place,
    menu,
    footer_columns,
    tourism_url,
    geoportal_url,
    tourism: tourism.map(({ title, href }) => ({ title, href })),
  }
}

/** Returns null until a mayor is set. */
export function mayorFacts(mayor: MayorFacts): MayorFacts | null {
  const { surname, name, patronymic, description, email, socials, head_img } = mayor
  const links = socials.map(({ title, link, icon }) => ({ title, link, icon }))
  return surname ? { surname, name, patronymic, description, email, socials: links, head_img } : null
}

export interface AlertFacts {
  level: 'info' | 'warning' | 'danger'
  text: string
  link: string | null
  to: string | null
}
