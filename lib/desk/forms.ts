import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { plainText } from '@/lib/text/plain-text'

/**
 * Fields of one value that were filled in, with the line breaks of stored texts; `except` are read otherwise. A reason
 * chosen from the list stands before the note that adds to it.
 */
export function listFilled(form: FormData, except: readonly string[]): Record<string, unknown> {
  const isFilled = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() !== '' : value.size > 0)
  const filled = [...form].filter(([name, value]) => !except.includes(name) && isFilled(value))
  const { reason, ...fields } = Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
  )
  const note = [reason, fields.note].filter((words) => typeof words === 'string').join(' ')
  return note ? { ...fields, note } : fields
}

export function readForm(req: PayloadRequest): Promise<FormData | null> {
  return req.formData?.().catch(() => null) ?? Promise.resolve(null)
}

/** Refusal of a form that no page of the desk sends. */
export function unknownForm(): APIError {
  return new APIError('Не получилось. Обновите страницу и попробуйте ещё раз.', 400, null, true)
}

/** Throws 400 for a form that no page of the desk sends. */
export function parseForm<Shape extends z.ZodType>(shape: Shape, fields: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(fields)
  if (!parsed.success) throw unknownForm()
  return parsed.data
}

export function isCalledByScript({ headers }: PayloadRequest): boolean {
  return headers.get('accept')?.includes('application/json') ?? false
}

/** Answers where to go on, or leads there if the form was sent without scripts. */
export function leadTo(req: PayloadRequest, location: string): Response {
  if (isCalledByScript(req)) return Response.json({ next: location })
  return new Response(null, { status: 303, headers: { location } })
}
