import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { libraryAccess } from '@/lib/platform/access/roles'
import { documentKind, documentTypes } from '@/lib/platform/files/document-kind'
import { fileWarning, warningField } from '@/lib/platform/fields/notice-fields'
import { text } from '@/lib/platform/fields/basic-fields'
import { deleteOldReadings, deleteReadings } from '@/lib/platform/files/readings'
import { checkUpload, uploadedName } from '@/lib/platform/files/hooks/check-upload'
import { extractText } from '@/lib/platform/documents/document-tasks'
import path from 'node:path'
import { cutText, plainText } from '@/lib/text/plain-text'

/** Limit of all uploads to the back office; collections may set smaller ones. */
export const largestUpload = { bytes: 20 * 1024 * 1024, refusal: 'Файл больше 20 МБ. Уменьшите его и загрузите снова.' }

/** Stores the text for search, and whether a PDF is tagged. A file without readable text is stored too. */
const extractFileText: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data
  const read = await extractText(req.file.data, req.file.mimetype).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, mime: req.file?.mimetype }, 'Текст файла не извлечён')
    return { text: '' }
  })
  return { ...data, isTagged: null, ...read }
}

const MAX_NAME_LENGTH = 200
const PATH_AND_CONTROL = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu

/** Sets the download name: the editor's or the uploaded one, with the real extension. */
const setOriginName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const uploaded = uploadedName.read(req)
  const stored = String(data.filename ?? originalDoc?.filename ?? '')
  const isWritten = data.originName && data.originName !== originalDoc?.originName
  const wanted = isWritten ? data.originName : (uploaded ?? data.originName ?? originalDoc?.originName)
  return { ...data, originName: cleanName(String(wanted ?? stored), path.extname(stored)) }
}

function cleanName(name: string, extension: string): string {
  const { name: base } = path.parse(plainText(name).replace(PATH_AND_CONTROL, ' ').replace(/\s+/g, ' ').trim())
  return `${cutText(base || 'file', MAX_NAME_LENGTH - extension.length)}${extension}`
}

export const files: CollectionConfig = {
  slug: 'files',
  labels: { singular: 'Файл', plural: 'Документы и файлы' },
  access: libraryAccess,
  admin: {
    group: 'Файлы',
    useAsTitle: 'title',
    defaultColumns: ['title', 'originName', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'originName', 'filename'],
    description:
      'PDF, DOC, DOCX или XLSX без макросов, не больше 20 МБ; данные карт GeoJSON, не больше 5 МБ. По словам в PDF и DOCX документы находит поиск.',
  },
  upload: {
    pasteURL: false,
    mimeTypes: documentTypes,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      checkUpload({ largest: largestUpload.bytes, tooLarge: largestUpload.refusal, findKind: documentKind }),
    ],
    beforeChange: [setOriginName, extractFileText],
    afterChange: [deleteOldReadings],
    afterDelete: [deleteReadings],
  },
  fields: [
    text('title', 'Название', { required: true, maxLength: 300 }),
    warningField(fileWarning),
    text('originName', 'Имя файла для посетителя', {
      maxLength: 200,
      admin: { description: 'Под этим именем файл сохранится у посетителя. Пусто — имя загруженного файла.' },
    }),
    { name: 'text', type: 'textarea', hidden: true },
    { name: 'isTagged', type: 'checkbox', hidden: true },
  ],
}
