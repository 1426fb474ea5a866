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
  type ServiceCatalog,
  type ServiceFilter,
  type ServiceItem,
} from '@/lib/contract/services'

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

/** One service card, its draft for the holder of a preview link; null where none is. */
export const getService = cache(async (id: number): Promise<ServiceItem | null> => {
  const answer = await read(getServiceOperation, { params: { id } }, { required: true })
  return answer?.service ?? null
})

export const getServiceCenters = cache(async () => (await read(listServiceCenters))?.service_centers ?? [])

export const getServiceReports = cache(async () => (await read(listServiceReports))?.reports ?? [])

export const getServicesAbout = cache(async () => (await read(getServicesAboutOperation))?.about ?? null)
