import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { getReceptionSlots, MAYOR, type ReceptionSlots } from '@/lib/domains/receptions/contract'

/** Reads the times of the official whom the address names; null where nobody of this name receives. */
export const getSlots = cache(async (official: string): Promise<ReceptionSlots | null> => {
  const id = officialOf(official)
  if (id === null) return null
  const answer = await read(getReceptionSlots, { query: { official: id } }, { required: true })
  return answer?.reception ?? null
})

/** Reads the same for a page that stands without them too; null where the official receives at no hours. */
export const getSlotsOf = cache(
  async (official: number): Promise<ReceptionSlots | null> =>
    (await read(getReceptionSlots, { query: { official } }))?.reception ?? null,
)

function officialOf(name: string): number | null {
  if (name === 'mayor') return MAYOR
  return /^[1-9]\d{0,8}$/.test(name) ? Number(name) : null
}
