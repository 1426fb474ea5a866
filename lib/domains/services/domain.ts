import {
  audiences,
  lifeSituations,
  serviceCenters,
  serviceReports,
  services,
  serviceTopics,
} from '@/lib/domains/services/collections'
import * as contract from '@/lib/domains/services/contract'
import { servicesAbout } from '@/lib/domains/services/global'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
} from '@/lib/domains/services/service'
import { answer, answerList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const servicesDomain: Domain = {
  collections: [services, audiences, serviceTopics, lifeSituations, serviceCenters, serviceReports],
  globals: [servicesAbout],
  answers: [
    ...answerList(contract.listServices, contract.searchServices, listServices),
    answer(contract.getService, async ({ params, preview }) => ({
      service: await getService(params.id, isPreviewed(preview, 'services', params.id)),
    })),
    answer(contract.listServiceCenters, () => listServiceCenters()),
    answer(contract.listServiceReports, () => listServiceReports()),
    answer(contract.getServicesAbout, ({ preview }) => getServicesAbout(isPreviewed(preview, 'services-about', 0))),
  ],
}
