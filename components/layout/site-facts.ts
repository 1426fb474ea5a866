import type { PictureImage } from '@/components/ui/picture-source'

/** What the shell shows of the city; the answer of the contract's `getSite` fits. */
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
  footer_columns: readonly { title: string; links: readonly { title: string; url: string }[] }[]
  socials: readonly SocialLink[]
  tourism_url: string | null
  geoportal_url: string | null
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
  reception: string | null
  email: string | null
  socials: readonly SocialLink[]
  head_img: PictureImage | null
}

export interface AlertFacts {
  level: 'info' | 'warning' | 'danger'
  text: string
  link: string | null
}
