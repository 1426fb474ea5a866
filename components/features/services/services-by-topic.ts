import type { ServiceCard, ServiceCatalog } from '@/lib/domains/services/contract'
import type { Term } from '@/lib/contract/shapes'

export interface ServiceGroup {
  topic: Term | null
  services: ServiceCard[]
  /** The topic began on the previous page. */
  isContinued: boolean
}

type Catalog = Pick<ServiceCatalog, 'services' | 'topics'>

/** The catalogue is ordered by topic, so the counts tell where a topic begins. */
export function servicesByTopic({ services, topics }: Catalog): ServiceGroup[] {
  const groups: ServiceGroup[] = []
  for (const service of services.data) {
    const group = groups.at(-1)
    if (group && group.topic?.id === service.topic?.id) group.services.push(service)
    else groups.push({ topic: service.topic, services: [service], isContinued: false })
  }
  const [first] = groups
  if (first) first.isContinued = getTopicStart(first.topic, topics) < (services.from ?? 1)
  return groups
}

function getTopicStart(topic: Term | null, topics: Catalog['topics']): number {
  const index = topics.findIndex(({ id }) => id === topic?.id)
  const before = index === -1 ? topics : topics.slice(0, index)
  return before.reduce((sum, { count }) => sum + count, 1)
}
