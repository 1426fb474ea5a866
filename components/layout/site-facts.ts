import { usualColumns } from '@/components/layout/usual-columns'
import type { MenuLink } from '@/lib/navigation/section-links'
import type { SocialLink } from '@/components/ui/share/social-links'
import type { PictureImage } from '@/components/ui/picture/picture-source'
import { toShownPhone } from '@/components/ui/text/contacts-html'
import type { Html } from '@/components/ui/text/html-text'
import { breakableHtml } from '@/components/ui/text/line-breaks-html'
import type { ShownPhone } from '@/components/ui/text/shown-phone'
import type { MenuSettings } from '@/lib/config/menu-places'

interface FooterColumn {
  title: string
  links: readonly { title: string; url: string }[]
}

interface ShownEmail {
  address: string
  html: Html
}

/** What header and footer say of the city. */
export interface SiteFacts {
  city: string
  republic: string
  administration: string
  emblem: PictureImage | null
  address: string
  phones: readonly ShownPhone[]
  duty_phone: ShownPhone | null
  email: ShownEmail | null
  hours: string | null
  menu: MenuSettings
  /** Empty for the usual columns. */
  footer_columns: readonly FooterColumn[]
  tourism_url: string | null
  geoportal_url: string | null
  tourism: readonly MenuLink[]
  has_mayor: boolean
  mayor_socials: readonly SocialLink[]
  agreement: { url: string; size: number } | null
}

interface SiteSources {
  settings: Omit<
    SiteFacts,
    'tourism' | 'has_mayor' | 'mayor_socials' | 'agreement' | 'phones' | 'duty_phone' | 'email'
  > & {
    phones: readonly string[]
    duty_phone: string | null
    email: string | null
  }
  tourism: readonly MenuLink[]
  mayor: { surname: string; socials: readonly SocialLink[] }
  agreement: { join_documents: readonly { document: { url: string; size: number } }[] }
}

/** Picks the fields, since every page sends them to the browser. */
export function siteFacts({ settings, tourism, mayor, agreement }: SiteSources): SiteFacts {
  const { city, republic, administration, emblem, address, phones, duty_phone, email, hours } = settings
  const { menu, footer_columns, tourism_url, geoportal_url } = settings
  const terms = agreement.join_documents[0]?.document
  return {
    city,
    republic,
    administration,
    emblem,
    address,
    phones: phones.map(toShownPhone),
    duty_phone: duty_phone === null ? null : toShownPhone(duty_phone),
    email: email === null ? null : { address: email, html: breakableHtml(email) },
    hours,
    menu,
    footer_columns: isUsual(footer_columns) ? [] : footer_columns,
    tourism_url,
    geoportal_url,
    tourism: tourism.map(({ title, href }) => ({ title, href })),
    has_mayor: mayor.surname !== '',
    mayor_socials: mayor.socials.map(({ title, link, icon }) => ({ title, link, icon })),
    agreement: terms ? { url: terms.url, size: terms.size } : null,
  }
}

/** The browser knows the usual columns: two kilobytes less on every page. */
function isUsual(columns: readonly FooterColumn[]): boolean {
  return JSON.stringify(columns) === JSON.stringify(usualColumns())
}

export interface AlertFacts {
  level: 'info' | 'warning' | 'danger'
  text: string
  link: string | null
  to: string | null
}
