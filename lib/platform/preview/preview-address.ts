import { paths } from '@/lib/config/paths'
import { signPreviewToken, type PreviewTarget } from '@/lib/runtime/preview-token'
import { env } from '@/lib/config/env'

const HOUR = 3600
const LIFETIME = 7 * 24 * HOUR

/**
 * Makes the address that opens the deployed page with the draft in it; anyone who holds it may read it for seven days.
 * Within an hour it stays the same, so that saving does not load the live preview anew.
 */
export function previewAddress(target: PreviewTarget): string {
  const hour = Math.ceil(Date.now() / 1000 / HOUR) * HOUR
  return paths.preview(signPreviewToken({ ...target, exp: hour + LIFETIME }, env.PREVIEW_SECRET))
}
