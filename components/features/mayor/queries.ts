import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getMayor, type MayorCard, type MayorPage } from '@/lib/domains/mayor/contract'
import { MAYOR } from '@/lib/domains/receptions/contract'
import { paths } from '@/lib/config/paths'
import type { SocialCard } from '@/lib/navigation/social-card'
import { fullName, spokenName } from '@/lib/text/person-name'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'

export const getMayorPage = cache(async (): Promise<MayorPage | null> => read(getMayor, {}, { required: true }))

export function mayorSocialCard(mayor: MayorCard): SocialCard {
  const { description, head_img: picture } = mayor
  return {
    kind: 'mayor',
    id: 'biography',
    label: 'Глава города',
    picture,
    title: fullName(mayor),
    facts: [description],
  }
}

export async function findMayorCard(name: string): Promise<SocialCard | null> {
  const page = name === 'biography' ? await getMayorPage() : null
  return page && mayorSocialCard(page.mayor)
}

/** Times of the head if they can be chosen, else how all officials receive. */
export function toBookingHref({ takes_bookings: takesBookings }: MayorCard): string {
  return takesBookings ? paths.receptionOf(MAYOR) : paths.reception
}

export type MayorBand = NonNullable<ReturnType<typeof toMayorBand>>

export function toMayorBand(mayor: MayorCard) {
  if (!mayor.surname) return null
  return {
    name: spokenName(mayor),
    description: mayor.description,
    bookingHref: toBookingHref(mayor),
    reception: mayor.reception && contactsHtml(mayor.reception),
    picture: mayor.head_img && pictureSource(mayor.head_img, 'portrait'),
  }
}
