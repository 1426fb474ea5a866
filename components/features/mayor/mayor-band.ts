import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { spokenName } from '@/lib/text/person-name'

export type MayorBand = NonNullable<ReturnType<typeof toMayorBand>>

export function toMayorBand(mayor: MayorCard) {
  if (!mayor.surname) return null
  return {
    name: spokenName(mayor),
    description: mayor.description,
    reception: mayor.reception && contactsHtml(mayor.reception),
    picture: mayor.head_img && pictureSource(mayor.head_img, 'portrait'),
  }
}
