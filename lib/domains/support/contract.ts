import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { consentsField } from '@/lib/contract/consents'
import { emailField } from '@/lib/contract/person-fields'
import { limitedText, requiredText, typedLine } from '@/lib/contract/shapes'
import { DAY, wrongKeyLimit, HOUR } from '@/lib/contract/call-limit'

const { defineOperation, operations } = defineContract('Обратная связь')
export { operations }

const SUPPORT_ATTACHMENT_BYTES = 5 * 1024 * 1024
export const MAX_SUPPORT_MESSAGE_LENGTH = 4_000
const MAX_DOCUMENTS = 5

const attachedDocument = z.object({
  title: typedLine(255).default(''),
  document: z.file(messages.notAnImage),
  position: z.coerce.number(messages.notANumber).int(messages.notANumber).min(0).max(1_000).default(0),
})

/**
 * The content decides the type; 422 at `documents_arr.0.document` with `notAnImage`, `wrongFileType` or
 * `imageTooLarge`.
 */
export const postTechSupport = defineOperation({
  id: 'postTechSupport',
  audited: 'Обращение в техподдержку',
  method: 'POST',
  path: '/api/posttechsupport',
  summary: 'Сообщение в техническую поддержку, по желанию со снимком экрана (jpg или png, до 5 МБ)',
  access: 'optional',
  idempotent: true,
  largestBody: MAX_DOCUMENTS * SUPPORT_ATTACHMENT_BYTES + 1_000_000,
  limits: [{ of: 'caller', points: 5, seconds: HOUR }],
  body: z.object({
    message: requiredText(MAX_SUPPORT_MESSAGE_LENGTH),
    documents_arr: z.array(attachedDocument).max(MAX_DOCUMENTS, messages.tooManyFiles(MAX_DOCUMENTS)).optional(),
    email: emailField.optional(),
    consents: consentsField('support'),
  }),
  /** `answer_key` lets a guest correct that address, nothing else. */
  answer: z.object({ message: z.string(), answer_key: z.string().optional() }),
})

/** 422 at `email` once staff works on the request, or after a day. */
export const correctSupportEmail = defineOperation({
  id: 'correctSupportEmail',
  audited: 'Исправление почты в обращении в техподдержку',
  method: 'POST',
  path: '/api/supportemail',
  summary: 'Исправить почту, на которую гость ждёт ответа, по ключу из ответа на его сообщение',
  access: 'public',
  limits: [{ of: 'key', points: 3, seconds: HOUR }, { of: 'caller', points: 10, seconds: DAY }, wrongKeyLimit],
  body: z.object({ answer_key: limitedText(200), email: emailField }),
  answer: z.object({ message: z.string() }),
})
