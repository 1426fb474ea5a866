import { z } from 'zod'
import { claimVerdictInput } from '@/lib/contract/graphql/claim-inputs'
import { defineOperation } from '@/lib/contract/operation'
import { nothing } from '@/lib/contract/shapes'

/** The verdict with a photo: ClaimVerdictInput of the graph has no place for one (docs/decisions/claims.md). */
export const judgeClaim = defineOperation({
  id: 'judgeClaim',
  method: 'POST',
  path: '/api/claimverdict',
  tag: 'Социальный контроль',
  summary: 'Оценить ответ на свою заявку: решено или нет, с пояснением и снимком',
  access: 'resident',
  audited: 'Оценка ответа на заявку',
  params: nothing,
  query: nothing,
  /** `image` is an address that UploadFile answered. */
  body: claimVerdictInput.safeExtend({ image: z.string().nullish() }),
  answer: z.object({ message: z.string() }),
})
