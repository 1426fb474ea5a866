import { z } from 'zod'
import { claimVerdictInput } from '@/lib/domains/claims/graphql/inputs'
import { messages } from '@/lib/contract/messages'
import { guessedLink } from '@/lib/contract/call-limit'
import { defineContract } from '@/lib/contract/define-contract'

const { defineOperation, operations } = defineContract('Социальный контроль')
export { operations }

/** `image` is an address from the answer of UploadFile. */
const verdictWithPhoto = claimVerdictInput.safeExtend({ image: z.string().nullish() })

/** This call exists for the photo, because ClaimVerdictInput of the graph has no field for one (docs/decisions/claims.md). */
export const judgeClaim = defineOperation({
  id: 'judgeClaim',
  method: 'POST',
  path: '/api/claimverdict',
  summary: 'Оценить ответ на свою заявку: решено или нет, с пояснением и снимком',
  access: 'resident',
  audited: 'Оценка ответа на заявку',
  body: verdictWithPhoto,
  answer: z.object({ message: z.string() }),
})

/** A guest has no session, so the call takes the key of the letter about the answer. */
export const judgeGuestClaim = defineOperation({
  id: 'judgeGuestClaim',
  method: 'POST',
  path: '/api/guestclaimverdict',
  summary: 'Оценить ответ на заявку, поданную без входа, по ключу из письма об ответе',
  access: 'public',
  audited: 'Оценка ответа на заявку',
  limits: [guessedLink],
  body: verdictWithPhoto.safeExtend({
    key: z.string(messages.required).min(1, messages.required).max(100, messages.unknownValue),
  }),
  answer: z.object({ message: z.string() }),
})
