import { call } from '@/lib/client/call'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'

/** Opens a file of one's own by a link that lives for minutes. */
export async function openFile(id: number): Promise<void> {
  const { url } = await call(linkPrivateFile, { body: { id } })
  window.location.assign(url)
}
