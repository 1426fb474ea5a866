import { payloadClient } from '@/lib/platform/database/payload-client'

export async function findDeskTexts() {
  return (await payloadClient()).findGlobal({ slug: 'desk-texts', depth: 0 })
}
