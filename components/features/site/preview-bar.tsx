import { cookies } from 'next/headers'
import { PreviewNotice } from '@/components/features/site/preview-notice'
import { PREVIEW_COOKIE, verifyPreviewToken } from '@/lib/runtime/preview-token'
import { env } from '@/lib/config/env'

export async function PreviewBar() {
  const claim = verifyPreviewToken((await cookies()).get(PREVIEW_COOKIE)?.value, env.PREVIEW_SECRET)
  return claim && <PreviewNotice path={claim.path} />
}
