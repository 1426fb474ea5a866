import { NextResponse } from 'next/server'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { PREVIEW_COOKIE } from '@/lib/runtime/preview-token'

export function GET() {
  const response = NextResponse.redirect(new URL(paths.home, env.PUBLIC_URL), 303)
  response.cookies.delete(PREVIEW_COOKIE)
  return response
}
