import { cookies } from 'next/headers'
import { NextResponse } from 'next/server'
import { getNewsPath } from '@/components/features/news/queries'
import { env } from '@/lib/config/env'
import { PREVIEW_COOKIE, signPreviewToken, verifyPreviewToken, type PreviewClaim } from '@/lib/runtime/preview-token'

/** Drafts whose URL follows the title: an old link redirects to the current URL. */
const presentPaths: Partial<Record<string, (id: number) => Promise<string | null>>> = { news: getNewsPath }

/** Sets the preview cookie and redirects to the draft's current page. */
export async function GET(_request: Request, { params }: { params: Promise<{ token: string }> }) {
  const claim = verifyPreviewToken((await params).token, env.PREVIEW_SECRET)
  if (!claim) return new Response('Ссылка недействительна или её срок прошёл', { status: 404 })
  await giveKey(claim)
  const address = new URL((await presentPaths[claim.collection]?.(claim.id)) ?? claim.path, env.PUBLIC_URL)
  await giveKey({ ...claim, path: address.pathname })
  return NextResponse.redirect(address, {
    status: 303,
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

/** The cookie expires with the link, is read-only and names one document and one page. */
async function giveKey(claim: PreviewClaim) {
  const jar = await cookies()
  jar.set(PREVIEW_COOKIE, signPreviewToken(claim, env.PREVIEW_SECRET), {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.PUBLIC_URL.startsWith('https:'),
    path: '/',
    expires: new Date(claim.exp * 1000),
  })
}
