import { ministers, organizations, organizationSpheres } from '@/lib/domains/government/collections'
import * as contract from '@/lib/domains/government/contract'
import {
  getMinister,
  getOrganization,
  getStructure,
  listDepartments,
  listGovernment,
  listMinisters,
} from '@/lib/domains/government/service'
import { answer, answerList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const governmentDomain: Domain = {
  collections: [organizations, organizationSpheres, ministers],
  answers: [
    answer(contract.getStructure, () => getStructure()),
    answer(contract.getGovernment, ({ query }) => listGovernment(query)),
    ...answerList(contract.listDepartments, contract.searchDepartments, listDepartments),
    answer(contract.getDepartment, ({ params, preview }) =>
      getOrganization(params.id, isPreviewed(preview, 'organizations', params.id)),
    ),
    answer(contract.listMinisters, ({ query }) => listMinisters(query)),
    answer(contract.getMinister, async ({ params, preview }) => ({
      minister: await getMinister(params.id, isPreviewed(preview, 'ministers', params.id)),
    })),
  ],
}
