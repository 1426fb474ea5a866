import { call } from '@/lib/client/call'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'

export async function openFile(id: number): Promise<void> {
  const { url } = await call(linkPrivateFile, { body: { id } })
  window.location.assign(url)
}
