const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Where the back office may be written from: the portal's own address and, while it is tried at home, its other names there. */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!loopback.includes(hostname)) return [origin]
  return loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}
