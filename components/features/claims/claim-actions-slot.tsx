'use client'

import type { ClaimActionsProps } from '@/components/features/claims/claim-actions'
import { JOIN_ANCHOR } from '@/components/features/claims/claim-address'
import { classNames } from '@/components/ui/class-names'
import { createSlot, loadSchemas } from '@/components/ui/create-slot'
import { isOpenClaim } from '@/lib/domains/claims/states'

const RESERVED_SPACE = 'min-h-19 print:hidden [@media(scripting:none)]:hidden'

const ClaimActions = createSlot(
  async () => (await import('@/components/features/claims/claim-actions')).ClaimActions,
  () => null,
  loadSchemas,
  () => import('@/components/features/claims/hooks'),
)

/** The page is the same for all, so the browser loads what this visitor may do, into reserved space. */
export function ClaimActionsSlot(props: ClaimActionsProps) {
  return (
    <div
      id={JOIN_ANCHOR}
      className={classNames('scroll-mt-24', isOpenClaim(props.code) ? RESERVED_SPACE : 'empty:hidden')}
    >
      <ClaimActions key={props.id} {...props} />
    </div>
  )
}
