import { servicesByTopic } from '@/components/features/services/services-by-topic'
import { buildPage } from '@/lib/contract/page'
import type { ServiceCard } from '@/lib/domains/services/contract'

const school = { id: 1, title: 'Образование', count: 3 }
const land = { id: 2, title: 'Земля', count: 2 }
const topics = [school, land]

function card(id: number, topic: typeof school | null): ServiceCard {
  const empty = { summary: '', term: '', fee: '', audiences: [], life_situations: [], is_online: false }
  return { ...empty, id, title: `Услуга ${id}`, topic, is_popular: false }
}

function toPage(cards: ServiceCard[], page: number) {
  return buildPage(cards, { total: 6, perPage: 2, page, path: '/servicescatalog' })
}

describe('services by topic', () => {
  it('are grouped by topic', () => {
    const groups = servicesByTopic({ topics, services: toPage([card(3, school), card(4, land)], 2) })
    expect(groups.map(({ topic, services }) => [topic?.title, services.length])).toEqual([
      ['Образование', 1],
      ['Земля', 1],
    ])
  })

  it('continue a topic that began on the page before', () => {
    expect(servicesByTopic({ topics, services: toPage([card(1, school)], 1) })[0]?.isContinued).toBe(false)
    const second = servicesByTopic({ topics, services: toPage([card(3, school), card(4, land)], 2) })
    expect(second.map(({ isContinued }) => isContinued)).toEqual([true, false])
  })

  it('come last without a topic', () => {
    const [land5, other] = servicesByTopic({ topics, services: toPage([card(5, land), card(6, null)], 3) })
    expect([land5?.isContinued, other?.topic, other?.isContinued]).toEqual([true, null, false])
  })
})
