import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { messages } from '@/lib/contract/messages'
import { listOf } from '@/lib/contract/shapes'
import { newsTypeCode } from '@/lib/domains/news/contract'

const { defineOperation, operations } = defineContract('Личный кабинет')
export { operations }

/** Frequency of news emails, besides notifications. */
export const mailFrequencies = ['never', 'at_once', 'daily', 'weekly'] as const

const NEWS_TYPES = 7
const newsSubscription = z.object({
  news_types: z.array(newsTypeCode).max(NEWS_TYPES, messages.unknownValue),
  mail: z.enum(mailFrequencies, messages.unknownValue),
})
const subscriptionAnswer = z.object({ subscription: newsSubscription })

export const getNewsSubscription = defineOperation({
  id: 'getNewsSubscription',
  method: 'GET',
  path: '/api/user/newssubscription',
  summary: 'О новостях каких типов сообщать',
  access: 'resident',
  answer: subscriptionAnswer,
})

export const setNewsSubscription = defineOperation({
  ...getNewsSubscription,
  id: 'setNewsSubscription',
  method: 'POST',
  summary: 'Выбрать типы новостей и частоту писем',
  body: newsSubscription.extend({ news_types: listOf(newsTypeCode, NEWS_TYPES) }),
})
