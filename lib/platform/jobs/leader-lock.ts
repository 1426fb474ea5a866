/** Advisory lock of the process that runs jobs. Arbitrary, but equal on all instances; apart, since its reader loads no Payload. */
export const LEADER_LOCK = 7_305_101
