import { onePhoto, type FileRules } from '@/components/ui/files/file-rules'
import { MOST_CLAIM_PHOTOS } from '@/lib/domains/claims/contract'

/** Photos are made smaller before they go, so a phone's own size does not matter. */
const LARGEST = 40 * 1024 * 1024

/** Snapshot beside a verdict. */
export const verdictPhoto: FileRules = {
  kinds: onePhoto.kinds.map((kind) => ({ ...kind, largest: LARGEST })),
  most: 1,
  refusal: () => 'Нужен снимок: JPEG, PNG или WebP',
}

/** Photos of a claim. */
export const claimPhotos: FileRules = { ...verdictPhoto, most: MOST_CLAIM_PHOTOS }
