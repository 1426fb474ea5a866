import { pictureSource, type PictureImage } from '@/components/ui/picture/picture-source'
import { phoneLinkHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { fullName } from '@/lib/text/person-name'

interface Person {
  surname: string
  name: string
  patronymic: string | null
  head_img: PictureImage | null
}

export type ShownPerson = ReturnType<typeof toShownPerson>

interface PersonFacts {
  href: string
  post: string
  phone?: string | null | undefined
}

/** A person formatted for a card. */
function toShownPerson(person: Person, { href, post, phone }: PersonFacts) {
  return {
    href,
    name: fullName(person),
    post,
    phone: phone ? phoneLinkHtml(phone, 'link target') : null,
    picture: person.head_img && pictureSource(person.head_img, 'portrait'),
  }
}

export function toShownMinister(
  minister: Person & { id: number; post: string },
  phone?: string | null | undefined,
): ShownPerson {
  return toShownPerson(minister, { href: paths.minister(minister.id), post: minister.post, phone })
}

export function toShownMayor(mayor: MayorCard): ShownPerson {
  return toShownPerson(mayor, { href: paths.mayor, post: 'Глава города' })
}
