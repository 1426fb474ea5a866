import { FoundWords } from '@/components/ui/found-words'
import { paths } from '@/lib/config/paths'
import type { ServiceCatalog, ServiceFilter } from '@/lib/domains/services/contract'
import { countOf, formatNumber } from '@/lib/shared/plural'

type Terms = Pick<ServiceCatalog, 'audiences' | 'topics' | 'life_situations'>

/** The state of the catalogue in words: «Найдено 12 · Семьям с детьми · Образование», and the way back to all. */
export function ServicesFound({ catalog, filter }: { catalog: ServiceCatalog; filter: ServiceFilter }) {
  const words = serviceFilterWords(filter, catalog)
  const { total } = catalog.services
  const all = `Всего ${countOf(total, ['услуга', 'услуги', 'услуг'])}`
  if (words.length === 0) return <FoundWords words={[all]} />
  return <FoundWords words={[`Найдено ${formatNumber(total)}`, ...words]} resetHref={paths.servicesCatalog} />
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
