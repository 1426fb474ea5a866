import { z } from 'zod'
import { HOUR } from '@/lib/contract/call-limit'
import { defineContract } from '@/lib/contract/define-contract'
import { messages } from '@/lib/contract/messages'
import { idParams, moment } from '@/lib/contract/shapes'
import { ideaInput } from '@/lib/domains/ideas/graphql/inputs'

const { defineOperation, operations } = defineContract('Городские инициативы')
export { operations }

/** This is a file as its author sent it; it opens by a link of POST /api/user/filelink. */
const sentFile = z.object({ id: z.int(), title: z.string(), type: z.string(), size: z.int() })

/** Only the author reads an idea in this form, in every state. */
const ownIdea = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  address: z.string(),
  category: z.object({ id: z.int(), title: z.string() }).nullable(),
  show_author: z.boolean(),
  created_at: moment,
  /** An edit names the version of the idea that it began with. */
  updated_at: moment,
  status: z.object({ code: z.int(), name: z.string() }),
  /** The idea has a public page. */
  is_public: z.boolean(),
  /** The idea goes to the moderators once the resident has confirmed the address. */
  is_waiting: z.boolean(),
  /** Nobody has decided on the idea yet, so its author may edit or withdraw it. */
  can_change: z.boolean(),
  /** A moderator or a department refused it for this reason. */
  reason: z.string().nullable(),
  photo: sentFile.nullable(),
  documents: z.array(sentFile),
})
export type OwnIdea = z.infer<typeof ownIdea>

export const getMyIdea = defineOperation({
  id: 'getMyIdea',
  method: 'GET',
  path: '/api/user/ideas/{id}',
  summary: 'Своя идея целиком, до публикации тоже: текст, место, файлы, состояние',
  access: 'resident',
  params: idParams,
  answer: z.object({ idea: ownIdea }),
})

/** These fields may be edited; the files stay as they were sent. */
const ideaWords = ideaInput.pick({ category_id: true, title: true, text: true, address: true, show_author: true })
export type IdeaWords = z.output<typeof ideaWords>

/**
 * The call answers 409: with `messages.ideaSettled` once a moderator has decided, with `messages.ideaChanged` if another version
 * is stored.
 */
export const editMyIdea = defineOperation({
  ...getMyIdea,
  id: 'editMyIdea',
  audited: 'Изменение своей идеи',
  method: 'POST',
  summary: 'Изменить свою идею, пока её не рассмотрел модератор',
  limits: [{ of: 'caller', points: 30, seconds: HOUR }],
  body: ideaWords.extend({ updated_at: z.iso.datetime({ offset: true, error: messages.required }) }),
})

/** The call answers 409 with `messages.ideaSettled` once a moderator has decided. */
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
