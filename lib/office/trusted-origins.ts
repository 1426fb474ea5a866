const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Origins that may write: the portal's address and, on localhost, its other names. */
export function trustedOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!loopback.includes(hostname)) return [origin]
  return loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}
