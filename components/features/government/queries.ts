import 'server-only'
import { cache } from 'react'
import { read, readById } from '@/lib/page-data/call-operation'
import {
  getDepartment,
  getGovernment as getGovernmentOperation,
  getMinister as getMinisterOperation,
  getStructure as getStructureOperation,
  type MinisterItem,
  type OrganizationItem,
  type Structure,
} from '@/lib/domains/government/contract'

export const getStructure = cache(
  async (): Promise<Structure> => (await read(getStructureOperation)) ?? { structure: [], curators: [] },
)

export const getGovernment = cache(async () => (await read(getGovernmentOperation))?.government ?? [])

/** Returns an organisation, or its draft for the holder of a preview link; null if there is none. */
export const getOrganization = cache(
  async (number: string): Promise<OrganizationItem | null> =>
    (await readById(getDepartment, number))?.department ?? null,
)

/** Returns an official, or the draft for the holder of a preview link; null if there is none. */
export const getMinister = cache(
  async (number: string): Promise<MinisterItem | null> =>
    (await readById(getMinisterOperation, number))?.minister ?? null,
)
