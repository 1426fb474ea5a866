/** Headers that the front sets on every request it passes inward, whatever the visitor sent under these names. */
export const innerHeaders = {
  /** Address of the visitor, believed from proxies only within TRUSTED_PROXIES. */
  clientAddress: 'x-client-address',
  requestId: 'x-request-id',
} as const
