import type { Endpoint } from 'payload'
import { z } from 'zod'
import { parseForm, readForm } from '@/lib/desk/forms'
import { requireSubject } from '@/lib/desk/subjects'
import { ANSWER_DRAFT, MAX_DRAFT_LENGTH } from '@/lib/domains/desk/rules'
import { noteWriting, releaseCard } from '@/lib/domains/desk/openings-service'
import { saveDrafts } from '@/lib/domains/desk/drafts-service'
import { plainText } from '@/lib/text/plain-text'

/** Fields of the largest form, with room: the choice of each photo is one. */
const MAX_FIELDS = 40
/** «refuse.note», «publish.photosToPublish-12». */
const name = z.string().regex(/^[a-z]{1,40}(\.[a-z]{1,40}(-[1-9]\d{0,8})?)?$/i)
/** A form sends two characters for each line break. */
const text = z.string().transform(plainText).pipe(z.string().max(MAX_DRAFT_LENGTH))
const shape = z.record(name, text).refine((texts) => Object.keys(texts).length <= MAX_FIELDS)

/**
 * `POST /cms/desk/:kind/:id/draft`: keeps what was typed into a form of the card and not sent, for its writer alone.
 * Who writes the answer has the card.
 */
export const drafts: Endpoint = {
  path: '/desk/:kind/:id/draft',
  method: 'post',
  handler: async (req) => {
    const { user, subject, mayDecide } = await requireSubject(req)
    const form = await readForm(req)
    const texts = parseForm(shape, form && Object.fromEntries(form))
    await saveDrafts(subject, texts, user.call)
    const answer = texts[ANSWER_DRAFT]
    if (mayDecide && answer !== undefined) await (answer.trim() === '' ? releaseCard : noteWriting)(subject, user.call)
    return Response.json({ isKept: Object.values(texts).some((text) => text.trim() !== '') })
  },
}
