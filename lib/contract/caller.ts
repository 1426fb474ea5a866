/** Says where somebody comes from: browser and network address, as the transport knows them. */
export interface Visitor {
  device: string
  address: string | null
}

/** A resident who calls has a session and the token that proves it. */
export interface Caller {
  residentId: number
  sessionId: number
  startedAt: Date
  token: string
}

/** An outside system sends messages for people. */
export interface System {
  id: number
  title: string
}
