'use client'

import { usePictureAlts } from '@/components/layout/vision/use-picture-alts'
import type { VisionChoice } from '@/components/layout/vision/vision-choice'
import { useHyphens } from '@/components/ui/text/hyphenate-text'
import { ReadAloud } from '@/components/ui/text/read-aloud'

interface VisionToolsProps {
  choice: VisionChoice
  className: string
}

/** Loaded when the version is on. */
export function VisionTools({ choice, className }: VisionToolsProps) {
  usePictureAlts(choice.pictures === 'off')
  useHyphens(Boolean(choice.size || choice.spacing))
  return <ReadAloud className={className} />
}
