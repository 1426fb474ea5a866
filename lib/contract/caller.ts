export interface Visitor {
  device: string
  address: string | null
}

export interface Caller {
  residentId: number
  sessionId: number
  startedAt: Date
  token: string
}

/** External system that reports for people. */
export interface System {
  id: number
  title: string
}
