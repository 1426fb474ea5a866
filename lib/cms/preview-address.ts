import { paths } from '@/lib/config/paths'
import { signPreviewToken, type PreviewTarget } from '@/lib/config/preview-token'

/** The address that opens the deployed page with the draft in it; anyone who holds it may read it for seven days. */
export function previewAddress(target: PreviewTarget): string {
  return paths.preview(signPreviewToken(target))
}
