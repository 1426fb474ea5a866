import 'server-only'
import { cache } from 'react'
import { read, readById } from '@/lib/page-data/call-operation'
import {
  getService as getServiceOperation,
  getServicesAbout as getServicesAboutOperation,
  listServiceCenters,
  type ServiceItem,
} from '@/lib/domains/services/contract'

/** Returns a service, or its draft for the holder of a preview link; null if there is none. */
export const getService = cache(
  async (number: string): Promise<ServiceItem | null> => (await readById(getServiceOperation, number))?.service ?? null,
)

export const getServiceCenters = cache(async () => (await read(listServiceCenters))?.service_centers ?? [])

export const getServicesAbout = cache(async () => (await read(getServicesAboutOperation))?.about ?? null)
