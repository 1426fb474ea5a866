import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { consentsField } from '@/lib/contract/consents'
import { emailField } from '@/lib/contract/person-fields'
import { requiredText, typedLine } from '@/lib/contract/shapes'
import { DAY, guessedLink, HOUR } from '@/lib/contract/call-limit'

const { defineOperation, operations } = defineContract('Обратная связь')
export { operations }

/** spec.md 9 wants jpg or png of at most 5 МБ. */
const SUPPORT_ATTACHMENT_BYTES = 5 * 1024 * 1024
export const LONGEST_SUPPORT_MESSAGE = 4_000
const MOST_DOCUMENTS = 5

/** The form sends an attachment as `documents_arr[0][title]`, `[document]` (the file), `[position]`. */
const attachedDocument = z.object({
  title: typedLine(255).default(''),
  document: z.file(messages.notAnImage),
  position: z.coerce.number(messages.notANumber).int(messages.notANumber).min(0).max(1_000).default(0),
})

/**
 * Technical support of spec.md 5: multipart; the type of a picture is told by its content (422 at
 * `documents_arr.0.document`: `notAnImage` for what is no picture, `wrongFileType` for other pictures, `imageTooLarge`).
 */
export const postTechSupport = defineOperation({
  id: 'postTechSupport',
  audited: 'Обращение в техподдержку',
  method: 'POST',
  path: '/api/posttechsupport',
  summary: 'Сообщение в техническую поддержку, по желанию со снимком экрана (jpg или png, до 5 МБ)',
  access: 'optional',
  idempotent: true,
  largestBody: MOST_DOCUMENTS * SUPPORT_ATTACHMENT_BYTES + 1_000_000,
  limits: [{ of: 'caller', points: 5, seconds: HOUR }],
  body: z.object({
    message: requiredText(LONGEST_SUPPORT_MESSAGE),
    documents_arr: z.array(attachedDocument).max(MOST_DOCUMENTS, messages.tooManyFiles(MOST_DOCUMENTS)).optional(),
    /** A guest is answered at this address; a resident at their own. */
    email: emailField.optional(),
    consents: consentsField('support'),
  }),
  /** `answer_key` is a guest's who left an address: with it they may mend that address, and nothing else. */
  answer: z.object({ message: z.string(), answer_key: z.string().optional() }),
})

/** 422 at `email` once the staff works on the request, or a day later. */
export const correctSupportEmail = defineOperation({
  id: 'correctSupportEmail',
  audited: 'Исправление почты в обращении в техподдержку',
  method: 'POST',
  path: '/api/supportemail',
  summary: 'Исправить почту, на которую гость ждёт ответа, по ключу из ответа на его сообщение',
  access: 'public',
  limits: [{ of: 'key', points: 3, seconds: HOUR }, { of: 'caller', points: 10, seconds: DAY }, guessedLink],
  body: z.object({ answer_key: z.string(messages.required).max(200, messages.textTooLong(200)), email: emailField }),
  answer: z.object({ message: z.string() }),
})
