import { AccountSlot } from '@/components/features/account/account-slot'
import { LoginButton, LoginLine } from '@/components/features/account/login-button'

/** A guest's way in, and in its place a resident's state, where the header has room for it. */
export const accountPlaces = {
  inHeader: (
    <AccountSlot place="header">
      <LoginButton />
    </AccountSlot>
  ),
  inMenu: (
    <AccountSlot place="menu">
      <LoginLine />
    </AccountSlot>
  ),
}
