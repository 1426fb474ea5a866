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
import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const governmentDomain: Domain = {
  collections: [organizations, organizationSpheres, ministers],
  handlers: [
    handle(contract.getStructure, () => getStructure()),
    handle(contract.getGovernment, ({ query }) => listGovernment(query)),
    ...handleList(contract.listDepartments, contract.searchDepartments, listDepartments),
    handle(contract.getDepartment, ({ params, preview }) =>
      getOrganization(params.id, isPreviewed(preview, 'organizations', params.id)),
    ),
    handle(contract.listMinisters, ({ query }) => listMinisters(query)),
    handle(contract.getMinister, async ({ params, preview }) => ({
      minister: await getMinister(params.id, isPreviewed(preview, 'ministers', params.id)),
    })),
  ],
}
