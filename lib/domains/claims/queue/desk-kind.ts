import { paths } from '@/lib/config/paths'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { findUnseenFiles, moveClaim } from '@/lib/domains/claims/moves/service'
import { countViews, findArrived } from '@/lib/domains/claims/queue/repository'
import { describeArrivedClaim, queueViews } from '@/lib/domains/claims/queue/rules'
import { findRights } from '@/lib/domains/claims/queue/service'
import type { DeskKind } from '@/lib/domains/desk/desk-kind'

export const claimKind: DeskKind = {
  name: 'claims',
  one: 'Заявка',
  subject: 'claim',
  toListPath: (query = '') => paths.deskQueue + query,
  toCardPath: paths.deskClaim,
  workflow: claimWorkflow,
  move: moveClaim,
  findUnseenFiles,
  findRights: ({ scope }, id) => findRights(scope, id),
  findArrivals: async (scope, ids) => (await findArrived(scope, ids)).map(describeArrivedClaim),
  async countFigures(scope) {
    const counts: Partial<Record<string, number>> = await countViews(scope)
    return queueViews.map(({ value, name }) => ({ name, count: counts[value] ?? 0 }))
  },
}
