import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import {
  getService as getServiceOperation,
  getServicesAbout as getServicesAboutOperation,
  listServiceCenters,
  listServiceReports,
  serviceReport,
  type ServiceItem,
  type ServiceReport,
} from '@/lib/domains/services/contract'
import { idParams } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** One service by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getService = cache(async (number: string): Promise<ServiceItem | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getServiceOperation, { params: params.data }, { required: true })
  return answer?.service ?? null
})

export const getServiceCenters = cache(async () => (await read(listServiceCenters))?.service_centers ?? [])

export const getServiceReports = cache(async () => (await read(listServiceReports))?.reports ?? [])

export const getServicesAbout = cache(async () => (await read(getServicesAboutOperation))?.about ?? null)

export interface ReportFilter {
  kind: ServiceReport['kind'] | undefined
  year: number | undefined
}

export function readReportFilter(params: AddressParams): ReportFilter {
  return {
    kind: serviceReport.shape.kind.safeParse(paramOf(params, 'kind')).data,
    year: serviceReport.shape.year.safeParse(Number(paramOf(params, 'year'))).data,
  }
}

export function reportsHref({ kind, year }: Partial<ReportFilter>): string {
  const query = queryOf({ kind, year })
  return query ? `${paths.servicesReports}?${query}` : paths.servicesReports
}
