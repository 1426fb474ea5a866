import type { Endpoint } from 'payload'
import { z } from 'zod'
import { leadTo, listFilled, parseForm, readForm } from '@/lib/desk/forms'
import { requireSubject } from '@/lib/desk/subjects'
import { forgetDrafts } from '@/lib/domains/desk/drafts-service'
import { addNote } from '@/lib/domains/desk/service'
import { MAX_PRIVATE_NOTE_LENGTH } from '@/lib/domains/desk/rules'
import { throwFieldRefusal } from '@/lib/platform/payload/staff-request'

const shape = z.object({ note: z.string().trim().max(MAX_PRIVATE_NOTE_LENGTH).optional() })

/** `POST /cms/desk/:kind/:id/notes`: a note that only the staff read. The same card comes after it. */
export const notes: Endpoint = {
  path: '/desk/:kind/:id/notes',
  method: 'post',
  handler: async (req) => {
    const { user, subject, card } = await requireSubject(req)
    const form = await readForm(req)
    const { note } = parseForm(shape, form && listFilled(form, ['view', 'action', 'updatedAt']))
    if (!note) throwFieldRefusal(req, 'note', 'Напишите заметку')
    await addNote(subject, note, user.call)
    await forgetDrafts(subject, 'note', user.call)
    const query = new URLSearchParams(String(form?.get('view') ?? ''))
    query.set('done', `note-${subject.id}`)
    return leadTo(req, card(`?${query.toString()}`))
  },
}
