import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { readToken } from '@/lib/api/session-token'
import { useIdempotentSend } from '@/lib/api/use-idempotent-send'
import { userQuery } from '@/lib/api/user'
import {
  bookReception,
  cancelMyReception,
  getReceptionSlots,
  listMyReceptions,
  type ReceptionSlots,
} from '@/lib/domains/receptions/contract'
import { typesetAnswer } from '@/lib/shared/typography'

/** What the form sends. */
export interface BookingValues {
  starts_at: string
  name: string
  email: string
  phone: string
  topic: string
  consents: boolean
}

const OWN = ['receptions', 'own']
const slotsKey = (official: number) => ['receptions', 'slots', official]

/** Asks for the times as they are now: the page may have been drawn a minute ago. */
export function useSlots(drawn: ReceptionSlots): ReceptionSlots {
  const { id } = drawn.official
  const { data } = useQuery({
    queryKey: slotsKey(id),
    queryFn: async () => typesetAnswer(await call(getReceptionSlots, { query: { official: id } })).reception,
    initialData: drawn,
    initialDataUpdatedAt: 0,
    refetchOnWindowFocus: true,
  })
  return data
}

/** Books a time; a repeat after a broken connection counts once. Whatever comes of it, the times are asked for again. */
export function useBooking(official: number) {
  const queries = useQueryClient()
  return useIdempotentSend(({ consents, ...values }: BookingValues, options) => {
    const body = { ...values, official_id: official, consents: consents ? ['reception' as const] : [] }
    return call(bookReception, { body }, options).finally(() => queries.invalidateQueries({ queryKey: ['receptions'] }))
  })
}

/** Knows the resident of this browser; undefined for a guest and until it is known. */
export function useKnownResident() {
  return useQuery({ ...userQuery, enabled: readToken() !== null }).data
}

/** Asks for what the resident booked. */
export function useOwnBookings() {
  return useQuery({ queryKey: OWN, queryFn: async () => typesetAnswer(await call(listMyReceptions)).bookings })
}

export function useCancelBooking() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(cancelMyReception, { body: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['receptions'] }),
  })
}
