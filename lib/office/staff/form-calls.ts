import type { Endpoint, PayloadRequest } from 'payload'

export type FormValues = Record<string, string>

/** Where forms without JavaScript come back to. */
export const SECURITY_PAGE = '/admin/second-factor'

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
        return redirect(next, await work(req, values))
      } catch (error) {
        const { status = 500 } = error as { status?: number }
        if (status >= 500) throw error
        return redirect(`${SECURITY_PAGE}?error=${status}`)
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
