import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Input } from '@/lib/client/call'
import { listNewsTypes } from '@/lib/domains/news/contract'
import { getNewsSubscription, setNewsSubscription } from '@/lib/domains/news/subscriptions/contract'
import { typesetAnswer } from '@/lib/text/typography'

const subscriptionKey = ['news-subscription']

export function useNewsTypes() {
  return useQuery({
    queryKey: ['news-types'],
    queryFn: async () => typesetAnswer(await call(listNewsTypes)).news_types,
  })
}

export function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: async () => (await call(getNewsSubscription)).subscription,
  })
}

export function useSubscribe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof setNewsSubscription>['body']) => call(setNewsSubscription, { body }),
    onSuccess: ({ subscription }) => client.setQueryData(subscriptionKey, subscription),
  })
}
