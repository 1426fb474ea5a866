import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '@/lib/api/browser'
import { consentTextQuery } from '@/lib/api/consent-texts'
import { idempotencyKey } from '@/lib/api/idempotency-key'
import { readToken } from '@/lib/api/session-token'
import { userQuery } from '@/lib/api/user'
import { AppError } from '@/lib/contract/errors'
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

/** Books a time; a repeat after a broken connection counts once. A refusal shows the times as they are by then. */
export function useBooking(official: number) {
  const key = useRef<string>(undefined)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ consents, ...values }: BookingValues) => {
      key.current ??= idempotencyKey()
      const body = { ...values, official_id: official, consents: consents ? ['reception' as const] : [] }
      return call(bookReception, { body }, { idempotencyKey: key.current })
    },
    onError: (error) => {
      if (error instanceof AppError) key.current = undefined
    },
    onSuccess: () => {
      key.current = undefined
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['receptions'] }),
  })
}

/** Knows the resident of this browser; undefined for a guest and until it is known. */
export function useKnownResident() {
  return useQuery({ ...userQuery, enabled: readToken() !== null }).data
}

/** Asks for the sentence beside the box of the consent and the address of its document. */
export function useConsentText() {
  return useQuery(consentTextQuery('reception')).data
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
