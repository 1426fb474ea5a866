import { ValidationError, type Endpoint } from 'payload'
import type { z } from 'zod'
import { AppError, fieldErrors, type FieldErrors } from '@/lib/contract/errors'
import { requireDispatcher, type DeskUser } from '@/lib/desk/desk-user'
import { isCalledByScript, leadTo, listFilled, readForm, unknownForm } from '@/lib/desk/forms'
import { keepForm } from '@/lib/domains/desk/forms-service'
import { runOnce } from '@/lib/platform/idempotency/run-once'

interface DutyForm<Shape extends z.ZodType> {
  name: string
  path: string
  /** Page with the form: a refused one comes back there, and a sent one leads there with its query. */
  page: string
  shape: Shape
  work: (fields: z.infer<Shape>, user: DeskUser) => Promise<string>
}

const nothing = () => undefined

/**
 * Takes a form of the duty service, a repeated sending once. A refused form is answered with the messages of its fields;
 * without scripts its page shows them, with all that was typed.
 */
export function dutyForm<Shape extends z.ZodType>({ name, path, page, shape, work }: DutyForm<Shape>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const user = requireDispatcher(req)
      const form = await readForm(req)
      if (!form) throw unknownForm()
      const values = toTexts(listFilled(form, ['key']))
      const owner = `desk ${name}:${user.call.user?.id}:${String(form.get('key'))}:${JSON.stringify(values)}`
      try {
        const parsed = shape.safeParse(values)
        if (!parsed.success) throw new AppError('invalid', { errors: fieldErrors(parsed.error) })
        const repeat = { scope: owner, request: values, before: async () => nothing(), onRepeat: nothing }
        return leadTo(req, page + (await runOnce(repeat, () => work(parsed.data, user))))
      } catch (error) {
        if (!(error instanceof AppError) || !error.errors) throw error
        const refused = toFirst(error.errors)
        if (!isCalledByScript(req)) {
          await keepForm(name, { values, refused }, user.call)
          return leadTo(req, page)
        }
        const errors = Object.entries(refused).map(([field, message]) => ({ path: field, message }))
        throw new ValidationError({ errors }, req.t)
      }
    },
  }
}

function toTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
}

function toFirst(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]))
}
