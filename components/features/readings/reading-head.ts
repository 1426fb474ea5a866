import { paths } from '@/lib/config/paths'
import type { Reading } from '@/lib/domains/documents/readings/contract'

type Holder = NonNullable<Reading['holder']>

const addresses: Record<Holder['kind'], (id: number) => string> = {
  document: paths.document,
  service: paths.service,
  discussion: paths.discussion,
}
const sections: Record<Holder['kind'], { title: string; href: string }> = {
  document: { title: 'Документы', href: paths.documents },
  service: { title: 'Каталог услуг', href: paths.servicesCatalog },
  discussion: { title: 'Общественные обсуждения', href: paths.discussions },
}

/** Returns the breadcrumbs of the text: they lead through the page that lists the file. */
export function readingWay({ holder }: Reading): { title: string; href: string }[] {
  if (!holder) return [sections.document]
  return [sections[holder.kind], { title: holder.title, href: addresses[holder.kind](holder.id) }]
}

/** Returns title, description and address. A file that no published page lists is not indexed. */
export function readingHead({ document: { title, origin_name: name }, holder }: Reading, stored: string) {
  return {
    title: title || name,
    description: `Текст документа «${title || name}» для чтения на экране${holder ? `: ${holder.title}` : ''}.`,
    path: paths.reading(stored),
    noindex: !holder,
  }
}
