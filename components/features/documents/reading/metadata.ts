import { paths } from '@/lib/config/paths'
import type { LegalAct } from '@/lib/domains/documents/contract'
import type { Reading } from '@/lib/domains/documents/reading/contract'

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

/** Breadcrumbs lead through the page that lists the file; an act has its citation there. */
export function readingBreadcrumbs({ holder }: Reading, citation?: string): { title: string; href: string }[] {
  if (!holder) return [sections.document]
  return [sections[holder.kind], { title: citation ?? holder.title, href: addresses[holder.kind](holder.id) }]
}

/** Shows each title once: the first file of an act is its text, the others are annexes. */
export function readingTitle({ document, holder }: Reading, act: LegalAct | null): { title: string; lead?: string } {
  const name = document.title || document.origin_name
  if (holder?.kind !== 'document') return { title: name }
  const isText = act?.join_documents[0]?.document.id === document.id
  return isText ? { title: holder.title } : { title: name, lead: holder.title }
}

const ANNEX = /^Приложение\.\s*/i

export function textTitles({ document: { title }, holder }: Reading): string[] {
  return [title, title.replace(ANNEX, ''), holder?.title ?? ''].filter((name) => name !== '')
}

/** A file that no published page lists is not indexed. */
export function readingHead({ document: { title, origin_name: name }, holder }: Reading, stored: string) {
  return {
    title: title || name,
    description: `Текст документа «${title || name}» для чтения на экране${holder ? `: ${holder.title}` : ''}.`,
    path: paths.reading(stored),
    noindex: !holder,
  }
}
