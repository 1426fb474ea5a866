import { AccountSlot } from '@/components/features/residents/account-slot'
import { LoginButton, LoginMenuItem } from '@/components/features/residents/login-button'

/**
 * Each place shows a login button to a guest and the account to a resident. The header uses one where it has room, the
 * side menu the other.
 */
export const accountLinks = {
  inHeader: (
    <AccountSlot place="header">
      <LoginButton />
    </AccountSlot>
  ),
  inMenu: (
    <AccountSlot place="menu">
      <LoginMenuItem />
    </AccountSlot>
  ),
}
