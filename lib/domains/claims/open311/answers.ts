import { AppError } from '@/lib/contract/errors'
import * as contract from '@/lib/domains/claims/open311/contract'
import { reportOpen311 } from '@/lib/domains/claims/open311/report'
import {
  describeEndpoints,
  getRequest,
  getThemeDefinition,
  listRequests,
  listThemes,
} from '@/lib/domains/claims/open311/service'
import { answer, type Answer } from '@/lib/platform/calls/answer'

/** These calls belong to the standard; the transport knows their addresses and their XML. */
export const open311Answers: readonly Answer[] = [
  answer(contract.discoverOpen311, () => describeEndpoints()),
  answer(contract.listOpen311Services, () => listThemes()),
  answer(contract.getOpen311Service, ({ params }) => getThemeDefinition(params.id)),
  answer(contract.listOpen311Requests, ({ query }) => listRequests(query)),
  answer(contract.getOpen311Request, ({ params }) => getRequest(params.id)),
  answer(contract.createOpen311Request, ({ body, system, visitor }) => {
    if (!system) throw new AppError('forbidden')
    return reportOpen311(body, system, visitor)
  }),
]
