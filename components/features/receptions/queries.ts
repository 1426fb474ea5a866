import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/page-data/call-operation'
import { getReceptionSlots, MAYOR, type ReceptionSlots } from '@/lib/domains/receptions/contract'

/** Returns null if there is no such official or they receive nobody. */
export const getSlots = cache(async (official: string): Promise<ReceptionSlots | null> => {
  const id = parseOfficial(official)
  if (id === null) return null
  const answer = await read(getReceptionSlots, { query: { official: id } }, { required: true })
  return answer?.reception ?? null
})

/** Returns null if the call fails, because the page also works without times. */
export const findSlots = cache(
  async (official: number): Promise<ReceptionSlots | null> =>
    (await read(getReceptionSlots, { query: { official } }))?.reception ?? null,
)

function parseOfficial(name: string): number | null {
  if (name === 'mayor') return MAYOR
  return /^[1-9]\d{0,8}$/.test(name) ? Number(name) : null
}
