import { z } from 'zod'
import { defineContract } from '@/lib/contract/define-contract'
import { filterText, html, id } from '@/lib/contract/shapes'

const { defineRead, operations } = defineContract('Вопросы и ответы')
export { operations }

const question = z.object({
  id: z.int(),
  question: z.string(),
  answer: html,
  service: z.object({ id: z.int(), title: z.string() }).nullable(),
})

const faqTopic = z.object({ id: z.int(), title: z.string(), questions: z.array(question) })
export type FaqTopic = z.infer<typeof faqTopic>

export const faqFilter = z.object({ text: filterText.optional(), topic: id.optional() })
export type FaqFilter = z.infer<typeof faqFilter>

export const getFaq = defineRead({
  id: 'getFaq',
  path: '/api/faq',
  summary: 'Вопросы и ответы по темам',
  query: faqFilter,
  answer: z.object({
    faq: z.array(faqTopic),
    topics: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
  }),
})
