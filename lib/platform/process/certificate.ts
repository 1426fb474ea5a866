import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const LIMIT_MS = 10_000

interface Certificate {
  endsAt: Date
  /** Why browsers do not trust it; null if they do. */
  refusal: string | null
}

/** Reads the certificate that visitors get; null without https. Throws if nothing answers there. */
export async function readCertificate(publicUrl: string): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^\[|\]$/g, '')
  const servername = isIP(host) ? undefined : host
  const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LIMIT_MS) })
    const refusal = socket.authorized ? null : String(socket.authorizationError)
    return { endsAt: new Date(socket.getPeerCertificate().valid_to), refusal }
  } finally {
    socket.destroy()
  }
}
