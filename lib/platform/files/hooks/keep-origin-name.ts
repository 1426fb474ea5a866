import path from 'node:path'
import type { CollectionBeforeChangeHook } from 'payload'
import { plainText } from '@/lib/text/plain-text'
import { uploadedName } from '@/lib/platform/files/hooks/check-upload'

const LONGEST = 200
const PATH_AND_CONTROL = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu

/** Sets the download name: the editor's or the uploaded one, with the real extension. */
export const setOriginName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const uploaded = uploadedName.read(req)
  const stored = String(data.filename ?? originalDoc?.filename ?? '')
  const isWritten = data.originName && data.originName !== originalDoc?.originName
  const wanted = isWritten ? data.originName : (uploaded ?? data.originName ?? originalDoc?.originName)
  return { ...data, originName: cleanName(String(wanted ?? stored), path.extname(stored)) }
}

function cleanName(name: string, extension: string): string {
  const { name: base } = path.parse(plainText(name).replace(PATH_AND_CONTROL, ' ').replace(/\s+/g, ' ').trim())
  return `${(base || 'file').slice(0, LONGEST - extension.length)}${extension}`
}
