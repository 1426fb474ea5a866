import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Input } from '@/lib/client/call'
import { useIdempotentSend } from '@/lib/client/use-idempotent-send'
import { userQuery } from '@/lib/client/user'
import { addPostalAddress, getOfficialAppeals, getUserAppeal, postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { typesetData } from '@/lib/text/typography'

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

export function useAppealData(isResident: boolean) {
  return useQuery({ queryKey: formKey, queryFn: () => call(getOfficialAppeals), enabled: isResident })
}

export function useAuthor(isResident: boolean) {
  return useQuery({ ...userQuery, enabled: isResident })
}

/** Sends the form. A repeat after a broken connection creates no second appeal. */
export function useSendAppeal() {
  return useIdempotentSend((body: Input<typeof postOfficialAppeal>['body'], options) =>
    call(postOfficialAppeal, { body }, options),
  )
}

export function useSaveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => call(addPostalAddress, { body: { address } }),
    onSuccess: ({ postal_addresses: addresses }) =>
      client.setQueryData<object>(formKey, (data) => data && { ...data, postal_addresses: addresses }),
  })
}

export function useAppeal(id: number) {
  return useQuery({
    queryKey: ['appeals', id],
    queryFn: async () => typesetData(await call(getUserAppeal, { params: { id } })).appeal,
  })
}
