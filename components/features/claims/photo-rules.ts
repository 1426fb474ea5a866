import { onePhoto, type FileRules } from '@/components/ui/file/file-rules'
import { MOST_CLAIM_PHOTOS } from '@/lib/domains/claims/rules'

/** These rules are for the photo of a verdict. */
export const verdictPhoto: FileRules = { ...onePhoto, refusal: () => 'Нужен снимок: JPEG, PNG или WebP' }

/** These rules are for the photos of a claim. */
export const claimPhotos: FileRules = { ...verdictPhoto, maxCount: MOST_CLAIM_PHOTOS }
