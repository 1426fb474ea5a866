/** The front and the code behind it use these headers: what the visitor sent under these names counts for nothing. */
export const internalHeaders = {
  /** The address of the visitor; proxies are believed only within TRUSTED_PROXIES. */
  clientAddress: 'x-client-address',
  requestId: 'x-request-id',
  /** The bytes of an answer's body as they are: Next throws away what a route says under the usual name. */
  bodyLength: 'x-body-length',
} as const
