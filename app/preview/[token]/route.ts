import { NextResponse } from 'next/server'
import { env } from '@/lib/config/env'
import { PREVIEW_COOKIE, verifyPreviewToken } from '@/lib/config/preview-token'

/** Opens a preview link: remembers its token for this browser and leads to the page whose draft it shows. */
export async function GET(_request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const target = verifyPreviewToken(token)
  if (!target) return new Response('Ссылка недействительна или её срок прошёл', { status: 404 })
  const response = NextResponse.redirect(new URL(target.path, env.PUBLIC_URL), 303)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('referrer-policy', 'no-referrer')
  response.cookies.set(PREVIEW_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.PUBLIC_URL.startsWith('https:'),
    path: '/',
    expires: new Date(target.exp * 1000),
  })
  return response
}
