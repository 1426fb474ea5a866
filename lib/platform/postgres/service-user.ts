import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** PostgreSQL runs as this user. Undefined means ourselves: only root has to change. */
export interface ServiceUser {
  uid: number
  gid: number
}

const NOBODY: ServiceUser = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses root, so root hands it to the user `postgres` when there is one, otherwise to `nobody`. */
export async function serviceUser(): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return findUser(users, 'postgres') ?? findUser(users, 'nobody') ?? NOBODY
}

/** Answers whether the user may pass through the folder and every folder above it; we ourselves always may. */
export async function canEnter(folder: string, user: ServiceUser | undefined): Promise<boolean> {
  if (!user) return true
  for (let current = resolve(folder); ; current = dirname(current)) {
    const found = await stat(current).catch(() => null)
    if (found && !mayPass(found, user)) return false
    if (current === dirname(current)) return true
  }
}

function findUser(passwd: string, name: string): ServiceUser | undefined {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  return uid > 0 && gid > 0 ? { uid, gid } : undefined
}

function mayPass(folder: { mode: number; uid: number; gid: number }, user: ServiceUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0
  return (folder.mode & (folder.gid === user.gid ? 0o010 : 0o001)) !== 0
}
