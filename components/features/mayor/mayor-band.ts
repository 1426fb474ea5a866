import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import type { MayorCard } from '@/lib/domains/mayor/contract'

export type MayorBand = NonNullable<ReturnType<typeof toMayorBand>>

export function toMayorBand(mayor: MayorCard) {
  if (!mayor.surname) return null
  return {
    name: [mayor.name, mayor.patronymic, mayor.surname].filter(Boolean).join(' '),
    description: mayor.description,
    reception: mayor.reception && contactsHtml(mayor.reception),
    picture: mayor.head_img && pictureSource(mayor.head_img, 'portrait'),
  }
}
