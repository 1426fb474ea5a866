import type { Endpoint } from 'payload'
import { z } from 'zod'
import { listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { requireSubject } from '@/lib/desk/subjects'
import { MAX_ANSWER_LENGTH } from '@/lib/domains/desk/rules'
import { noteWriting, releaseCard } from '@/lib/domains/desk/openings-service'
import { saveDraft } from '@/lib/domains/desk/drafts-service'

const shape = z.strictObject({ text: z.string().max(MAX_ANSWER_LENGTH).default('') })

/** `POST /cms/desk/:kind/:id/draft`: keeps what was typed of an answer and not sent, for its writer alone. */
export const drafts: Endpoint = {
  path: '/desk/:kind/:id/draft',
  method: 'post',
  handler: async (req) => {
    const { user, subject, mayDecide } = await requireSubject(req)
    const form = await readForm(req)
    const { text } = parseForm(shape, form && listFilled(form, []))
    await saveDraft(subject, text, user.call)
    if (mayDecide) await (text.trim() === '' ? releaseCard : noteWriting)(subject, user.call)
    return Response.json({ isKept: text !== '' })
  },
}
