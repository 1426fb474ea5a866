const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Host names the portal answers to: that of PUBLIC_URL and those of this machine, at any port; any name without PUBLIC_URL. */
export class OwnHosts {
  private readonly name: string | undefined

  constructor(publicUrl?: string) {
    this.name = publicUrl === undefined ? undefined : removeRootDot(new URL(publicUrl).hostname)
  }

  /** Takes the value of the Host header; HTTP/1.0 has none. */
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
