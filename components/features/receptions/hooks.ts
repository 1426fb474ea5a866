import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Input } from '@/lib/client/call'
import { readToken } from '@/lib/client/session-token'
import { useIdempotentSend } from '@/lib/client/use-idempotent-send'
import { userQuery } from '@/lib/client/user'
import {
  bookReception,
  cancelMyReception,
  getReceptionSlots,
  listMyReceptions,
  resendReceptionEmail,
  type ReceptionSlots,
} from '@/lib/domains/receptions/contract'
import { typesetData } from '@/lib/text/typography'

export interface BookingValues {
  starts_at: string
  name: string
  email: string
  phone: string
  topic: string
  consents: boolean
}

const MY_BOOKINGS_KEY = ['receptions', 'own']
const slotsKey = (official: number) => ['receptions', 'slots', official]

/** Loads the current times, because the page may be a minute old. */
export function useSlots(drawn: ReceptionSlots): ReceptionSlots {
  const { id } = drawn.official
  const { data } = useQuery({
    queryKey: slotsKey(id),
    queryFn: async () => typesetData(await call(getReceptionSlots, { query: { official: id } })).reception,
    initialData: drawn,
    initialDataUpdatedAt: 0,
    refetchOnWindowFocus: true,
  })
  return data
}

/** A repeat after a broken connection books once. Loads the times again, also after a failure. */
export function useBooking(official: number) {
  const queries = useQueryClient()
  return useIdempotentSend(({ consents, ...values }: BookingValues, options) => {
    const body = { ...values, official_id: official, consents: consents ? ['reception' as const] : [] }
    return call(bookReception, { body }, options).finally(() => queries.invalidateQueries({ queryKey: ['receptions'] }))
  })
}

export function useResident() {
  return useQuery({ ...userQuery, enabled: readToken() !== null }).data
}

export function useResendEmail() {
  return useMutation({
    mutationFn: (body: Input<typeof resendReceptionEmail>['body']) => call(resendReceptionEmail, { body }),
  })
}

export function useMyBookings() {
  return useQuery({
    queryKey: MY_BOOKINGS_KEY,
    queryFn: async () => typesetData(await call(listMyReceptions)).bookings,
  })
}

export function useCancelBooking() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(cancelMyReception, { body: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['receptions'] }),
  })
}
