import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '@/lib/api/browser'
import { idempotencyKey } from '@/lib/api/idempotency-key'
import { openPrivateFile } from '@/lib/api/private-file'
import type { Input } from '@/lib/api/request'
import { consentTextQuery } from '@/lib/api/consent-texts'
import { userQuery } from '@/lib/api/user'
import { addPostalAddress, getOfficialAppeals, postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { AppError } from '@/lib/contract/errors'

/** Fields of the form as they stand on the screen. */
export interface AppealValues {
  legal_type: string
  surname: string
  name: string
  patronymic: string
  no_patronymic: boolean
  organization: string
  inn: string
  ogrn: string
  legal_address: string
  representative: string
  email: string
  phone: string
  postal_address: string
  addressee: string
  topic_id: string
  text: string
  answer_delivery: string
  documents_arr: File[]
  consents: boolean
}

const formKey = ['appeal-form']

/** Whom one may write to, topics, saved addresses; for a resident alone. */
export function useAppealData(isResident: boolean) {
  return useQuery({ queryKey: formKey, queryFn: () => call(getOfficialAppeals), enabled: isResident })
}

export function useAuthor(isResident: boolean) {
  return useQuery({ ...userQuery, enabled: isResident })
}

/** Sends the filled form; the same form sent again after a broken connection makes one appeal. */
export function useSendAppeal() {
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: (body: Input<typeof postOfficialAppeal>['body']) => {
      key.current ??= idempotencyKey()
      return call(postOfficialAppeal, { body }, { idempotencyKey: key.current })
    },
    onError: (error) => {
      if (error instanceof AppError) key.current = undefined
    },
  })
}

/** Puts an address into the resident's address book. */
export function useSaveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => call(addPostalAddress, { body: { address } }),
    onSuccess: ({ postal_addresses: addresses }) =>
      client.setQueryData<object>(formKey, (data) => data && { ...data, postal_addresses: addresses }),
  })
}

/** Opens a file of one's own by a link that lives for minutes. */
export function useOpenFile() {
  return useMutation({ mutationFn: openPrivateFile })
}

/** The sentence beside the box of the consent and the address of its document. */
export function useAppealConsent() {
  return useQuery(consentTextQuery('appeal')).data
}
