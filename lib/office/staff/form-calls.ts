import type { Endpoint, PayloadRequest } from 'payload'

export type FormValues = Record<string, string>

/** Where forms without JavaScript come back to. */
export const SECURITY_PAGE = '/admin/second-factor'

/** A page of the staff: the desk or the back office; null for anything else, such as another site. */
export function parseStaffPath(value: unknown): string | null {
  const isOurs =
    typeof value === 'string' && /^\/(desk|admin)([/?][\w/?&=%+.,~-]*)?$/.test(value) && !value.includes('//')
  return isOurs ? value : null
}

/** Address of the second step of a login, which leads on to `next`. */
export function toSecurityPage({ error, next }: { error?: string; next?: unknown }): string {
  const query = new URLSearchParams()
  const path = parseStaffPath(next)
  if (error) query.set('error', error)
  if (path) query.set('next', path)
  return query.size > 0 ? `${SECURITY_PAGE}?${query.toString()}` : SECURITY_PAGE
}

interface FormCall {
  path: string
  work: (req: PayloadRequest, values: FormValues) => Promise<Response>
  /** Page after a form was accepted. */
  next?: string
}

/** Takes JSON, or an HTML form, which is answered by a redirect. */
export function formCall({ path, work, next = SECURITY_PAGE }: FormCall): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (isJson(req)) return work(req, toFormValues(await req.json?.().catch(() => null)))
      const values = Object.fromEntries(new URLSearchParams(await req.text?.()))
      try {
        return redirect(parseStaffPath(values.next) ?? next, await work(req, values))
      } catch (error) {
        const { status = 500 } = error as { status?: number }
        if (status >= 500) throw error
        return redirect(toSecurityPage({ error: String(status), next: values.next }))
      }
    },
  }
}

function isJson({ headers }: PayloadRequest): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

function redirect(location: string, answered?: Response): Response {
  const response = new Response(null, { status: 303, headers: { location } })
  for (const cookie of answered?.headers.getSetCookie() ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function toFormValues(data: unknown): FormValues {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string')) as FormValues
}
