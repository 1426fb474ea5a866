import type { Domain } from '@/lib/platform/domain'
import { systems } from '@/lib/domains/systems/collection'

export const systemsDomain: Domain = {
  collections: [systems],
}
