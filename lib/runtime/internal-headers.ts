/** Headers between the server and the code behind it; visitors cannot set them. */
export const internalHeaders = {
  /** Address of the visitor; proxies are trusted by TRUSTED_PROXIES. */
  clientAddress: 'x-client-address',
  requestId: 'x-request-id',
  /** Header of a response to the front: SetupRequest as text, or SETUP_CLOSED. */
  setup: 'x-portal-setup',
} as const
