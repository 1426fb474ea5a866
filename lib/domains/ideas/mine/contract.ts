import { z } from 'zod'
import { HOUR } from '@/lib/contract/call-limit'
import { defineContract } from '@/lib/contract/define-contract'
import { messages } from '@/lib/contract/messages'
import { idParams, moment, typedMoment } from '@/lib/contract/shapes'
import { ideaInput } from '@/lib/domains/ideas/graphql/inputs'

const { defineOperation, operations } = defineContract('Городские инициативы')
export { operations }

const sentFile = z.object({ id: z.int(), title: z.string(), type: z.string(), size: z.int() })

/** Own idea in any state, for its author only. */
const myIdea = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  address: z.string(),
  category: z.object({ id: z.int(), title: z.string() }).nullable(),
  show_author: z.boolean(),
  created_at: moment,
  updated_at: moment,
  status: z.object({ code: z.int(), name: z.string() }),
  is_public: z.boolean(),
  is_waiting: z.boolean(),
  can_change: z.boolean(),
  reason: z.string().nullable(),
  photo: sentFile.nullable(),
  documents: z.array(sentFile),
})
export type MyIdea = z.infer<typeof myIdea>

export const getMyIdea = defineOperation({
  id: 'getMyIdea',
  method: 'GET',
  path: '/api/user/ideas/{id}',
  summary: 'Своя идея целиком, до публикации тоже: текст, место, файлы, состояние',
  access: 'resident',
  params: idParams,
  answer: z.object({ idea: myIdea }),
})

const ideaTexts = ideaInput.pick({ category_id: true, title: true, text: true, address: true, show_author: true })
export type IdeaTexts = z.output<typeof ideaTexts>

/** 409 with `ideaMessages.alreadyReviewed` once a moderator has decided, with `ideaMessages.changedElsewhere` if another version is stored. */
export const editMyIdea = defineOperation({
  ...getMyIdea,
  id: 'editMyIdea',
  audited: 'Изменение своей идеи',
  method: 'POST',
  summary: 'Изменить свою идею, пока её не рассмотрел модератор',
  limits: [{ of: 'caller', points: 30, seconds: HOUR }],
  body: ideaTexts.extend({ updated_at: typedMoment(messages.required) }),
})

/** 409 with `ideaMessages.alreadyReviewed` once a moderator has decided. */
export const withdrawMyIdea = defineOperation({
  id: 'withdrawMyIdea',
  audited: 'Отзыв своей идеи',
  method: 'POST',
  path: '/api/user/ideas/{id}/withdraw',
  summary: 'Отозвать свою идею с её файлами, пока её не рассмотрел модератор',
  access: 'resident',
  params: idParams,
  answer: z.object({ message: z.string() }),
})
