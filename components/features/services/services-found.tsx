import { X } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/lib/config/paths'
import type { ServiceCatalog, ServiceFilter } from '@/lib/contract/services'
import { countOf, formatNumber } from '@/lib/shared/plural'

type Terms = Pick<ServiceCatalog, 'audiences' | 'topics' | 'life_situations'>

/** The state of the catalogue in words: «Найдено 12 · Семьям с детьми · Образование», and the way back to all. */
export function ServicesFound({ catalog, filter }: { catalog: ServiceCatalog; filter: ServiceFilter }) {
  const words = serviceFilterWords(filter, catalog)
  const { total } = catalog.services
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
      <p role="status">
        {words.length > 0
          ? [`Найдено ${formatNumber(total)}`, ...words].join(' · ')
          : `Всего ${countOf(total, ['услуга', 'услуги', 'услуг'])}`}
      </p>
      {words.length > 0 && (
        <Link href={paths.servicesCatalog} className="link target inline-flex items-center gap-1.5 py-1">
          <X aria-hidden className="size-4" />
          Сбросить
        </Link>
      )}
    </div>
  )
}

/** Each filter that is on, in words. */
export function serviceFilterWords(
  { text, audience, topic, life_situation: situation }: Partial<ServiceFilter>,
  { audiences, topics, life_situations: situations }: Terms,
): string[] {
  const words = [
    audience && (audiences.find(({ id }) => id === audience)?.title ?? 'неизвестно кому'),
    topic && (topics.find(({ id }) => id === topic)?.title ?? 'неизвестная тема'),
    situation && (situations.find(({ id }) => id === situation)?.title ?? 'неизвестная ситуация'),
    text && `со словами «${text}»`,
  ]
  return words.flatMap((word) => word || [])
}
