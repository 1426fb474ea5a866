/** Headers between the front and the code behind it: what the visitor sent under these names counts for nothing. */
export const innerHeaders = {
  /** Address of the visitor, believed from proxies only within TRUSTED_PROXIES. */
  clientAddress: 'x-client-address',
  requestId: 'x-request-id',
  /** Of an answer: bytes of its body as they are. Next throws away what a route says under the usual name. */
  bodyLength: 'x-body-length',
} as const
