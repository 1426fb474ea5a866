import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { paths } from '@/lib/config/paths'
import { readDeskUser, type DeskUser } from '@/lib/desk/desk-user'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Sends a visitor to the login and back to `path`; the desk does not exist for a role without claims. */
export async function requireDesk(path: string): Promise<DeskUser> {
  const user = await readDeskUser(await headers())
  if (user === 'guest') redirect(`${paths.admin}/login?redirect=${encodeURIComponent(path)}`)
  if (user === 'stranger') notFound()
  return user
}

/** The same for a page that only dispatchers and administrators have. */
export async function requireDispatcherPage(path: string): Promise<DeskUser> {
  const user = await requireDesk(path)
  if (!user.isDispatcher) notFound()
  return user
}
