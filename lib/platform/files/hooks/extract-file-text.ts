import type { CollectionBeforeChangeHook } from 'payload'
import { extractText } from '@/lib/platform/documents/extract-text'

/** Keeps the words of an uploaded PDF or DOCX beside it, and whether a PDF is tagged. A file without readable text is stored all the same. */
export const extractFileText: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const read = await extractText(req.file.data, req.file.mimetype).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, mime: req.file?.mimetype }, 'Текст файла не извлечён')
    return { text: '' }
  })
  return { ...data, isTagged: null, ...read }
}
