const loopback = ['localhost', '127.0.0.1', '[::1]']

/** The back office may be written from the portal's address and, while it is tried at home, from its other names. */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!loopback.includes(hostname)) return [origin]
  return loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}
