/** Increase when files are read differently, to renew kept texts. */
const EDITION = 1

/** Path of what was read from a file. */
export function toReadingPath(name: string, edition = EDITION): string {
  return `readings/${edition}/${name}.json`
}

/** Paths of all editions. */
export function listReadingPaths(name: string): string[] {
  return Array.from({ length: EDITION }, (_, index) => toReadingPath(name, index + 1))
}
