const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Accepted Host names: PUBLIC_URL and loopback names at any port; any name without PUBLIC_URL. */
export class OwnHosts {
  private readonly name: string | undefined

  constructor(publicUrl?: string) {
    this.name = publicUrl === undefined ? undefined : removeRootDot(new URL(publicUrl).hostname)
  }

  has(host: string | undefined): boolean {
    if (this.name === undefined || host === undefined) return true
    const name = removeRootDot(host.replace(/:\d*$/, '')).toLowerCase()
    return name === this.name || LOOPBACK.test(name)
  }
}

/** A host name may end with the dot of the root. */
function removeRootDot(name: string): string {
  return name.replace(/\.$/, '')
}
