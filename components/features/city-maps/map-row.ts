import type { IconName } from '@/components/ui/icon/icon-names'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { paths } from '@/lib/config/paths'
import { cityMapKinds, type CityMapCard } from '@/lib/domains/city-maps/contract'
import { formatDate } from '@/lib/time/dates'

export type MapRow = ReturnType<typeof toMapRow>

const signs: Record<CityMapCard['kind'], IconName> = { image: 'image', pdf: 'file-text', geojson: 'layers' }

export function toMapRow({ id, title, lead, category, kind, actual_at: actualAt, head_img: image }: CityMapCard) {
  return {
    href: paths.map(id),
    title,
    lead: contactsHtml(lead),
    category: category.title,
    kind: { icon: signs[kind], title: cityMapKinds[kind] },
    state: actualAt ? `Состояние на ${formatDate(actualAt, 'UTC')}` : '',
    picture: image && pictureSource(image, 'cropped'),
  }
}
