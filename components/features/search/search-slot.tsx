'use client'

import { useState, type ReactNode } from 'react'
import type { SuggestMine } from '@/components/features/search/use-suggestions'
import { createSlot } from '@/components/ui/create-slot'

const SearchSuggestions = createSlot(
  async () => (await import('@/components/features/search/search-suggestions')).SearchSuggestions,
)

interface SearchSlotProps {
  fieldId: string
  suggestMine: SuggestMine
  /** The list pushes content down in a dialog and overlays it elsewhere. */
  isInFlow?: boolean
  children: ReactNode
}

/** Loads the suggestions when the field is first focused. */
export function SearchSlot({ fieldId, suggestMine, isInFlow = false, children }: SearchSlotProps) {
  const [isEntered, setEntered] = useState(false)
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the focus of the field inside
    <div className="relative min-w-0" onFocus={() => setEntered(true)}>
      {children}
      {isEntered && <SearchSuggestions fieldId={fieldId} suggestMine={suggestMine} isInFlow={isInFlow} />}
    </div>
  )
}
