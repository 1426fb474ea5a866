'use client'

import { ClaimConfirmation, JoinConfirmation } from '@/components/features/claims/email-links'
import { UnsubscribeLink } from '@/components/features/cabinet/unsubscribe-link'
import { ReceptionLinks } from '@/components/features/receptions/reception-links'
import { EmailConfirmation } from '@/components/features/residents/email-confirmation'

/** Performs what a link of an email asks for. */
export function SiteEmailLinks() {
  return (
    <>
      <EmailConfirmation />
      <ClaimConfirmation />
      <JoinConfirmation />
      <ReceptionLinks />
      <UnsubscribeLink />
    </>
  )
}
