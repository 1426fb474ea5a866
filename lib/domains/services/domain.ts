import { answer, answerList } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { servicesAbout } from '@/lib/domains/services/about-global'
import { serviceCenters } from '@/lib/domains/services/centers-collection'
import { audiences, lifeSituations, serviceTopics, services } from '@/lib/domains/services/collection'
import * as contract from '@/lib/domains/services/contract'
import { serviceReports } from '@/lib/domains/services/reports-collection'
import {
  getService,
  getServicesAbout,
  listServiceCenters,
  listServiceReports,
  listServices,
} from '@/lib/domains/services/service'
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
