import {
  audiences,
  lifeSituations,
  serviceCenters,
  serviceReports,
  services,
  serviceTopics,
  servicesAbout,
} from '@/lib/domains/services/collections'
import * as contract from '@/lib/domains/services/contract'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
} from '@/lib/domains/services/service'
import { handle, handleList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const servicesDomain: Domain = {
  collections: [services, audiences, serviceTopics, lifeSituations, serviceCenters, serviceReports],
  globals: [servicesAbout],
  handlers: [
    ...handleList(contract.listServices, contract.searchServices, listServices),
    handle(contract.getService, async ({ params, preview }) => ({
      service: await getService(params.id, isPreviewed(preview, 'services', params.id)),
    })),
    handle(contract.listServiceCenters, () => listServiceCenters()),
    handle(contract.listServiceReports, () => listServiceReports()),
    handle(contract.getServicesAbout, ({ preview }) => getServicesAbout(isPreviewed(preview, 'services-about', 0))),
  ],
}
