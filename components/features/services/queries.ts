import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import {
  getService as getServiceOperation,
  getServicesAbout as getServicesAboutOperation,
  listServiceCenters,
  listServiceReports,
  listServices,
  serviceFilter,
  serviceReport,
  type ServiceCatalog,
  type ServiceFilter,
  type ServiceItem,
  type ServiceReport,
} from '@/lib/domains/services/contract'
import { idParams } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** A page of the catalogue; empty where it could not be loaded. */
export const getServices = cache(async (filter: ServiceFilter): Promise<ServiceCatalog> => {
  const catalog = await read(listServices, { query: filter })
  return (
    catalog ?? {
      services: emptyPage(pageSizes.services, paths.servicesCatalog),
      audiences: [],
      topics: [],
      life_situations: [],
      popular: [],
    }
  )
})

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

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readServiceFilter(params: AddressParams): ServiceFilter {
  const { text, audience, topic, life_situation: situation, page } = serviceFilter.shape
  return {
    text: text.safeParse(paramOf(params, 'text')).data,
    audience: audience.safeParse(paramOf(params, 'audience')).data,
    topic: topic.safeParse(paramOf(params, 'topic')).data,
    life_situation: situation.safeParse(paramOf(params, 'situation')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function servicesQuery({ text, audience, topic, life_situation: situation }: Partial<ServiceFilter>): string {
  return queryOf({ audience, topic, situation, text })
}

/** Address of the first page of the catalogue with that filter. */
export function servicesHref(filter: Partial<ServiceFilter>): string {
  const query = servicesQuery(filter)
  return query ? `${paths.servicesCatalog}?${query}` : paths.servicesCatalog
}

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
